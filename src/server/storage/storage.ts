import type { Service } from '../../definition/service';
import type { Language } from '../../definition/text';
import type { Values } from '../../definition/values';
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
  readonly staff: StaffAccounts;
  readonly sessions: Sessions;
  readonly attempts: Attempts;
  readonly content: Contents;
  readonly audit: AuditTrail;
  close(): Promise<void>;
}

/** Every definition that applications were ever filled in with, by the hash of its document. */
export interface Definitions {
  keep(hash: string, service: Service, now: string): Promise<void>;
  read(hash: string): Promise<Service | undefined>;
}

export interface NewPhoto {
  readonly id: string;
  readonly field: string;
  readonly bytes: number;
}

export interface NewApplication {
  readonly id: string;
  readonly reference: string;
  readonly serviceId: string;
  /** The hash of its definition. */
  readonly definition: string;
  readonly language: Language;
  /** Pruned and checked; a photo is its id. */
  readonly answers: Values;
  readonly createdAt: string;
  readonly photos: readonly NewPhoto[];
  readonly idempotency?: { readonly key: string; readonly bodyHash: string };
}

export type StoredApplication = Omit<NewApplication, 'photos' | 'idempotency'>;

/** What an Idempotency-Key was used for. */
export interface Earlier {
  readonly reference: string;
  readonly bodyHash: string;
}

export type Inserted =
  | { readonly outcome: 'stored' }
  | { readonly outcome: 'repeated'; readonly earlier: Earlier }
  /** Another application has that reference: nothing was stored, try another. */
  | { readonly outcome: 'referenceTaken' };

export interface Page {
  /** From 1. */
  readonly page: number;
  readonly perPage: number;
}

export interface Applications {
  /** All or nothing: the application, its photos and its key. */
  insert(application: NewApplication): Promise<Inserted>;
  byKey(key: string): Promise<Earlier | undefined>;
  /** Newest first. */
  list(
    serviceId: string,
    page: Page,
  ): Promise<{ readonly data: readonly StoredApplication[]; readonly total: number }>;
  read(serviceId: string, id: string): Promise<StoredApplication | undefined>;
  /** Those of the ids that belong to an application. */
  knownPhotos(ids: readonly string[]): Promise<ReadonlySet<string>>;
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
  /** Counts one more, and says where the counter stands. */
  add(key: string, now: string, expiresAt: string): Promise<Attempt>;
  /** Takes one back. */
  giveBack(key: string): Promise<void>;
  remove(key: string): Promise<void>;
  dropExpired(now: string): Promise<void>;
}
