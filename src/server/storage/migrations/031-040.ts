import { runAll } from '../queries';
import { isEmbedded } from '../sqlSearch';
import type { Migration } from './migration';
import { searchIndex } from './searchIndex';

const FILTERED = 'service_id, assignee, due, language, readers';

/** The migrations from 31 on, each with its number. */
export const FROM_31: readonly Migration[] = [
  searchIndex,
  /**
   * 32. Adds what lists are sorted by name by (inboxSql), compared byte by byte, as SQLite does anyway; empty until it is
   * filled in (keyNames). The indexes replace those with the folded name, by which the version before sorts.
   */
  async (db) =>
    runAll(db, [
      `alter table inbox add column name_order text ${isEmbedded(db) ? '' : 'collate "C"'} not null default ''`,
      ...['name', 'name_of_service', 'newest_of_status', 'newest_of_assignee'].map(
        (index) => `drop index inbox_${index}`,
      ),
      `create index inbox_by_name on inbox
      (name_order, application_id, created_at, status, ${FILTERED})`,
      `create index inbox_by_name_of_service on inbox
      (service_id, name_order, application_id, created_at, status, assignee, due, language, readers)`,
      `create index inbox_newest_of_status on inbox
      (status, created_at, application_id, name_order, ${FILTERED})`,
      `create index inbox_newest_of_assignee on inbox
      (assignee, created_at, application_id, name_order, service_id, status, due, language, readers)`,
    ]),
  /** 33. Adds when a draft for another device was read first, which whoever has made the link is told. */
  ['alter table handover add column read_at text'],
  /** 34. Stores when another owner has made an account an owner's; null: none has, or that was not stored yet. */
  ['alter table staff add column owner_since text'],
  /**
   * 35. Stores what applicants have sent since their application, and whether a colleague has looked at it. What was sent
   * before is known by its time only.
   */
  [
    'alter table inbox add column sent_at text',
    "alter table inbox add column sent text not null default '[]'",
    'alter table inbox add column to_check integer not null default 0',
    `update inbox set sent_at = (
      select max(answered_at) from request
      where request.application_id = inbox.application_id and state = 'answered'
    ) where application_id in (select application_id from request where state = 'answered')`,
    `update inbox set sent_at = (
      select max(document_file.sent_at) from document_file
      where document_file.application_id = inbox.application_id
    ) where exists (
      select 1 from document_file where document_file.application_id = inbox.application_id
      and document_file.sent_at > coalesce(inbox.sent_at, '')
    )`,
    'update inbox set to_check = 1 where sent_at is not null and read_at is null',
    `create index inbox_by_sent on inbox
      (coalesce(sent_at, created_at), created_at, application_id, status, ${FILTERED})`,
    'create index inbox_to_check on inbox (created_at, application_id) where to_check = 1',
  ],
  /** 36. Adds what colleagues are told of applications, and who has one open. */
  [
    `create table alert (
      id text primary key,
      staff_id text not null references staff (id) on delete cascade,
      application_id text not null references application (id) on delete cascade,
      kind text not null,
      who text not null,
      what text not null,
      at text not null,
      seen_at text
    )`,
    'create index alert_of_staff on alert (staff_id, at)',
    'create index alert_of_application on alert (application_id)',
    `create table presence (
      staff_id text not null references staff (id) on delete cascade,
      application_id text not null references application (id) on delete cascade,
      until text not null,
      constraint presence_key primary key (staff_id, application_id)
    )`,
    'create index presence_of_application on presence (application_id)',
  ],
  /** 37. Stores by which file of its service it was looked up what an application is for. */
  ["alter table inbox add column about_of text not null default ''"],
  /** 38. Counts the content writes of which visitors are shown nothing. */
  ['alter table content_revision add column hidden integer not null default 0'],
  /** 39. Adds what staff put on a case and give to applicants; what is there was sent by applicants. */
  [
    "alter table document_file add column kind text not null default 'sent'",
    "alter table document_file add column who text not null default ''",
    "alter table document_file add column text text not null default ''",
    'alter table document_file add column opened_at text',
  ],
  /**
   * 40. Adds charges and payments. What could name a person is apart, and erased with the application; the cash book
   * stays.
   */
  [
    `create table money_line (
      id text primary key,
      service_id text not null,
      kind text not null,
      amount integer not null,
      currency text not null,
      how text not null,
      who text not null,
      at text not null,
      day text not null,
      number integer unique,
      reverses text unique
    )`,
    'create index money_line_of_day on money_line (day, number)',
    `create table money_of (
      line_id text primary key references money_line (id) on delete cascade,
      application_id text not null references application (id) on delete cascade,
      position integer not null,
      text text not null
    )`,
    'create index money_of_application on money_of (application_id, position)',
  ],
  /** 41. Marks applications that staff have entered without what the form requires. */
  [
    'alter table inbox add column incomplete integer not null default 0',
    'create index inbox_incomplete on inbox (created_at, application_id) where incomplete = 1',
  ],
];
