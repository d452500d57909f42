import { sql } from 'kysely';
import type { Connection } from './connection';
import { type CheckStore, migrate } from './migrations/migrate';
import { sqlActivities } from './activities';
import { sqlApplications } from './sqlApplications';
import { sqlAttempts } from './attempts';
import { sqlAudit } from './auditTrail';
import { sqlContents } from './sqlContents';
import { sqlDefinitions } from './definitions';
import { sqlDocuments } from './documents';
import { sqlHandovers } from './handovers';
import { sqlInbox } from './sqlInbox';
import { sqlLinks } from './links';
import { sqlMessages } from './messages';
import { sqlMoments } from './moments';
import { sqlNoticeChoices } from './noticeChoices';
import { sqlRequests } from './requests';
import { sqlSecondFactors } from './secondFactors';
import { sqlStepCounts } from './stepCounts';
import { sqlSessions } from './sessions';
import { sqlStaff } from './staffAccounts';
import { sqlViews } from './views';
import { readStoreId } from './queries';

/** Returns the storage on an SQL database, after migrating it. */
export async function sqlStorage(connection: Connection, checkStore?: CheckStore) {
  try {
    await migrate(connection, checkStore);
  } catch (error) {
    await connection.db.destroy();
    throw error;
  }
  return {
    definitions: sqlDefinitions(connection),
    applications: sqlApplications(connection),
    inbox: sqlInbox(connection),
    activities: sqlActivities(connection),
    staff: sqlStaff(connection),
    sessions: sqlSessions(connection),
    attempts: sqlAttempts(connection),
    moments: sqlMoments(connection),
    content: sqlContents(connection),
    audit: sqlAudit(connection),
    messages: sqlMessages(connection),
    links: sqlLinks(connection),
    requests: sqlRequests(connection),
    documents: sqlDocuments(connection),
    notices: sqlNoticeChoices(connection),
    views: sqlViews(connection),
    handovers: sqlHandovers(connection),
    secondFactors: sqlSecondFactors(connection),
    stepCounts: sqlStepCounts(connection),
    /** Resolves once the database has answered. */
    ping: async () => {
      await sql`select 1`.execute(connection.db);
    },
    /**
     * Returns what differs as soon as anything was committed, by any process: what was read is still all that there is
     * if it was the same before the read and is the same now.
     */
    revision: () => connection.revision(),
    /** Returns the id with which the photo store is marked, too; undefined if there is none (storeId). */
    id: () => readStoreId(connection.db),
    /** Repeats what an erasure could not do to the disk while another process was reading. */
    scrub: () => connection.scrub(),
    isHeld: () => connection.isHeld(),
    // Merges the log, so that a copy of the database file alone is complete.
    close: async () => {
      try {
        await connection.scrub();
      } finally {
        await connection.db.destroy();
      }
    },
  };
}
