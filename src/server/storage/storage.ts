import type { Rights } from '../../contract/rights';
import type { Language } from '../../definition/model/text';
import type { sqlStorage } from './sqlStorage';

/**
 * Everything that the server stores, except the photos' bytes. SQLite and PostgreSQL implement it, tested by one
 * contract suite. What a resolved promise has acknowledged is synced to disk. Moments are ISO texts in UTC, which
 * sort by time.
 */
export type Storage = Awaited<ReturnType<typeof sqlStorage>>;

export interface StoredPage {
  /** From 1. */
  readonly page: number;
  readonly perPage: number;
}

/** The account of a session, with the rights that it has at this moment. */
export interface SessionOwner extends Rights {
  readonly id: string;
  readonly email: string;
  readonly language: Language;
  /** Whether logging in asks for a code, too. */
  readonly hasFactor: boolean;
}
