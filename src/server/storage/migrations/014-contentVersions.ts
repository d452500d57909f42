import type { Db } from '../connection';

/** Keeps earlier versions of content, and records that were deleted or archived. */
export async function contentVersions({ schema }: Db): Promise<void> {
  await schema
    .createTable('content_version')
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('id', 'text', (column) => column.notNull())
    .addColumn('revision', 'integer', (column) => column.notNull())
    .addColumn('position', 'integer', (column) => column.notNull())
    .addColumn('document', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('updated_at', 'text', (column) => column.notNull())
    .addColumn('written_by', 'text', (column) => column.notNull())
    .addColumn('removed_at', 'text')
    .addColumn('removed_by', 'text', (column) => column.notNull().defaultTo(''))
    .addColumn('archived', 'integer', (column) => column.notNull().defaultTo(0))
    .addPrimaryKeyConstraint('content_version_key', ['kind', 'id', 'revision'])
    .execute();
  await schema
    .createIndex('content_removed')
    .on('content_version')
    .columns(['removed_at', 'kind', 'id'])
    .execute();
}
