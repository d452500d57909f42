import type { Db } from '../connection';

/** Adds the lists of applications that staff have saved. */
export async function inboxViews({ schema }: Db): Promise<void> {
  await schema
    .createTable('inbox_view')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('staff_id', 'text', (column) =>
      column.notNull().references('staff.id').onDelete('cascade'),
    )
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('query', 'text', (column) => column.notNull())
    .addColumn('shared', 'integer', (column) => column.notNull())
    .execute();
  await schema.createIndex('inbox_view_of').on('inbox_view').column('staff_id').execute();
}
