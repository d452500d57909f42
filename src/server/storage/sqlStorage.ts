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
import { sqlNoticeChoices } from './noticeChoices';
import { sqlRequests } from './requests';
import { sqlSecondFactors } from './secondFactors';
import { sqlStepCounts } from './stepCounts';
import { sqlSessions } from './sessions';
import { sqlStaff } from './staffAccounts';
import { sqlViews } from './views';
import { readStoreId } from '../storeId/belongTogether';
import type { Storage } from './storage';

/** Returns the storage on an SQL database, after migrating it. */
export async function sqlStorage(
  connection: Connection,
  checkStore?: CheckStore,
): Promise<Storage> {
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
    ping: async () => {
      await sql`select 1`.execute(connection.db);
    },
    revision: () => connection.revision(),
    id: () => readStoreId(connection.db),
    scrub: () => connection.scrub(),
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
