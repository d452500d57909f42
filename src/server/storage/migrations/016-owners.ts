import type { Db } from '../connection';
import { runAll } from '../queries';
import { readersOf } from '../readers';

/**
 * Gives applications a colleague, a date, and a read state for each colleague, and stores what happens to them. What
 * somebody has read so far counts as read by everybody.
 */
export async function owners(db: Db): Promise<void> {
  await runAll(db, [
    'alter table inbox add column assignee text references staff (id) on delete set null',
    'alter table inbox add column due text',
    `alter table inbox add column readers text not null default '${readersOf([])}'`,
  ]);
  const staff = await db.selectFrom('staff').select('id').execute();
  await db
    .updateTable('inbox')
    .set({ readers: readersOf(staff.map(({ id }) => id)) })
    .where('read_at', 'is not', null)
    .execute();
  await runAll(db, [
    'drop index if exists inbox_unread',
    ...Object.entries(INDEXES).flatMap(([name, columns]) => [
      `drop index if exists inbox_${name}`,
      `create index inbox_${name} on inbox (${[...new Set([...columns, ...FILTERED])].join(', ')})`,
    ]),
    `create table activity (
      id text primary key,
      application_id text not null references application (id) on delete cascade,
      at text not null,
      who text not null,
      kind text not null,
      text text not null
    )`,
    'create index activity_of on activity (application_id, at, id)',
    `insert into activity (id, application_id, at, who, kind, text)
      select application_id, application_id, changed_at, changed_by, 'status', status
      from inbox where changed_at is not null`,
  ]);
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
