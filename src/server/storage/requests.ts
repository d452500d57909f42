import type { Values } from '../../definition/model/values';
import type { SearchFields } from '../../definition/describe/searchFields';
import type { REQUEST_STATES } from '../../contract/requests';
import type { NewPhoto } from './applications';
import type { NewMessage } from './messages';

/** Fields that staff have asked an applicant for. */
export interface StoredRequest {
  readonly id: string;
  readonly applicationId: string;
  readonly fields: readonly string[];
  readonly text: string;
  readonly due: string | null;
  readonly createdAt: string;
  readonly createdBy: string;
  readonly state: (typeof REQUEST_STATES)[number];
  readonly answeredAt: string | null;
  /** The answers to the fields before and after; empty until it is answered. */
  readonly before: Values;
  readonly after: Values;
}

export type NewRequest = Pick<
  StoredRequest,
  'id' | 'applicationId' | 'fields' | 'text' | 'due' | 'createdAt' | 'createdBy'
>;

/** The applicant's answers to a request. */
export interface RequestAnswers {
  readonly id: string;
  readonly at: string;
  /** The hash of the Idempotency-Key. */
  readonly key: string;
  /** Of the fields of the request, and no others. */
  readonly after: Values;
  readonly photos: readonly NewPhoto[];
  readonly facts: SearchFields;
  readonly messages: readonly NewMessage[];
}

/** Answers that staff have corrected. */
export interface Correction extends Pick<
  NewRequest,
  'id' | 'applicationId' | 'fields' | 'createdAt' | 'createdBy'
> {
  readonly key: string;
  /** How many times the answers were changed before, as staff saw them; left out: any. */
  readonly version?: number | undefined;
  readonly after: Values;
  readonly photos: readonly NewPhoto[];
  readonly facts: SearchFields;
}

/** What staff ask applicants for once more; an application has one open request at most. */
export interface Requests {
  /** Adds a request with its messages; one that is open is withdrawn. */
  add(request: NewRequest, messages: readonly NewMessage[]): Promise<void>;
  /** Lists the requests of an application, newest first. */
  list(applicationId: string): Promise<readonly StoredRequest[]>;
  /** Returns false if none was open. */
  withdraw(applicationId: string): Promise<boolean>;
  /**
   * Replaces the answers to the fields of an open request, and keeps those before, or does nothing: `repeated` after
   * the same key, `gone` if it is not open.
   */
  answer(answers: RequestAnswers): Promise<'answered' | 'repeated' | 'gone'>;
  /**
   * Replaces the answers to some fields, and keeps those before as a request of the state `corrected`, or does
   * nothing: `repeated` after the same key, `stale` if they were changed since the version, `gone` with the application.
   */
  correct(correction: Correction): Promise<'corrected' | 'repeated' | 'stale' | 'gone'>;
}
