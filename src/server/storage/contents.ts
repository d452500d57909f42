import type { Values } from '../../definition/values';

export interface NewContent {
  /** Unique in its kind. */
  readonly id: string;
  readonly createdAt: string;
  readonly document: Values;
}

export interface ContentRecord extends NewContent {
  /** When it was last written. */
  readonly updatedAt: string;
}

export interface Contents {
  /** Puts the records of a kind in, the first time that it is called for that kind only. */
  seed(kind: string, records: readonly NewContent[], now: string): Promise<void>;
  /** In their order. */
  list(kind: string): Promise<readonly ContentRecord[]>;
  read(kind: string, id: string): Promise<ContentRecord | undefined>;
  /** Puts a record behind all others of its kind. */
  add(kind: string, record: NewContent): Promise<ContentRecord>;
  /** Of a kind of one record: writes the one that is there, or makes it. */
  put(kind: string, record: NewContent): Promise<ContentRecord>;
  /** The record with another document; undefined, and nothing stored, if there is none with that id. */
  replace(
    kind: string,
    id: string,
    document: Values,
    now: string,
  ): Promise<ContentRecord | undefined>;
  /** False if there was none. */
  remove(kind: string, id: string): Promise<boolean>;
}
