import type { ActivityEntry, ActivityKind } from '../../contract/activity';
import type { Activities } from './activities';
import type { Connection, Db } from './connection';
import { insertRows } from './insertRows';

export function sqlActivities({ db, atomic }: Connection): Activities {
  return {
    add: (applicationId, entry) =>
      atomic(async (own) => {
        const known = own.selectFrom('application').select('id').where('id', '=', applicationId);
        if (!(await known.executeTakeFirst())) return false;
        await addActivities(own, applicationId, [entry]);
        return true;
      }),
    async list(applicationId) {
      const rows = await db
        .selectFrom('activity')
        .select(['id', 'at', 'who', 'kind', 'text'])
        .where('application_id', '=', applicationId)
        .orderBy('at')
        .orderBy('id')
        .execute();
      return rows.map(({ kind, ...row }) => ({ ...row, kind: kind as ActivityKind }));
    },
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
