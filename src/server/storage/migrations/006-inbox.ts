import { searchFieldsOf } from '../../../definition/describe/searchFields';
import { fold } from '../../../definition/model/fold';
import type { Service } from '../../../definition/model/service';
import type { Values } from '../../../definition/model/values';
import type { Db } from '../connection';
import { runAll } from '../queries';

/** Adds the inbox, with the staff's status and note of each application. */
export async function applicationWork(db: Db): Promise<void> {
  await runAll(db, [
    `create table inbox (
      application_id text primary key references application (id) on delete cascade,
      service_id text not null,
      definition text not null,
      reference text not null,
      language text not null,
      created_at text not null,
      status text not null,
      note text not null,
      read_at text,
      name text not null,
      name_key text not null,
      phone text not null,
      email text not null,
      search text not null
    )`,
    'create index inbox_newest on inbox (created_at, application_id)',
    'create index inbox_newest_of_service on inbox (service_id, created_at, application_id)',
    // Covers the counts of the dashboard.
    `create index inbox_newest_of_status on inbox
      (status, created_at, application_id, service_id, read_at)`,
    'create index inbox_name on inbox (name_key, application_id)',
    'create index inbox_name_of_service on inbox (service_id, name_key, application_id)',
    `create index inbox_unread on inbox (service_id, created_at, application_id)
      where read_at is null`,
    // Lists are read from the inbox only.
    'drop index application_newest',
  ]);
  await fill(db);
}

const BATCH = 200;

/** Fills the inbox with existing applications, each by the definition it was filled in with. */
async function fill(db: Db): Promise<void> {
  const definitions = await db.selectFrom('definition').select(['hash', 'document']).execute();
  for (const { hash, document } of definitions) {
    const { form } = JSON.parse(document) as Service;
    const ofDefinition = db.selectFrom('application').selectAll().where('definition', '=', hash);
    for (let last = ''; ;) {
      const rows = await ofDefinition.where('id', '>', last).orderBy('id').limit(BATCH).execute();
      if (rows.length === 0) break;
      const inbox = rows.map(({ id, answers, ...row }) => {
        const facts = searchFieldsOf(form, JSON.parse(answers) as Values, row.reference);
        const line = { application_id: id, ...row, ...facts, name_key: fold(facts.name) };
        return { ...line, status: 'new', note: '', read_at: null };
      });
      await db.insertInto('inbox').values(inbox).execute();
      last = rows.at(-1)?.id ?? '';
    }
  }
}
