import { sql } from 'kysely';
import { searchFieldsOf } from '../../../definition/describe/searchFields';
import type { Service } from '../../../definition/model/service';
import type { Values } from '../../../definition/model/values';
import type { Db } from '../connection';
import { inboxRow } from '../inboxRow';

/** Adds the inbox, with the staff's status and note of each application. */
export async function applicationWork(db: Db): Promise<void> {
  const { schema } = db;
  await schema
    .createTable('inbox')
    .addColumn('application_id', 'text', (column) =>
      column.primaryKey().references('application.id').onDelete('cascade'),
    )
    .addColumn('service_id', 'text', (column) => column.notNull())
    .addColumn('definition', 'text', (column) => column.notNull())
    .addColumn('reference', 'text', (column) => column.notNull())
    .addColumn('language', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('status', 'text', (column) => column.notNull())
    .addColumn('note', 'text', (column) => column.notNull())
    .addColumn('read_at', 'text')
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('name_key', 'text', (column) => column.notNull())
    .addColumn('phone', 'text', (column) => column.notNull())
    .addColumn('email', 'text', (column) => column.notNull())
    .addColumn('search', 'text', (column) => column.notNull())
    .execute();
  for (const [name, columns] of Object.entries(INDEXES)) {
    await schema.createIndex(`inbox_${name}`).on('inbox').columns(columns).execute();
  }
  await sql`
    create index inbox_unread on inbox (service_id, created_at, application_id)
    where read_at is null
  `.execute(db);
  // Lists are read from the inbox only.
  await schema.dropIndex('application_newest').execute();
  await fill(db);
}

const INDEXES: Readonly<Record<string, string[]>> = {
  newest: ['created_at', 'application_id'],
  newest_of_service: ['service_id', 'created_at', 'application_id'],
  // Covers the counts of the dashboard.
  newest_of_status: ['status', 'created_at', 'application_id', 'service_id', 'read_at'],
  name: ['name_key', 'application_id'],
  name_of_service: ['service_id', 'name_key', 'application_id'],
};

const BATCH = 200;

/** Fills the inbox with existing applications, each by the definition it was filled in with. */
async function fill(db: Db): Promise<void> {
  const definitions = new Map<string, Service>();
  for (let last = ''; ;) {
    const rows = await db
      .selectFrom('application')
      .selectAll()
      .where('id', '>', last)
      .orderBy('id')
      .limit(BATCH)
      .execute();
    if (rows.length === 0) return;
    const inbox = [];
    for (const row of rows) {
      const { form } = await definitionOf(db, row.definition, definitions);
      const facts = searchFieldsOf(form, JSON.parse(row.answers) as Values, row.reference);
      inbox.push({ ...inboxRow(row, facts), note: '' });
    }
    await db.insertInto('inbox').values(inbox).execute();
    last = rows.at(-1)?.id ?? '';
  }
}

async function definitionOf(db: Db, hash: string, known: Map<string, Service>): Promise<Service> {
  const before = known.get(hash);
  if (before) return before;
  const { document } = await db
    .selectFrom('definition')
    .select('document')
    .where('hash', '=', hash)
    .executeTakeFirstOrThrow();
  const service = JSON.parse(document) as Service;
  known.set(hash, service);
  return service;
}
