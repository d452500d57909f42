import type { Rights } from '../../contract/rights';
import type { Language } from '../../definition/language/text';
import type { Activities } from './activities';
import type { Attempts } from './attempts';
import type { AuditTrail } from './auditTrail';
import type { Contents } from './contents';
import type { Handovers } from './handovers';
import type { Links } from './links';
import type { Messages } from './messages';
import type { NoticeChoices } from './noticeChoices';
import type { Revision } from './connection';
import type { Definitions } from './definitions';
import type { Documents } from './documents';
import type { Requests } from './requests';
import type { SecondFactors } from './secondFactors';
import type { StepCounts } from './stepCounts';
import type { Sessions } from './sessions';
import type { Applications } from './sqlApplications';
import type { Inbox } from './sqlInbox';
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
