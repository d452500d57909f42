import { sql } from 'kysely';
import type { Db } from '../connection';

/**
 * Stores who wrote content last, and which version the staff's work on an application has. Turns the note of an
 * application into the first of its notes, which are only added.
 */
export async function writtenVersions(db: Db): Promise<void> {
  const { schema } = db;
  await schema
    .alterTable('content')
    .addColumn('written_by', 'text', (column) => column.notNull().defaultTo(''))
    .execute();
  // One at a time, as SQLite requires.
  await schema
    .alterTable('inbox')
    .addColumn('version', 'integer', (column) => column.notNull().defaultTo(1))
    .execute();
  await schema
    .alterTable('inbox')
    .addColumn('changed_by', 'text', (column) => column.notNull().defaultTo(''))
    .execute();
  await schema.alterTable('inbox').addColumn('changed_at', 'text').execute();
  await schema
    .createTable('note')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('application_id', 'text', (column) =>
      column.notNull().references('application.id').onDelete('cascade'),
    )
    .addColumn('at', 'text', (column) => column.notNull())
    .addColumn('who', 'text', (column) => column.notNull())
    .addColumn('text', 'text', (column) => column.notNull())
    .execute();
  await schema.createIndex('note_of').on('note').columns(['application_id', 'at', 'id']).execute();
  await sql`
    insert into note (id, application_id, at, who, text)
    select application_id, application_id, coalesce(read_at, created_at), '', note
    from inbox where note <> ''
  `.execute(db);
  await schema.alterTable('inbox').dropColumn('note').execute();
}
