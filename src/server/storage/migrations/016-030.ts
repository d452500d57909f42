import type { Db } from '../connection';
import { runAll } from '../queries';
import { readersOf } from '../readers';
import type { Migration } from './migration';
import { trigrams } from './searchIndex';

/**
 * 16. Gives applications a colleague, a date, and a read state for each colleague, and stores what happens to them. What
 * somebody has read so far counts as read by everybody.
 */
async function owners(db: Db): Promise<void> {
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

const REST = 'created_at, application_id, service_id, name_key, status, language, readers';

/** The migrations from 16 on, each with its number. */
export const FROM_16: readonly Migration[] = [
  owners,
  /** 17. Gives accounts a role. Those that exist could do everything, so they become owners. */
  [
    "alter table staff add column role text not null default 'reader'",
    "alter table staff add column granted text not null default '[]'",
    'alter table staff add column services text',
    "update staff set role = 'owner'",
  ],
  /** 18. Stores with each migration the oldest version of the program that may still use the tables. */
  ['alter table migration add column oldest integer not null default 0'],
  /** 19. Adds encrypted drafts on their way to another device. */
  [
    `create table handover (
      id_hash text primary key,
      secret_hash text not null unique,
      box text not null,
      created_at text not null,
      ends_at text not null,
      taken_at text,
      taken_by text
    )`,
    'create index handover_end on handover (ends_at)',
  ],
  /** 20. Adds what has become of the documents of a checklist, and the files that were sent for them. */
  [
    `create table document (
      application_id text not null references application (id) on delete cascade,
      item text not null,
      state text not null,
      reason text not null,
      expires_on text,
      changed_at text not null,
      changed_by text not null,
      version integer not null,
      constraint document_key primary key (application_id, item)
    )`,
    `create table document_file (
      photo_id text primary key references photo (id) on delete cascade,
      application_id text not null references application (id) on delete cascade,
      item text not null,
      position integer not null,
      send_key text not null,
      sent_at text not null
    )`,
    'create index document_file_of on document_file (application_id, send_key)',
  ],
  /** 21. Gives accounts the language in which they use the panel. */
  ["alter table staff add column language text not null default 'en'"],
  /** 22. Adds second factors of accounts, and their recovery codes. */
  [
    `create table second_factor (
      staff_id text primary key references staff (id) on delete cascade,
      secret text not null,
      created_at text not null,
      confirmed_at text,
      last_step integer not null
    )`,
    `create table recovery_code (
      staff_id text not null references second_factor (staff_id) on delete cascade,
      code_hash text not null,
      constraint recovery_code_key primary key (staff_id, code_hash)
    )`,
  ],
  trigrams,
  /** 24. Adds how often the steps of forms were seen and left forwards. */
  [
    `create table step_count (
      service_id text not null,
      version integer not null,
      month text not null,
      place text not null,
      shown integer not null,
      continued integer not null,
      constraint step_count_key primary key (service_id, version, month, place)
    )`,
  ],
  /** 25. Adds an index for each column that lists can be sorted by, with what they are filtered by (inboxSql). */
  [
    `create index inbox_by_about on inbox (coalesce(about, ''), ${REST}, assignee, due)`,
    `create index inbox_by_phone on inbox (phone, ${REST}, assignee, due)`,
    `create index inbox_by_assignee on inbox (coalesce(assignee, 'z'), ${REST}, assignee, due)`,
    `create index inbox_by_due on inbox (coalesce(due, '9999'), ${REST}, due, assignee)`,
  ],
  /** 26. Adds the lists of applications that staff have saved. */
  [
    `create table inbox_view (
      id text primary key,
      staff_id text not null references staff (id) on delete cascade,
      name text not null,
      query text not null,
      shared integer not null
    )`,
    'create index inbox_view_of on inbox_view (staff_id)',
  ],
  // 27 and 28 were replaced by 31.
  [],
  [],
  /** 29. Counts the changes of an account, and stores who has made the last one. */
  [
    'alter table staff add column changed_at text',
    'alter table staff add column changed_by text',
    'alter table staff add column version integer not null default 1',
  ],
  /** 30. Stores which links were e-mailed by this server; of the earlier ones that is not known. */
  ['alter table link add column mailed integer not null default 0'],
];
