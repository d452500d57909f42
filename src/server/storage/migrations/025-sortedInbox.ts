import { sql } from 'kysely';
import type { Db } from '../connection';

/** Adds an index for each column that lists can be sorted by, with what they are filtered by (inboxQuery). */
export async function sortedInbox(db: Db): Promise<void> {
  for (const [name, columns] of Object.entries(INDEXES)) {
    await sql`create index ${sql.ref(`inbox_by_${name}`)} on inbox (${sql.raw(columns)})`.execute(
      db,
    );
  }
}

const REST = 'created_at, application_id, service_id, name_key, status, language, readers';

const INDEXES: Readonly<Record<string, string>> = {
  about: `coalesce(about, ''), ${REST}, assignee, due`,
  phone: `phone, ${REST}, assignee, due`,
  assignee: `coalesce(assignee, 'z'), ${REST}, assignee, due`,
  due: `coalesce(due, '9999'), ${REST}, due, assignee`,
};
