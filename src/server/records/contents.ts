import type { Values } from '../../definition/model/values';
import type { sqlContents } from './sqlContents';
import type { Generated } from 'kysely';

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
  /** The revision of the record as it was read; left out: it is not compared. */
  readonly revision?: number | undefined;
  /** The fields whose value no other record of the kind may have. */
  readonly unique?: readonly string[];
}

/** A record's place among those of its kind. */
export interface PlacedRecord extends ContentRecord {
  readonly position: number;
}

export type Contents = ReturnType<typeof sqlContents>;

/** What is read of content again and again. Shared by all who read it: nobody may change it. */
export type KeptContent = Pick<Contents, 'list' | 'read'>;

export interface Removal {
  readonly by?: string;
  readonly at: string;
  /** Kept until it is restored, instead of for some time. */
  readonly isArchived?: boolean;
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

declare module '../storage/tables' {
  interface Tables {
    content: ContentRow;
    /** At most one row, raised in the transaction of each write. */
    content_revision: {
      name: string;
      /** The number of content writes. */
      revision: number;
      /** Those of them of which visitors are shown nothing. */
      hidden: Generated<number>;
    };
    content_version: ContentVersionRow;
    content_seed: { kind: string; seeded_at: string };
  }
}

/** A version of a record that was replaced; or the last one of a record that was removed. */
interface ContentVersionRow extends ContentRow {
  /** Null: replaced. */
  removed_at: string | null;
  removed_by: string;
  /** 1: kept until it is restored; 0: kept for some time only. */
  archived: number;
}

interface ContentRow {
  id: string;
  kind: string;
  position: number;
  document: string;
  created_at: string;
  updated_at: string;
  /** The content revision of its last write. */
  revision: Generated<number>;
  /** The e-mail address of whoever wrote it; empty for demo content. */
  written_by: Generated<string>;
}
