import type { Db } from '../connection';

/** Gives accounts a role. Those that exist could do everything, so they become owners. */
export async function roles(db: Db): Promise<void> {
  const { schema } = db;
  await schema
    .alterTable('staff')
    .addColumn('role', 'text', (column) => column.notNull().defaultTo('reader'))
    .execute();
  await schema
    .alterTable('staff')
    .addColumn('granted', 'text', (column) => column.notNull().defaultTo('[]'))
    .execute();
  await schema.alterTable('staff').addColumn('services', 'text').execute();
  await db.updateTable('staff').set({ role: 'owner' }).execute();
}
