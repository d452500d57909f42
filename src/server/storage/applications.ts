import type { Order, Status } from '../../contract/applications';
import type { Facts } from '../../definition/facts';
import type { Language } from '../../definition/text';
import type { Values } from '../../definition/values';
import type { Page } from './storage';

export interface NewPhoto {
  readonly id: string;
  readonly field: string;
  readonly bytes: number;
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
  readonly facts: Facts;
  readonly photos: readonly NewPhoto[];
  readonly idempotency?: { readonly key: string; readonly bodyHash: string };
}

export type StoredApplication = Omit<NewApplication, 'photos' | 'idempotency' | 'facts'>;

/** What an Idempotency-Key was used for. */
export interface Earlier {
  readonly reference: string;
  readonly bodyHash: string;
}

export type Inserted =
  | { readonly outcome: 'stored' }
  | { readonly outcome: 'repeated'; readonly earlier: Earlier }
  /** Another application has that reference: nothing was stored, try another. */
  | { readonly outcome: 'referenceTaken' };

/** Which applications; what is left out does not matter. */
export interface Filter {
  readonly serviceId?: string;
  readonly status?: Status;
  /** Only what nobody has opened yet. */
  readonly unread?: boolean;
  /** Sent at this moment or later. */
  readonly from?: string;
  /** Sent before this moment. */
  readonly before?: string;
  /** Each is somewhere in the search text (definition/facts). */
  readonly words?: readonly string[];
}

export interface Handling {
  readonly status: Status;
  readonly note: string;
  /** Null: unread. */
  readonly readAt: string | null;
}

/** A line of a list. */
export type InboxLine = Pick<
  StoredApplication,
  'id' | 'reference' | 'serviceId' | 'language' | 'createdAt'
> &
  Omit<Facts, 'search'> &
  Pick<Handling, 'status' | 'readAt'>;

export interface Applications {
  /** All or nothing: the application, what it is found by, its photos and its key. */
  insert(application: NewApplication): Promise<Inserted>;
  byKey(key: string): Promise<Earlier | undefined>;
  /** Of a service, or of whichever it is. */
  read(id: string, serviceId?: string): Promise<StoredApplication | undefined>;
  /** In the order of the ids; those that are there. */
  readAll(ids: readonly string[]): Promise<readonly StoredApplication[]>;
  /** Those of the ids that belong to an application. */
  knownPhotos(ids: readonly string[]): Promise<ReadonlySet<string>>;
  /** Returns the reference of the application that a photo belongs to; undefined if it belongs to none. */
  ofPhoto(id: string): Promise<string | undefined>;
  /** Everything of it goes, where the store can also what lay on the disk. The photos' ids; undefined: there was none. */
  erase(id: string): Promise<readonly string[] | undefined>;
}

/** The staff's view of applications: narrow rows, so that what is far down a long list is found quickly. */
export interface Inbox {
  list(filter: Filter, order: Order, page: Page): Promise<readonly InboxLine[]>;
  /** How many there are, and how many of these are unread. */
  count(filter: Filter): Promise<{ readonly total: number; readonly unread: number }>;
  /** Of all that match, in their order. */
  ids(filter: Filter, order: Order): Promise<readonly string[]>;
  lines(ids: readonly string[]): Promise<readonly InboxLine[]>;
  /** The definitions with which those that match were filled in. */
  definitions(filter: Filter): Promise<readonly string[]>;
  handling(id: string): Promise<Handling | undefined>;
  /** Only what is given; false if there is no such application. */
  change(id: string, change: Partial<Handling>): Promise<boolean>;
  /** How many of each service are new. */
  waiting(): Promise<readonly { readonly serviceId: string; readonly count: number }[]>;
  /** How many came in each hour since a moment: "2026-03-01T10". */
  hours(from: string): Promise<readonly { readonly hour: string; readonly count: number }[]>;
}
