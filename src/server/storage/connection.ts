import type { Kysely } from 'kysely';
import type { Tables } from './tables';

export type Db = Kysely<Tables>;

/** What the two databases do differently; everything else is the same SQL. */
export interface Connection {
  readonly db: Db;
  /** Runs the work in one transaction. Everything that writes goes through here. */
  atomic<T>(work: (db: Db) => Promise<T>): Promise<T>;
  /** Runs reads that all see the store as it stood at one moment, whoever writes meanwhile. */
  snapshot<T>(read: (db: Db) => Promise<T>): Promise<T>;
  /** Lets one process at a time past, until its transaction ends. */
  lock(db: Db): Promise<void>;
  /** What was deleted goes from the disk as well, as far as it is in the store's power. */
  scrub(): Promise<void>;
}
