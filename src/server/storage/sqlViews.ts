import type { Connection } from './connection';
import type { Views } from './views';

export function sqlViews({ db, atomic }: Connection): Views {
  return {
    async seenBy(staffId) {
      const rows = await db
        .selectFrom('inbox_view')
        .selectAll()
        .where((is) => is.or([is('staff_id', '=', staffId), is('shared', '=', 1)]))
        .orderBy('name')
        .orderBy('id')
        .execute();
      return rows.map(({ id, staff_id, name, query, shared }) => ({
        id,
        staffId: staff_id,
        name,
        query,
        shared: shared === 1,
      }));
    },
    put: ({ id, staffId, name, query, shared }, most) =>
      atomic(async (own) => {
        const values = { name, query, shared: shared ? 1 : 0 };
        const changed = await own
          .updateTable('inbox_view')
          .set(values)
          .where('id', '=', id)
          .returning('id')
          .executeTakeFirst();
        if (changed) return true;
        const { count } = await own
          .selectFrom('inbox_view')
          .select(({ fn }) => fn.countAll().as('count'))
          .where('staff_id', '=', staffId)
          .executeTakeFirstOrThrow();
        if (Number(count) >= most) return false;
        await own
          .insertInto('inbox_view')
          .values({ id, staff_id: staffId, ...values })
          .execute();
        return true;
      }),
    remove: (id) =>
      atomic(async (own) => {
        await own.deleteFrom('inbox_view').where('id', '=', id).execute();
      }),
  };
}
