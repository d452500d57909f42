import type { Db } from '../connection';

/** Adds encrypted drafts on their way to another device. */
export async function handovers({ schema }: Db): Promise<void> {
  await schema
    .createTable('handover')
    .addColumn('id_hash', 'text', (column) => column.primaryKey())
    .addColumn('secret_hash', 'text', (column) => column.notNull().unique())
    .addColumn('box', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('ends_at', 'text', (column) => column.notNull())
    .addColumn('taken_at', 'text')
    .addColumn('taken_by', 'text')
    .execute();
  await schema.createIndex('handover_end').on('handover').column('ends_at').execute();
}
