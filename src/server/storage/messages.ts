import type { Language } from '../../definition/language/text';

/** What a message is about; the kind decides who composes and who delivers it (server/messages). */
export type MessageKind =
  /** To the applicant: the application has arrived. */
  | 'receipt'
  /** To be replaced by a notice for each colleague who wants one at once. */
  | 'notices'
  /** To one colleague: an application has arrived. */
  | 'notice'
  /** To the applicant: staff ask for more. */
  | 'request'
  /** To the applicant: the date of a request is near. */
  | 'reminder'
  /** To the applicant: a document was refused. */
  | 'document'
  /** To one colleague: what arrived in a day. */
  | 'digest'
  /** To the agency's own program. */
  | 'webhook';

export interface NewMessage {
  /** The same for each attempt: the Message-ID is made of it. */
  readonly id: string;
  readonly kind: MessageKind;
  /** An e-mail address, the id of a colleague, or empty. */
  readonly recipient: string;
  readonly language: Language;
  /** Erased with the application; undefined: about none. */
  readonly applicationId?: string;
  /** The day of a digest, the id of a request; of notices `answered`: an applicant has answered one. */
  readonly about?: string;
  /** When it is sent at the earliest. */
  readonly due: string;
}

/** A message that this process may send until another one may. */
export interface ClaimedMessage extends Required<Omit<NewMessage, 'due' | 'applicationId'>> {
  readonly applicationId: string | undefined;
  /** From 1. */
  readonly attempts: number;
  readonly createdAt: string;
}

/** What became of an attempt. The result is a code, and never a text of the other side. */
export type MessageOutcome =
  /** `at` is left out if there was nothing to send any more. */
  | { readonly state: 'sent'; readonly at?: string }
  | { readonly state: 'waiting'; readonly due: string; readonly result: string }
  | { readonly state: 'failed'; readonly result: string };

/** A message that was given up. */
export interface FailedMessage {
  readonly id: string;
  readonly kind: MessageKind;
  readonly applicationId: string | null;
  readonly reference: string | null;
  readonly createdAt: string;
  readonly result: string;
}

/**
 * Messages that have to be sent, without their texts: these are made when they are sent, so that erasing an
 * application erases its messages.
 */
export interface Messages {
  /** Adds messages; one whose id exists is left as it is. */
  add(messages: readonly NewMessage[], now: string): Promise<void>;
  /**
   * Takes messages that are due: no other process gets them before `until`. A process that ends meanwhile loses
   * nothing, since they are due again then.
   */
  claim(now: string, until: string, most: number): Promise<readonly ClaimedMessage[]>;
  /** Notes the outcome of an attempt, unless another process has taken the message since. */
  settle(message: Pick<ClaimedMessage, 'id' | 'attempts'>, outcome: MessageOutcome): Promise<void>;
  /** Replaces a message by others. */
  replace(id: string, by: readonly NewMessage[], now: string): Promise<void>;
  /** Returns failed messages, oldest first, and their number. */
  failed(
    most: number,
  ): Promise<{ readonly messages: readonly FailedMessage[]; readonly total: number }>;
  /** Starts again with a failed message; returns false if there is none. */
  retry(id: string, now: string): Promise<boolean>;
  /** Removes a failed message; returns false if there is none. */
  dismiss(id: string): Promise<boolean>;
  /** Removes messages that were sent before a moment. */
  dropSent(before: string): Promise<void>;
}
