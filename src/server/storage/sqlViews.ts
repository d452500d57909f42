import type { Connection } from './connection';
import { countOf, hasRow, run } from './queries';
import type { Views } from './views';

export function sqlViews({ db, atomic }: Connection): Views {
  return {
    async seenBy(staffId) {
      const rows = await db
        .selectFrom('inbox_view')
        .select(['id', 'staff_id as staffId', 'name', 'query', 'shared'])
        .where((is) => is.or([is('staff_id', '=', staffId), is('shared', '=', 1)]))
        .orderBy('name')
        .orderBy('id')
        .execute();
      return rows.map((row) => ({ ...row, shared: row.shared === 1 }));
    },
    put: ({ id, staffId, name, query, shared }, most) =>
      atomic(async (own) => {
        const values = { name, query, shared: shared ? 1 : 0 };
        const change = own.updateTable('inbox_view').set(values).where('id', '=', id);
        if (await hasRow(change.returning('id'))) return true;
        const owned = own.selectFrom('inbox_view').where('staff_id', '=', staffId);
        if ((await countOf(owned)) >= most) return false;
        await own
          .insertInto('inbox_view')
          .values({ id, staff_id: staffId, ...values })
          .execute();
        return true;
      }),
    remove: (id) => run(atomic, (own) => own.deleteFrom('inbox_view').where('id', '=', id)),
  };
}
