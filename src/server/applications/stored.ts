import type { ActivityEntry } from '../../contract/activity';
import type { Status } from '../../contract/statuses';
import type { SearchFields } from '../../definition/describe/searchFields';
import type { Language, Text } from '../../definition/model/text';
import type { APPLICATION, SentKind } from '../../contract/applications';
import type { TypeOf } from '../../contract/schema';
import type { Values } from '../../definition/model/values';
import type { NewAlerts } from '../alerts/store';
import type { NewMessage } from '../messages/store';
import type { SearchFilter } from '../storage/sqlSearch';

export interface NewPhoto {
  readonly id: string;
  readonly field: string;
  readonly bytes: number;
}

/** A part of what an application is for, such as the country of a visa. */
export interface AboutPart {
  readonly field: string;
  /** The answer; of a record, its id. */
  readonly value: string;
  readonly names: Text;
  readonly record?: { readonly kind: string; readonly id: string };
}

/** What an application is for, as it was looked up when it arrived. */
export interface About {
  /** In English: "Qatar · Tourism". */
  readonly title: string;
  readonly parts: readonly AboutPart[];
  /** Identifies the file of the service by which it was looked up. */
  readonly of?: string;
  /** The search text of the answers, if it is to be brought up to date. */
  readonly search?: string;
}

/** Something that an applicant has sent after the application. */
export interface SentPart {
  readonly kind: SentKind;
  /** The name of the document or the field; empty texts if nothing has changed in an answer. */
  readonly names: Text;
}

export interface NewApplication {
  readonly id: string;
  readonly reference: string;
  readonly serviceId: string;
  readonly definition: string;
  readonly language: Language;
  /** Pruned and checked; a photo is its id. */
  readonly answers: Values;
  readonly createdAt: string;
  readonly facts: SearchFields;
  /** Left out: looked up at the next start. */
  readonly about?: About;
  readonly photos: readonly NewPhoto[];
  readonly idempotency?: { readonly key: string; readonly bodyHash: string };
  /** Sent once it is stored. */
  readonly messages?: readonly NewMessage[];
  /** The hash of the secret link's token. */
  readonly link?: string;
  readonly entered?: EnteredByStaff;
}

/** Who of the staff has entered an application for somebody at the desk or on the telephone; it is assigned to them. */
export interface EnteredByStaff {
  /** The id of the account, which has read it by that. */
  readonly by: string;
  readonly entry: ActivityEntry;
  /** Whether it lacks what the form requires. */
  readonly isIncomplete?: boolean;
}

export type StoredApplication = Omit<
  NewApplication,
  'photos' | 'idempotency' | 'facts' | 'about' | 'messages' | 'link' | 'entered'
>;

/** The use of an Idempotency-Key. */
export interface Earlier {
  readonly reference: string;
  readonly bodyHash: string;
}

export type Inserted =
  | { readonly outcome: 'stored' }
  | { readonly outcome: 'repeated'; readonly earlier: Earlier }
  /** Another application has that reference: nothing was stored, and the caller tries another. */
  | { readonly outcome: 'referenceTaken' };

/** Selects applications; properties that are left out select all. */
export interface StoredApplicationFilter extends SearchFilter {
  readonly serviceId?: string;
  /** Only those of these services, beside serviceId. */
  readonly services?: readonly string[];
  readonly status?: Status;
  readonly unread?: boolean;
  /** The id of the account that `unread` is about; left out: read by nobody. */
  readonly reader?: string;
  /** Whether the applicant has sent something that no colleague has looked at. */
  readonly toCheck?: boolean;
  /** Entered by staff without what the form requires. */
  readonly incomplete?: boolean;
  /** The id of the account that they are given to; null: nobody. */
  readonly assignee?: string | null;
  /** The language in which the form was filled in. */
  readonly language?: Language;
  /** With a date from this day on. */
  readonly dueFrom?: string;
  /** With a date before this day. */
  readonly dueBefore?: string;
  readonly undated?: boolean;
  readonly ids?: readonly string[];
  readonly without?: readonly Status[];
  /** Sent at this moment or later. */
  readonly from?: string;
  /** Sent before this moment. */
  readonly before?: string;
  /** Something was sent to it after this moment. */
  readonly after?: string;
  /** Each is an answer that the application is about. */
  readonly about?: readonly Pick<AboutPart, 'field' | 'value'>[];
}

export interface Handling extends Pick<
  TypeOf<typeof APPLICATION>,
  | ('status' | 'assignee' | 'due' | 'sentAt' | 'toCheck' | 'incomplete')
  | ('version' | 'changedBy' | 'changedAt')
> {
  /** When it was first read; null: nobody has read it. */
  readonly readAt: string | null;
  /** Who has read it (storage/readers). */
  readonly readers: string;
  /** What that was; also what was sent before, if no colleague had looked at it by then. */
  readonly sent: readonly SentPart[];
}

export interface HandlingChange extends Partial<Pick<Handling, 'status' | 'assignee' | 'due'>> {
  /** Whether an account has read it. */
  readonly read?: {
    readonly by: string;
    readonly at: string | null;
    /** Whether the account handles the application: what others read stays to be checked. */
    readonly checks?: boolean;
  };
  /** Who changes the rest, and when. */
  readonly by?: string;
  readonly at?: string;
  readonly activities?: readonly ActivityEntry[];
  /** For colleagues about it. */
  readonly alerts?: NewAlerts;
  /** The version that the change is based on; left out: it is not compared. */
  readonly version?: number;
}

export type InboxLine = Pick<
  StoredApplication,
  'id' | 'reference' | 'serviceId' | 'language' | 'createdAt'
> &
  Omit<SearchFields, 'search'> &
  Omit<Handling, 'changedBy'> & {
    readonly about: string;
  };
