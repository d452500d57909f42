import type { Values } from '../../definition/model/values';

export interface NewContent {
  /** Unique within its kind. */
  readonly id: string;
  readonly createdAt: string;
  readonly document: Values;
}

export interface ContentRecord extends NewContent {
  /** When it was last written. */
  readonly updatedAt: string;
}

/** A record's place among those of its kind, and the number of the content write that it comes from. */
export interface PlacedRecord extends ContentRecord {
  readonly position: number;
  readonly revision: number;
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
  /** Returns the ids of a kind. */
  ids(kind: string): Promise<ReadonlySet<string>>;
  count(kind: string): Promise<number>;
  /** Reads those that exist, in the order of the ids. */
  readAll(kind: string, ids: readonly string[]): Promise<readonly ContentRecord[]>;
  /** Inserts the records of a kind, only on the first call for that kind. */
  seed(kind: string, records: readonly NewContent[], now: string): Promise<void>;
  /** Returns the records in their order. */
  list(kind: string): Promise<readonly ContentRecord[]>;
  read(kind: string, id: string): Promise<ContentRecord | undefined>;
  /** Adds a record after all others of its kind. */
  add(kind: string, record: NewContent): Promise<ContentRecord>;
  /** Writes the single record of a kind, or creates it. */
  put(kind: string, record: NewContent): Promise<ContentRecord>;
  /** Replaces the document of a record; returns undefined if there is no such record. */
  replace(
    kind: string,
    id: string,
    document: Values,
    now: string,
  ): Promise<ContentRecord | undefined>;
  /** Returns false if there was none. */
  remove(kind: string, id: string): Promise<boolean>;
}
