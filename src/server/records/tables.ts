import type { Generated } from 'kysely';

declare module '../storage/tables' {
  interface Tables {
    content: ContentRow;
    /** At most one row: the number of content writes, raised in the transaction of each. */
    content_revision: { name: string; revision: number };
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

export interface ContentRow {
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
