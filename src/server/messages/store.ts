import type { ColumnsOf } from '../storage/tables';
import type { Language } from '../../definition/model/text';
import { sql } from 'kysely';
import { addActivities } from '../activity/store';
import { type CountLimit, isWithin } from '../storage/attempts';
import type { Connection, Db } from '../storage/connection';
import { hasRow, insertRows, remove, rowCount, select, update } from '../storage/queries';

declare module '../storage/tables' {
  interface Tables {
    message: MessageRow;
  }
}

/** A message to send, without its text. */
interface MessageRow extends ColumnsOf<Required<Omit<NewMessage, 'applicationId' | 'limits'>>> {
  application_id: string | null;
  attempts: number;
  /** waiting, sent or failed */
  state: string;
  result: string;
  created_at: string;
}

/** What a message is about; the kind decides who composes and who delivers it (server/messages). */
export type MessageKind =
  /** To the applicant: the application has arrived. */
  | 'receipt'
  /** To be replaced by a notice for each colleague who wants one at once. */
  | 'notices'
  /** To one colleague: an application has arrived. */
  | 'notice'
  /** To one colleague: how many more notices there would have been. */
  | 'rest'
  /** To the applicant: staff ask for more. */
  | 'request'
  /** To the applicant: the date of a request is near. */
  | 'reminder'
  /** To the applicant: a document was refused. */
  | 'document'
  /** To the applicant: staff have given files. */
  | 'given'
  /** To one colleague: what arrived in a day. */
  | 'digest'
  /** To one colleague: what they were told of applications. */
  | 'alert'
  /** To one owner: why nothing is erased for now. */
  | 'doubt'
  /** To another owner, or to the address that an account had: what was done with an account. */
  | 'account'
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
  /**
   * The day of a digest, the moment after which alerts are reported, the id of a request, the turn of a rest, a doubt;
   * of notices `answered`: an applicant has answered one.
   */
  readonly about?: string;
  /** When it is sent at the earliest. */
  readonly due: string;
  /** Over one of these it is not added. */
  readonly limits?: readonly CountLimit[];
}

/** A message that this process may send until another one may. */
export interface ClaimedMessage extends Required<
  Omit<NewMessage, 'due' | 'applicationId' | 'limits'>
> {
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

/** The kinds of messages that applicants get: that they were sent is reported after they are dropped, too. */
const TO_APPLICANTS: ReadonlySet<MessageKind> = new Set([
  'receipt',
  'request',
  'reminder',
  'document',
  'given',
]);

/** What is sent first, if much waits: what applicants and owners have to act on, then what others wait for, then notices. */
const URGENT: readonly (readonly MessageKind[])[] = [
  ['request', 'reminder', 'document', 'given', 'account'],
  ['receipt', 'webhook'],
];
const urgencies = sql.join(
  URGENT.map((kinds, rank) => sql`when kind in (${sql.join(kinds)}) then ${sql.lit(rank)}`),
  sql` `,
);

/**
 * Messages that have to be sent, without their texts: these are made when they are sent, so that erasing an
 * application erases its messages.
 */
export function sqlMessages({ db, atomic }: Connection) {
  return {
    /** Adds messages; one whose id exists is left as it is. */
    add: (messages: readonly NewMessage[], now: string) =>
      atomic((own) => addMessages(own, messages, now)),
    /**
     * Takes messages that are due: no other process gets them before `until`. A process that ends meanwhile loses
     * nothing, since they are due again then.
     */
    async claim(now: string, until: string, most: number): Promise<readonly ClaimedMessage[]> {
      const due = await select(db, 'message', { state: 'waiting' }, 'id', 'due')
        .where('due', '<=', now)
        .orderBy(sql`case ${urgencies} else ${sql.lit(URGENT.length)} end`)
        .orderBy('due')
        .orderBy('id')
        .limit(most)
        .execute();
      if (due.length === 0) return [];
      return atomic(async (own) => {
        const claimed: ClaimedMessage[] = [];
        for (const one of due) {
          // Whoever changes the moment first has it: the others do not find the row any more.
          const row = await own
            .updateTable('message')
            .set({ due: until, attempts: sql`attempts + 1` })
            .where('id', '=', one.id)
            .where('state', '=', 'waiting')
            .where('due', '=', one.due)
            .returning(['id', 'kind', 'recipient', 'language', 'application_id as applicationId'])
            .returning(['about', 'attempts', 'created_at as createdAt'])
            .executeTakeFirst();
          if (row) claimed.push({ ...row, applicationId: row.applicationId ?? undefined });
        }
        return claimed;
      });
    },
    /**
     * Notes the outcome of an attempt, unless another process has taken the message since, or one is noted already: the
     * commit of `sent` may have succeeded although its connection broke, and the caller then notes a failure.
     */
    settle: ({ id, attempts }: Pick<ClaimedMessage, 'id' | 'attempts'>, outcome: MessageOutcome) =>
      atomic(async (own) => {
        const settled = await own
          .updateTable('message')
          .set(outcome.state === 'sent' ? { state: 'sent', result: '' } : outcome)
          .where('id', '=', id)
          .where('attempts', '=', attempts)
          .where('state', '=', 'waiting')
          .returning(['kind', 'application_id'])
          .executeTakeFirst();
        const applicationId = settled?.application_id ?? undefined;
        if (!settled || applicationId === undefined || !TO_APPLICANTS.has(settled.kind)) return;
        if (outcome.state !== 'sent' || outcome.at === undefined) return;
        const entry = { id: `sent-${id}`, at: outcome.at, who: '', text: settled.kind };
        await addActivities(own, applicationId, [{ ...entry, kind: 'mail' }]);
      }),
    /** Replaces a message by others, unless it is gone. */
    replace: (id: string, by: readonly NewMessage[], now: string) =>
      atomic(async (own) => {
        if (await remove(own, 'message', { id })) await addMessages(own, by, now);
      }),
    /** Counts messages that wait, and those that were given up. */
    async unsent(): Promise<Readonly<Record<'waiting' | 'failed', number>>> {
      const inState = (state: string) =>
        rowCount(db.selectFrom('message').where('state', '=', state));
      return { waiting: await inState('waiting'), failed: await inState('failed') };
    },
    /** Returns failed messages, oldest first, and their number. */
    async failed(most: number) {
      const failed = db.selectFrom('message').where('state', '=', 'failed');
      const total = await rowCount(failed);
      const rows = await failed
        .leftJoin('application', 'application.id', 'message.application_id')
        .select(['message.id', 'kind', 'application_id as applicationId', 'reference', 'result'])
        .select('message.created_at as createdAt')
        .orderBy('message.created_at')
        .orderBy('message.id')
        .limit(most)
        .execute();
      return { messages: rows, total };
    },
    /** Returns whether the receipt of an application was sent, or will be. */
    hasReceipt: (reference: string) =>
      hasRow(
        db
          .selectFrom('message')
          .innerJoin('application', 'application.id', 'message.application_id')
          .select('message.id')
          .where('reference', '=', reference)
          .where('kind', '=', 'receipt')
          .where('state', '!=', 'failed'),
      ),
    /** Starts again with a failed message; returns false if there is none. */
    retry: (id: string, now: string) =>
      atomic((own) => {
        const again = { state: 'waiting', attempts: 0, due: now };
        return update(own, 'message', { id, state: 'failed' }, again);
      }),
    /** Removes a failed message; returns false if there is none. */
    dismiss: (id: string) => atomic((own) => remove(own, 'message', { id, state: 'failed' })),
    /** Removes messages that were sent before a moment. */
    dropSent: (before: string) =>
      atomic((own) => remove(own, 'message', { state: 'sent' }, sql`due < ${before}`)),
  };
}

/** Adds messages within a transaction. */
export async function addMessages(
  db: Db,
  messages: readonly NewMessage[],
  now: string,
): Promise<void> {
  const made = { attempts: 0, state: 'waiting', result: '', createdAt: now };
  const rows = [];
  for (const { applicationId = null, about = '', limits = [], ...message } of messages) {
    if (await isWithin(db, limits, now)) rows.push({ ...message, ...made, applicationId, about });
  }
  await insertRows(db, 'message', rows, 'id');
}
