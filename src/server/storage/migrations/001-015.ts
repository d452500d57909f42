import type { Migration } from './migration';

/** The migration of the tables that the first release has; databases of the versions before were never released. */
export const FIRST_RELEASE = 15;

const UNRELEASED: readonly Migration[] = Array.from({ length: FIRST_RELEASE - 1 }, () => []);

/** The migrations up to the first release: the last makes its tables, without indexes that the next one replaces. */
export const FROM_1: readonly Migration[] = [
  ...UNRELEASED,
  [
    `create table definition (
      hash text primary key,
      service_id text not null,
      version integer not null,
      document text not null,
      created_at text not null
    )`,
    `create table application (
      id text primary key,
      reference text not null unique,
      service_id text not null,
      definition text not null references definition (hash),
      language text not null,
      answers text not null,
      created_at text not null
    )`,
    `create table photo (
      id text primary key,
      application_id text not null references application (id) on delete cascade,
      field text not null,
      position integer not null,
      bytes integer not null
    )`,
    'create index photo_of on photo (application_id)',
    `create table idempotency (
      key text primary key,
      body_hash text not null,
      application_id text not null references application (id) on delete cascade
    )`,
    'create index idempotency_of on idempotency (application_id)',
    `create table staff (
      id text primary key,
      email text not null unique,
      password_hash text not null,
      created_at text not null,
      name text not null default '',
      disabled integer not null default 0,
      last_login_at text
    )`,
    `create table session (
      token_hash text primary key,
      staff_id text not null references staff (id) on delete cascade,
      expires_at text not null,
      ends_at text
    )`,
    'create index session_of on session (staff_id)',
    `create table attempt (
      key text primary key,
      count integer not null,
      expires_at text not null
    )`,
    `create table content (
      kind text not null,
      id text not null,
      position integer not null,
      document text not null,
      created_at text not null,
      updated_at text not null,
      revision integer not null default 0,
      written_by text not null default '',
      constraint content_key primary key (kind, id)
    )`,
    'create index content_order on content (kind, position)',
    'create index content_changed on content (kind, revision, id)',
    `create table content_seed (
      kind text primary key,
      seeded_at text not null
    )`,
    `create table content_revision (
      name text primary key,
      revision integer not null
    )`,
    `create table content_version (
      kind text not null,
      id text not null,
      revision integer not null,
      position integer not null,
      document text not null,
      created_at text not null,
      updated_at text not null,
      written_by text not null,
      removed_at text,
      removed_by text not null default '',
      archived integer not null default 0,
      constraint content_version_key primary key (kind, id, revision)
    )`,
    'create index content_removed on content_version (removed_at, kind, id)',
    // No reference to staff: entries stay when the account is removed.
    `create table audit (
      id text primary key,
      at text not null,
      who text not null,
      action text not null,
      subject text not null
    )`,
    'create index audit_newest on audit (at desc, id desc)',
    // What an application is for is null until it was looked up (nameStored).
    `create table inbox (
      application_id text primary key references application (id) on delete cascade,
      service_id text not null,
      definition text not null,
      reference text not null,
      language text not null,
      created_at text not null,
      status text not null,
      read_at text,
      name text not null,
      name_key text not null,
      phone text not null,
      email text not null,
      search text not null,
      about text,
      version integer not null default 1,
      changed_by text not null default '',
      changed_at text
    )`,
    // Without a row: whether the photo store belongs to this database is checked at the start (storeId).
    `create table store (
      id text primary key,
      made_at text not null
    )`,
    `create table about (
      application_id text not null references application (id) on delete cascade,
      position integer not null,
      service_id text not null,
      field text not null,
      value text not null,
      names text not null,
      kind text,
      constraint about_key primary key (application_id, position)
    )`,
    'create index about_value on about (service_id, field, value, application_id)',
    'create index about_record on about (kind, value)',
    `create table message (
      id text primary key,
      kind text not null,
      recipient text not null,
      language text not null,
      application_id text references application (id) on delete cascade,
      about text not null,
      due text not null,
      attempts integer not null,
      state text not null,
      result text not null,
      created_at text not null
    )`,
    'create index message_due on message (state, due, id)',
    'create index message_of on message (application_id)',
    `create table notice (
      staff_id text not null references staff (id) on delete cascade,
      service_id text not null,
      mode text not null,
      constraint notice_key primary key (staff_id, service_id)
    )`,
    `create table note (
      id text primary key,
      application_id text not null references application (id) on delete cascade,
      at text not null,
      who text not null,
      text text not null
    )`,
    'create index note_of on note (application_id, at, id)',
    `create table link (
      token_hash text primary key,
      application_id text not null references application (id) on delete cascade,
      created_at text not null
    )`,
    'create index link_of on link (application_id, created_at)',
    `create table request (
      id text primary key,
      application_id text not null references application (id) on delete cascade,
      fields text not null,
      note text not null,
      due text,
      created_at text not null,
      created_by text not null,
      state text not null,
      answered_at text,
      answer_key text,
      answers_before text,
      answers_after text
    )`,
    'create index request_of on request (application_id, created_at)',
  ],
];
