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

export interface Contents {
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
