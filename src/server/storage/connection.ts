import type { Kysely } from 'kysely';
import type { Tables } from './tables';

export type Db = Kysely<Tables>;

/** Compared with another one only. */
export type Revision = number | string;

/** The numbers of content writes so far, and of those among them of which visitors are shown nothing. */
export interface ContentRevision {
  readonly revision: number;
  readonly hidden: number;
}

export const NO_CONTENT: ContentRevision = { revision: 0, hidden: 0 };

/** The differences between the two databases; everything else is the same SQL. */
export interface Connection {
  readonly db: Db;
  /** Runs work in a transaction. All writes go through here. */
  atomic<T>(work: (db: Db) => Promise<T>): Promise<T>;
  /** Runs reads that all see the database as of one moment. */
  snapshot<T>(read: (db: Db) => Promise<T>): Promise<T>;
  /**
   * Returns the revision of content, which includes every content write that was acknowledged before the call, in any
   * process. No promise where the database can be asked at once.
   */
  contentRevision(): ContentRevision | Promise<ContentRevision>;
  /**
   * Returns what differs as soon as anything was committed, by any process: what was read is still all that there is if it
   * was the same before the read and is the same now.
   */
  revision(): Revision | Promise<Revision>;
  /** Waits until this transaction is the only one that holds the lock. */
  lock(db: Db): Promise<void>;
  /**
   * Removes deleted data from the disk, as far as the database can; repeated, also what an erasure could not do while another
   * process was reading.
   */
  scrub(): Promise<void>;
  /** Returns whether nobody can take the open database for unused (DatabaseFile). */
  isHeld(): Promise<boolean>;
}
