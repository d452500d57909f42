import type { Db } from '../connection';

/** Counts content writes, and stores with each record the number of its last write. */
export async function contentRevision({ schema }: Db): Promise<void> {
  await schema
    .createTable('content_revision')
    .addColumn('name', 'text', (column) => column.primaryKey())
    .addColumn('revision', 'integer', (column) => column.notNull())
    .execute();
  await schema
    .alterTable('content')
    .addColumn('revision', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();
  await schema
    .createIndex('content_changed')
    .on('content')
    .columns(['kind', 'revision', 'id'])
    .execute();
}
