import type { Migration } from './migration';
import { owners } from './016-owners';

/** The migrations from 11 on, each with its number. */
export const FROM_11: readonly Migration[] = [
  /** 11. Stores when a session ends whose last page of the panel was closed; null while one is open. */
  ['alter table session add column ends_at text'],
  /**
   * 12. Stores who wrote content last, and which version the staff's work on an application has. Turns the note of an
   * application into the first of its notes, which are only added.
   */
  [
    "alter table content add column written_by text not null default ''",
    'alter table inbox add column version integer not null default 1',
    "alter table inbox add column changed_by text not null default ''",
    'alter table inbox add column changed_at text',
    `create table note (
      id text primary key,
      application_id text not null references application (id) on delete cascade,
      at text not null,
      who text not null,
      text text not null
    )`,
    'create index note_of on note (application_id, at, id)',
    `insert into note (id, application_id, at, who, text)
      select application_id, application_id, coalesce(read_at, created_at), '', note
      from inbox where note <> ''`,
    'alter table inbox drop column note',
  ],
  /** 13. Adds secret links to the status of applications. */
  [
    `create table link (
      token_hash text primary key,
      application_id text not null references application (id) on delete cascade,
      created_at text not null
    )`,
    'create index link_of on link (application_id, created_at)',
  ],
  /** 14. Keeps earlier versions of content, and records that were deleted or archived. */
  [
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
  ],
  /** 15. Adds what staff ask applicants for once more. */
  [
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
