import type { Db } from '../connection';

/** Adds messages to send, and the notices that staff have chosen. */
export async function messages({ schema }: Db): Promise<void> {
  await schema
    .createTable('message')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('recipient', 'text', (column) => column.notNull())
    .addColumn('language', 'text', (column) => column.notNull())
    .addColumn('application_id', 'text', (column) =>
      column.references('application.id').onDelete('cascade'),
    )
    .addColumn('about', 'text', (column) => column.notNull())
    .addColumn('due', 'text', (column) => column.notNull())
    .addColumn('attempts', 'integer', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('result', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .execute();
  await schema.createIndex('message_due').on('message').columns(['state', 'due', 'id']).execute();
  await schema.createIndex('message_of').on('message').column('application_id').execute();
  await schema
    .createTable('notice')
    .addColumn('staff_id', 'text', (column) =>
      column.notNull().references('staff.id').onDelete('cascade'),
    )
    .addColumn('service_id', 'text', (column) => column.notNull())
    .addColumn('mode', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('notice_key', ['staff_id', 'service_id'])
    .execute();
}
