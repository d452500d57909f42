import type { ActivityEntry } from '../../contract/activity';
import type { Order } from '../../contract/applicationFilter';
import type { Status } from '../../contract/statuses';
import type { SearchFields } from '../../definition/describe/searchFields';
import type { Language, Text } from '../../definition/language/text';
import type { Values } from '../../definition/model/values';
import type { NewMessage } from './messages';
import type { StoredPage } from './storage';

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
}

export interface NewApplication {
  readonly id: string;
  readonly reference: string;
  readonly serviceId: string;
  /** The hash of its definition. */
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

/** Who of the staff has entered an application for somebody at the desk or on the telephone. */
export interface EnteredByStaff {
  /** The id of the account, which has read it by that. */
  readonly by: string;
  readonly entry: ActivityEntry;
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
export interface StoredApplicationFilter {
  readonly serviceId?: string;
  /** Only those of these services, beside serviceId. */
  readonly services?: readonly string[];
  readonly status?: Status;
  /** Only unread ones. */
  readonly unread?: boolean;
  /** The id of the account that `unread` is about; left out: read by nobody. */
  readonly reader?: string;
  /** The id of the account that they are given to; null: nobody. */
  readonly assignee?: string | null;
  /** The language in which the form was filled in. */
  readonly language?: Language;
  /** With a date from this day on. */
  readonly dueFrom?: string;
  /** With a date before this day. */
  readonly dueBefore?: string;
  /** Only those without a date. */
  readonly undated?: boolean;
  /** Only these. */
  readonly ids?: readonly string[];
  /** Statuses that are left out. */
  readonly without?: readonly Status[];
  /** Sent at this moment or later. */
  readonly from?: string;
  /** Sent before this moment. */
  readonly before?: string;
  /** Sent after this moment. */
  readonly after?: string;
  /** Each occurs in the search text (definition/describe/searchFields). */
  readonly words?: readonly string[];
  /** Each is an answer that the application is about. */
  readonly about?: readonly Pick<AboutPart, 'field' | 'value'>[];
}

export interface Handling {
  readonly status: Status;
  /** When it was first read; null: nobody has read it. */
  readonly readAt: string | null;
  /** Who has read it (storage/readers). */
  readonly readers: string;
  /** The id of the account that it is given to. */
  readonly assignee: string | null;
  /** A day. */
  readonly due: string | null;
  /** Raised with each change of status, colleague or date. */
  readonly version: number;
  /** Who changed the status last; empty if nobody has. */
  readonly changedBy: string;
  readonly changedAt: string | null;
}

/** A note of staff; notes are only added. */
export interface Note {
  readonly id: string;
  readonly at: string;
  /** The e-mail address of its author; empty if unknown. */
  readonly who: string;
  readonly text: string;
}

/** A change of the staff's work. */
export interface HandlingChange extends Partial<Pick<Handling, 'status' | 'assignee' | 'due'>> {
  /** Whether an account has read it. */
  readonly read?: { readonly by: string; readonly at: string | null };
  /** Who changes the rest, and when. */
  readonly by?: string;
  readonly at?: string;
  /** Entries of the change. */
  readonly activities?: readonly ActivityEntry[];
  /** The version that the change is based on; left out: any. */
  readonly version?: number;
}

/** A row of a list. */
export type InboxLine = Pick<
  StoredApplication,
  'id' | 'reference' | 'serviceId' | 'language' | 'createdAt'
> &
  Omit<SearchFields, 'search'> &
  Pick<Handling, 'status' | 'version' | 'readAt' | 'readers' | 'assignee' | 'due'> & {
    readonly about: string;
  };

export interface Applications {
  /** Stores the application, its search fields, its photos, its key, its messages and its link, or nothing. */
  insert(application: NewApplication): Promise<Inserted>;
  byKey(key: string): Promise<Earlier | undefined>;
  /** Reads an application, if it is of the service. */
  read(id: string, serviceId?: string): Promise<StoredApplication | undefined>;
  /** Reads those that exist, in the order of the ids. */
  readAll(ids: readonly string[]): Promise<readonly StoredApplication[]>;
  /** Counts the applications that name a record of content. */
  countAbout(kind: string, id: string): Promise<number>;
  /** Returns what applications are for, by their ids. */
  about(ids: readonly string[]): Promise<ReadonlyMap<string, readonly AboutPart[]>>;
  /** Reads applications of which it was not looked up what they are for. */
  unnamed(limit: number): Promise<readonly StoredApplication[]>;
  /** Stores what applications are for, unless it is stored already. */
  name(about: ReadonlyMap<string, About>): Promise<void>;
  /** Returns those of the ids that belong to an application. */
  knownPhotos(ids: readonly string[]): Promise<ReadonlySet<string>>;
  /** Returns the application that a photo belongs to; undefined if it belongs to none. */
  ofPhoto(id: string): Promise<Pick<StoredApplication, 'reference' | 'serviceId'> | undefined>;
  /**
   * Erases everything of an application, also from the disk where the store can. Returns the ids of its photos;
   * undefined if there was none.
   */
  erase(id: string): Promise<readonly string[] | undefined>;
}

/** The staff's view of applications: narrow rows, so that a long list is searched quickly. */
export interface Inbox {
  list(
    filter: StoredApplicationFilter,
    order: Order,
    page: StoredPage,
  ): Promise<readonly InboxLine[]>;
  /** Counts the matching applications, and those of them that are unread. */
  count(
    filter: StoredApplicationFilter,
  ): Promise<{ readonly total: number; readonly unread: number }>;
  /** Returns the ids of all matching applications, in their order. */
  ids(filter: StoredApplicationFilter, order: Order): Promise<readonly string[]>;
  lines(ids: readonly string[]): Promise<readonly InboxLine[]>;
  /** Returns the definitions of all matching applications. */
  definitions(filter: StoredApplicationFilter): Promise<readonly string[]>;
  handling(id: string): Promise<Handling | undefined>;
  /** Changes the given properties and adds the entries, unless they were changed since the version that was read. */
  change(id: string, change: HandlingChange): Promise<'changed' | 'stale' | 'unknown'>;
  /** Returns the notes in the order in which they were added. */
  notes(id: string): Promise<readonly Note[]>;
  /** Returns the notes of several applications by their ids; those without any are left out. */
  notesOf(ids: readonly string[]): Promise<ReadonlyMap<string, readonly Note[]>>;
  /** Returns false if there is no such application. */
  addNote(id: string, note: Note): Promise<boolean>;
  /** Counts the applications of a service by each answer that they are about, the most frequent first. */
  aboutCounts(
    serviceId: string,
  ): Promise<
    readonly (Pick<AboutPart, 'field' | 'value' | 'names'> & { readonly count: number })[]
  >;
  /** Counts the matching applications of each service that has any. */
  countByService(
    filter: StoredApplicationFilter,
  ): Promise<readonly { readonly serviceId: string; readonly count: number }[]>;
  /** Returns what was sent after a moment, the last first; at most 1000. */
  arrived(after: string): Promise<readonly { readonly id: string; readonly serviceId: string }[]>;
  /** Counts the matching applications of each hour: "2026-03-01T10". */
  hours(
    filter: StoredApplicationFilter,
  ): Promise<readonly { readonly hour: string; readonly count: number }[]>;
}
