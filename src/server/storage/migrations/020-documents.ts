import type { Db } from '../connection';

/** Adds what has become of the documents of a checklist, and the files that were sent for them. */
export async function documents({ schema }: Db): Promise<void> {
  await schema
    .createTable('document')
    .addColumn('application_id', 'text', (column) =>
      column.notNull().references('application.id').onDelete('cascade'),
    )
    .addColumn('item', 'text', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('reason', 'text', (column) => column.notNull())
    .addColumn('expires_on', 'text')
    .addColumn('changed_at', 'text', (column) => column.notNull())
    .addColumn('changed_by', 'text', (column) => column.notNull())
    .addColumn('version', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('document_key', ['application_id', 'item'])
    .execute();
  await schema
    .createTable('document_file')
    .addColumn('photo_id', 'text', (column) =>
      column.primaryKey().references('photo.id').onDelete('cascade'),
    )
    .addColumn('application_id', 'text', (column) =>
      column.notNull().references('application.id').onDelete('cascade'),
    )
    .addColumn('item', 'text', (column) => column.notNull())
    .addColumn('position', 'integer', (column) => column.notNull())
    .addColumn('send_key', 'text', (column) => column.notNull())
    .addColumn('sent_at', 'text', (column) => column.notNull())
    .execute();
  await schema
    .createIndex('document_file_of')
    .on('document_file')
    .columns(['application_id', 'send_key'])
    .execute();
}
