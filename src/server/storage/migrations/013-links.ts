import type { Db } from '../connection';

/** Adds secret links to the status of applications. */
export async function links({ schema }: Db): Promise<void> {
  await schema
    .createTable('link')
    .addColumn('token_hash', 'text', (column) => column.primaryKey())
    .addColumn('application_id', 'text', (column) =>
      column.notNull().references('application.id').onDelete('cascade'),
    )
    .addColumn('created_at', 'text', (column) => column.notNull())
    .execute();
  await schema
    .createIndex('link_of')
    .on('link')
    .columns(['application_id', 'created_at'])
    .execute();
}
