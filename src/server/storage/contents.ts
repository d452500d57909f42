import type { Values } from '../../definition/model/values';
import type { StoredPage } from './storage';

export interface NewContent {
  /** Unique within its kind. */
  readonly id: string;
  readonly createdAt: string;
  readonly document: Values;
}

export interface ContentRecord extends NewContent {
  /** When it was last written. */
  readonly updatedAt: string;
  /** The number of the content write that it comes from: its version. */
  readonly revision: number;
  /** The e-mail address of whoever wrote it; empty for demo content. */
  readonly writtenBy: string;
}

/** Who writes, and what the write is based on. */
export interface Written {
  readonly by?: string;
  /** The revision of the record as it was read; left out: any. */
  readonly revision?: number;
  /** The fields whose value no other record of the kind may have. */
  readonly unique?: readonly string[];
}

/** A record's place among those of its kind. */
export interface PlacedRecord extends ContentRecord {
  readonly position: number;
}

export interface Contents {
  /**
   * Returns the number of content writes so far. It includes every write that was acknowledged before the call, in
   * any process: what was read is still current if the revision before reading is the revision after it.
   */
  revision(): number | Promise<number>;
  /**
   * Returns records of a kind that were written after a record, in the order of their writes.
   * @param after the last record that is known; records of one write are in the order of their ids
   */
  writtenAfter(
    kind: string,
    after: Pick<PlacedRecord, 'revision' | 'id'>,
    most: number,
  ): Promise<readonly PlacedRecord[]>;
  /** Returns the ids of a kind, in the order of its records. */
  ids(kind: string): Promise<ReadonlySet<string>>;
  count(kind: string): Promise<number>;
  /** Reads those that exist, in the order of the ids. */
  readAll(kind: string, ids: readonly string[]): Promise<readonly ContentRecord[]>;
  /** Inserts the records of a kind, only on the first call for that kind. */
  seed(kind: string, records: readonly NewContent[], now: string): Promise<void>;
  /** Returns the records in their order. */
  list(kind: string): Promise<readonly ContentRecord[]>;
  read(kind: string, id: string): Promise<ContentRecord | undefined>;
  /** Adds a record after all others of its kind. Throws NotUnique. */
  add(kind: string, record: NewContent, written?: Written): Promise<ContentRecord>;
  /** Writes the single record of a kind, or creates it. Throws StaleContent. */
  put(kind: string, record: NewContent, written?: Written): Promise<ContentRecord>;
  /** Replaces the document of a record; returns undefined if there is no such record. Throws StaleContent, NotUnique. */
  replace(
    kind: string,
    id: string,
    document: Values,
    now: string,
    written?: Written,
  ): Promise<ContentRecord | undefined>;
  /**
   * Moves a record before another one of its kind; null: to the end. No record gets a new version by it. Returns the ids
   * in their order; undefined if one of the two does not exist.
   */
  move(kind: string, id: string, before: string | null): Promise<readonly string[] | undefined>;
  /** Puts a record into the bin; returns false if there was none. */
  remove(kind: string, id: string, removal?: Removal): Promise<boolean>;
  /** Puts a removed record back; returns undefined if there is none in the bin. Throws NotUnique. */
  restore(
    kind: string,
    id: string,
    written: Written & { now: string },
  ): Promise<ContentRecord | undefined>;
  /** Returns the earlier versions of a record, the newest first. */
  versions(kind: string, id: string): Promise<readonly ContentRecord[]>;
  /** Returns the removed records, the last removed first. */
  removed(
    page: StoredPage,
  ): Promise<{ readonly rows: readonly RemovedRecord[]; readonly total: number }>;
  /** Deletes records that were removed before a moment, and not archived, with their versions. */
  purge(before: string): Promise<number>;
  /** Returns earlier versions and removed records as JSON, which may name pictures. */
  pastDocuments(): Promise<readonly string[]>;
}

export interface Removal {
  readonly by?: string;
  readonly at: string;
  /** Kept until it is restored, instead of for some time. */
  readonly isArchived?: boolean;
}

/** A record in the bin. */
export interface RemovedRecord extends ContentRecord {
  readonly kind: string;
  readonly removedAt: string;
  readonly removedBy: string;
  readonly isArchived: boolean;
}

/** A record has been written since the version that a write is based on; nothing was stored. */
export class StaleContent extends Error {
  constructor(readonly current: ContentRecord) {
    super('the record has been written since it was read');
  }
}

/** Another record of the kind has the value of a unique field; nothing was stored. */
export class NotUnique extends Error {
  constructor(readonly field: string) {
    super('another record has this value');
  }
}
