import type { Migration } from './migration';
import { owners } from './016-owners';

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
];
