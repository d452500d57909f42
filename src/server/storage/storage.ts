import type { Rights } from '../../contract/rights';
import type { Language } from '../../definition/language/text';
import type { Service } from '../../definition/model/service';
import type { Activities } from './activities';
import type { Applications, Inbox } from './applications';
import type { AuditTrail } from './auditTrail';
import type { Contents } from './contents';
import type { Handovers } from './handovers';
import type { Links } from './links';
import type { Messages } from './messages';
import type { NoticeChoices } from './noticeChoices';
import type { Revision } from './connection';
import type { Documents } from './documents';
import type { Requests } from './requests';
import type { SecondFactors } from './secondFactors';
import type { StepCounts } from './stepCounts';
import type { StaffAccounts } from './staffAccounts';
import type { Views } from './views';

/**
 * Everything that the server stores, except the photos' bytes. SQLite and PostgreSQL implement it, tested by one
 * contract suite. What a resolved promise has acknowledged is synced to disk. Moments are ISO texts in UTC, which
 * sort by time.
 */
export interface Storage {
  readonly definitions: Definitions;
  readonly applications: Applications;
  readonly inbox: Inbox;
  readonly activities: Activities;
  readonly staff: StaffAccounts;
  readonly sessions: Sessions;
  readonly attempts: Attempts;
  readonly content: Contents;
  readonly audit: AuditTrail;
  readonly messages: Messages;
  readonly links: Links;
  readonly requests: Requests;
  readonly documents: Documents;
  readonly notices: NoticeChoices;
  readonly views: Views;
  readonly handovers: Handovers;
  readonly secondFactors: SecondFactors;
  readonly stepCounts: StepCounts;
  /**
   * Returns what differs as soon as anything was committed, by any process: what was read is still all that there is
   * if it was the same before the read and is the same now.
   */
  revision(): Revision | Promise<Revision>;
  /** Returns the id with which the photo store is marked, too; undefined if there is none (storeId). */
  id(): Promise<string | undefined>;
  /** Resolves once the database has answered. */
  ping(): Promise<void>;
  /** Repeats what an erasure could not do to the disk while another process was reading. */
  scrub(): Promise<void>;
  close(): Promise<void>;
}

/** Every definition that applications were filled in with, by the hash of its document. */
export interface Definitions {
  keep(hash: string, service: Service, now: string): Promise<void>;
  read(hash: string): Promise<Service | undefined>;
}

export interface StoredPage {
  /** From 1. */
  readonly page: number;
  readonly perPage: number;
}

export interface NewSession {
  readonly tokenHash: string;
  readonly staffId: string;
  readonly expiresAt: string;
  /** The hash that the password was checked against: if it has changed since, no session is opened. */
  readonly passwordHash?: string;
}

/** The account of a session, with the rights that it has at this moment. */
export interface SessionOwner extends Rights {
  readonly id: string;
  readonly email: string;
  readonly language: Language;
  /** Whether logging in asks for a code, too. */
  readonly hasFactor: boolean;
}

export interface Sessions {
  /** Returns false, and opens no session, if the account may not log in any more. */
  add(session: NewSession): Promise<boolean>;
  owner(tokenHash: string, now: string): Promise<SessionOwner | undefined>;
  /** Returns those sessions that go on. */
  living(tokenHashes: readonly string[], now: string): Promise<ReadonlySet<string>>;
  /** Ends the session at a moment; null: not before it expires. */
  leave(tokenHash: string, endsAt: string | null): Promise<void>;
  end(tokenHash: string): Promise<void>;
  dropExpired(now: string): Promise<void>;
}

export interface Attempt {
  readonly count: number;
  readonly expiresAt: string;
}

/** Counters that expire. */
export interface Attempts {
  /** Adds to a counter, and returns its value. */
  add(key: string, now: string, expiresAt: string, by?: number): Promise<Attempt>;
  /** Subtracts one. */
  giveBack(key: string): Promise<void>;
  remove(key: string): Promise<void>;
  dropExpired(now: string): Promise<void>;
}
