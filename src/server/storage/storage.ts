import type { Rights } from '../../contract/rights';
import type { Language } from '../../definition/model/text';
import type { Stores } from '../features';
import type { Connection } from './connection';

/**
 * Everything that the server stores, except the photos' bytes: the parts of the features. SQLite and PostgreSQL implement
 * it, tested by one contract suite. What a resolved promise has acknowledged is synced to disk. Moments are ISO texts in
 * UTC, which sort by time.
 */
export interface Storage extends Stores, Pick<Connection, 'revision' | 'scrub' | 'isHeld'> {
  /** Resolves once the database has answered. */
  readonly ping: () => Promise<void>;
  /** Returns the id with which the photo store is marked, too; undefined if there is none (storeId). */
  readonly id: () => Promise<string | undefined>;
  readonly close: () => Promise<void>;
}

export interface StoredPage {
  /** From 1. */
  readonly page: number;
  readonly perPage: number;
}

/** The account of a session, with the rights that it has at this moment. */
export interface SessionOwner extends Rights {
  readonly id: string;
  readonly email: string;
  /** Empty if the account has none. */
  readonly name: string;
  readonly language: Language;
  /** Whether logging in asks for a code, too. */
  readonly hasFactor: boolean;
}
