import type { Migration } from './migration';
import { applicationWork } from './006-inbox';

/** The migrations from 1 on, each with its number. */
export const FROM_1: readonly Migration[] = [
  /** 1. Adds applications. */
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
    'create index application_newest on application (service_id, created_at desc, id desc)',
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
  ],
  /** 2. Adds accounts of staff. */
  [
    `create table staff (
      id text primary key,
      email text not null unique,
      password_hash text not null,
      created_at text not null
    )`,
    `create table session (
      token_hash text primary key,
      staff_id text not null references staff (id) on delete cascade,
      expires_at text not null
    )`,
    'create index session_of on session (staff_id)',
    `create table attempt (
      key text primary key,
      count integer not null,
      expires_at text not null
    )`,
  ],
  /** 3. Adds content. */
  [
    `create table content (
      id text primary key,
      kind text not null,
      position integer not null,
      document text not null,
      updated_at text not null
    )`,
    'create index content_order on content (kind, position)',
    `create table content_seed (
      kind text primary key,
      seeded_at text not null
    )`,
  ],
  /** 4. Makes ids unique within their kind only, and stores when records were created. */
  [
    `create table content_of_kind (
      kind text not null,
      id text not null,
      position integer not null,
      document text not null,
      created_at text not null,
      updated_at text not null,
      constraint content_key primary key (kind, id)
    )`,
    `insert into content_of_kind (kind, id, position, document, created_at, updated_at)
      select kind, id, position, document, updated_at, updated_at from content`,
    'drop table content',
    'alter table content_of_kind rename to content',
    'create index content_order on content (kind, position)',
  ],
  /** 5. Gives staff names, the state `disabled` and an audit log. */
  [
    "alter table staff add column name text not null default ''",
    'alter table staff add column disabled integer not null default 0',
    'alter table staff add column last_login_at text',
    // No reference to staff: entries stay when the account is removed.
    `create table audit (
      id text primary key,
      at text not null,
      who text not null,
      action text not null,
      subject text not null
    )`,
    'create index audit_newest on audit (at desc, id desc)',
  ],
  applicationWork,
  /**
   * 7. Adds the table without a row: whether the photo store belongs to this database is checked at the start (storeId).
   */
  [
    `create table store (
      id text primary key,
      made_at text not null
    )`,
  ],
  /** 8. Adds what each application is for. In the inbox it is null until it was looked up (nameStored). */
  [
    'alter table inbox add column about text',
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
  ],
  /** 9. Counts content writes, and stores with each record the number of its last write. */
  [
    `create table content_revision (
      name text primary key,
      revision integer not null
    )`,
    'alter table content add column revision integer not null default 0',
    'create index content_changed on content (kind, revision, id)',
  ],
  /** 10. Adds messages to send, and the notices that staff have chosen. */
  [
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
  ],
];
