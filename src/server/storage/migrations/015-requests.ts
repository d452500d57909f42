import type { Db } from '../connection';

/** Adds what staff ask applicants for once more. */
export async function requests({ schema }: Db): Promise<void> {
  await schema
    .createTable('request')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('application_id', 'text', (column) =>
      column.notNull().references('application.id').onDelete('cascade'),
    )
    .addColumn('fields', 'text', (column) => column.notNull())
    .addColumn('note', 'text', (column) => column.notNull())
    .addColumn('due', 'text')
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('created_by', 'text', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('answered_at', 'text')
    .addColumn('answer_key', 'text')
    .addColumn('answers_before', 'text')
    .addColumn('answers_after', 'text')
    .execute();
  await schema
    .createIndex('request_of')
    .on('request')
    .columns(['application_id', 'created_at'])
    .execute();
}
