import { sql } from 'kysely';
import type { Db } from '../connection';
import { readersOf } from '../readers';

/**
 * Gives applications a colleague, a date, and a read state for each colleague, and stores what happens to them. What
 * somebody has read so far counts as read by everybody.
 */
export async function owners(db: Db): Promise<void> {
  const { schema } = db;
  // One at a time, as SQLite requires.
  await schema
    .alterTable('inbox')
    .addColumn('assignee', 'text', (column) => column.references('staff.id').onDelete('set null'))
    .execute();
  await schema.alterTable('inbox').addColumn('due', 'text').execute();
  await schema
    .alterTable('inbox')
    .addColumn('readers', 'text', (column) => column.notNull().defaultTo(readersOf([])))
    .execute();
  const staff = await db.selectFrom('staff').select('id').execute();
  await db
    .updateTable('inbox')
    .set({ readers: readersOf(staff.map(({ id }) => id)) })
    .where('read_at', 'is not', null)
    .execute();
  await schema.dropIndex('inbox_unread').execute();
  for (const [name, columns] of Object.entries(INDEXES)) {
    await schema.dropIndex(`inbox_${name}`).ifExists().execute();
    await schema
      .createIndex(`inbox_${name}`)
      .on('inbox')
      .columns([...columns, ...FILTERED.filter((column) => !columns.includes(column))])
      .execute();
  }
  await schema
    .createTable('activity')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('application_id', 'text', (column) =>
      column.notNull().references('application.id').onDelete('cascade'),
    )
    .addColumn('at', 'text', (column) => column.notNull())
    .addColumn('who', 'text', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('text', 'text', (column) => column.notNull())
    .execute();
  await schema
    .createIndex('activity_of')
    .on('activity')
    .columns(['application_id', 'at', 'id'])
    .execute();
  await sql`
    insert into activity (id, application_id, at, who, kind, text)
    select application_id, application_id, changed_at, changed_by, 'status', status
    from inbox where changed_at is not null
  `.execute(db);
}

/** In each index, so that rows are filtered, counted and sorted without being read themselves. */
const FILTERED = [
  'created_at',
  'name_key',
  'service_id',
  'status',
  'assignee',
  'due',
  'language',
  'readers',
];

const INDEXES: Readonly<Record<string, string[]>> = {
  newest: ['created_at', 'application_id'],
  newest_of_service: ['service_id', 'created_at', 'application_id'],
  newest_of_status: ['status', 'created_at', 'application_id'],
  newest_of_assignee: ['assignee', 'created_at', 'application_id'],
  next_due: ['due', 'application_id'],
  name: ['name_key', 'application_id'],
  name_of_service: ['service_id', 'name_key', 'application_id'],
};
