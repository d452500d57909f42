import type { ActivityEntry } from '../../contract/activity';
import type { Activities } from './activities';
import type { Connection, Db } from './connection';
import { isStored } from './applicationWrites';
import { insertRows } from './insertRows';

export function sqlActivities({ db, atomic }: Connection): Activities {
  return {
    add: (applicationId, entry) =>
      atomic(async (own) => {
        if (!(await isStored(own, applicationId))) return false;
        await addActivities(own, applicationId, [entry]);
        return true;
      }),
    list: (applicationId) =>
      db
        .selectFrom('activity')
        .select(['id', 'at', 'who', 'kind', 'text'])
        .where('application_id', '=', applicationId)
        .orderBy('at')
        .orderBy('id')
        .execute(),
  };
}

/** Adds entries within a transaction. */
export async function addActivities(
  db: Db,
  applicationId: string,
  entries: readonly ActivityEntry[],
): Promise<void> {
  const rows = entries.map((entry) => ({ ...entry, application_id: applicationId }));
  await insertRows(db, 'activity', rows);
}
