import type { ViewData } from '../../contract/views';
import type { Connection } from '../storage/connection';
import { insertRows, remove, rowCount, select, update } from '../storage/queries';
import { hasAccount } from '../auth/accounts';

declare module '../storage/tables' {
  interface Tables {
    inbox_view: { id: string; staff_id: string; name: string; query: string; shared: number };
  }
}

export interface StoredView extends Omit<ViewData, 'editable'> {
  readonly staffId: string;
}

/** The saved lists of staff, which are removed with their account. */
export function sqlViews({ db, atomic, lock }: Connection) {
  return {
    /** Returns the lists of an account, and those that are shared, by name. */
    async seenBy(staffId: string): Promise<readonly StoredView[]> {
      const rows = await select(db, 'inbox_view', {}, 'id', 'staffId', 'name', 'query', 'shared')
        .where((is) => is.or([is('staff_id', '=', staffId), is('shared', '=', 1)]))
        .orderBy('name')
        .orderBy('id')
        .execute();
      return rows.map((row) => ({ ...row, shared: row.shared === 1 }));
    },
    /** Adds a list or replaces one. Returns false, and stores nothing, if the account has as many as it may have. */
    put: ({ id, staffId, name, query, shared }: StoredView, most: number) =>
      atomic(async (own) => {
        // Two additions at the same time would count the same lists.
        await lock(own);
        const values = { name, query, shared: shared ? 1 : 0 };
        if (await update(own, 'inbox_view', { id }, values)) return true;
        const owned = own.selectFrom('inbox_view').where('staff_id', '=', staffId);
        if ((await rowCount(owned)) >= most) return false;
        // Of an account that was removed meanwhile nothing stays.
        if (await hasAccount(own, staffId)) {
          await insertRows(own, 'inbox_view', [{ id, staffId, ...values }]);
        }
        return true;
      }),
    remove: (id: string) => atomic((own) => remove(own, 'inbox_view', { id })),
  };
}
