import type { Service } from '../../definition/service';
import type { Applications, Inbox } from './applications';
import type { AuditTrail } from './auditTrail';
import type { Contents } from './contents';
import type { StaffAccounts } from './staffAccounts';

/**
 * All that the server keeps, apart from the photos' bytes. Two stores stand behind it, the embedded one
 * and PostgreSQL, and one contract suite holds both to it. What a promise here has acknowledged is
 * synced to disk. Moments are ISO texts in UTC, so that their order is that of their texts.
 */
export interface Storage {
  readonly definitions: Definitions;
  readonly applications: Applications;
  readonly inbox: Inbox;
  readonly staff: StaffAccounts;
  readonly sessions: Sessions;
  readonly attempts: Attempts;
  readonly content: Contents;
  readonly audit: AuditTrail;
  /** Returns what the store of photos is marked with as well; undefined if it has none (storeId). */
  id(): Promise<string | undefined>;
  /** Done once the database has answered. */
  ping(): Promise<void>;
  /** Repeats what an erasure could not do to the disk while another process was reading. */
  scrub(): Promise<void>;
  close(): Promise<void>;
}

/** Every definition that applications were ever filled in with, by the hash of its document. */
export interface Definitions {
  keep(hash: string, service: Service, now: string): Promise<void>;
  read(hash: string): Promise<Service | undefined>;
}

export interface Page {
  /** From 1. */
  readonly page: number;
  readonly perPage: number;
}

export interface NewSession {
  readonly tokenHash: string;
  readonly staffId: string;
  readonly expiresAt: string;
  /** What the password was checked against: if it is another by now, there is no session. */
  readonly passwordHash?: string;
}

export interface SessionOwner {
  readonly id: string;
  readonly email: string;
}

export interface Sessions {
  /** False, and no session, if the account may not log in, or not any more. */
  add(session: NewSession): Promise<boolean>;
  owner(tokenHash: string, now: string): Promise<SessionOwner | undefined>;
  end(tokenHash: string): Promise<void>;
  dropExpired(now: string): Promise<void>;
}

export interface Attempt {
  readonly count: number;
  readonly expiresAt: string;
}

/** Counters that start anew when their time is over. */
export interface Attempts {
  /** Counts one more, or that many, and says where the counter stands. */
  add(key: string, now: string, expiresAt: string, by?: number): Promise<Attempt>;
  /** Takes one back. */
  giveBack(key: string): Promise<void>;
  remove(key: string): Promise<void>;
  dropExpired(now: string): Promise<void>;
}
