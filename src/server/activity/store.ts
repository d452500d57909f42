import type { ColumnsOf } from '../storage/tables';
import type { ActivityEntry } from '../../contract/activity';
import type { Connection, Db } from '../storage/connection';
import { exists, insertRows, select } from '../storage/queries';

declare module '../storage/tables' {
  interface Tables {
    activity: ColumnsOf<ActivityEntry> & { application_id: string };
  }
}

/** What has happened to applications, beside what notes and requests tell themselves; erased with the application. */
export function sqlActivities({ db, atomic }: Connection) {
  return {
    /** Adds an entry once, by its id. Returns undefined if there is no such application. */
    add: (applicationId: string, entry: ActivityEntry) =>
      atomic(async (own) => {
        if (!(await isStored(own, applicationId))) return undefined;
        return (await addActivities(own, applicationId, [entry])) > 0 ? 'new' : 'repeated';
      }),
    /** Lists the entries in the order in which they were added. */
    list: (applicationId: string) =>
      select(db, 'activity', { applicationId }, 'id', 'at', 'who', 'kind', 'text')
        .orderBy('at')
        .orderBy('id')
        .execute(),
  };
}

/** Adds entries within a transaction, each once. Returns how many are new. */
export function addActivities(
  db: Db,
  applicationId: string,
  entries: readonly ActivityEntry[],
): Promise<number> {
  const rows = entries.map((entry) => ({ ...entry, applicationId }));
  return insertRows(db, 'activity', rows, 'id');
}

export const isStored = (db: Db, id: string): Promise<boolean> => exists(db, 'application', { id });
