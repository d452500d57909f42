import type { Migration } from './migration';
import { trigrams } from './searchIndex';

const REST = 'created_at, application_id, service_id, name_key, status, language, readers';

/** The migrations from 21 on, each with its number. */
export const FROM_21: readonly Migration[] = [
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
