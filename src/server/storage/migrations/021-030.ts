import { type Migration, ofEmbedded } from './migration';
import { searchIndex } from './023-searchIndex';

const REST = 'created_at, application_id, service_id, name_key, status, language, readers';

const COLUMNS = [
  'service_id',
  'language',
  'created_at',
  'status',
  'readers',
  'assignee',
  'due',
] as const;
const NAMES = COLUMNS.join(', ');

/**
 * An update or a removal takes the old text out at once, unless it is not in the index yet.
 * @param text the old text as it is in the index
 */
export const removalTriggers = (text: string): readonly string[] => [
  `create trigger inbox_search_update after update of search on inbox
    when old.search is not new.search begin
    insert into inbox_search (inbox_search, rowid, search)
      select 'delete', number, ${text} from inbox_number
      where application_id = old.application_id
        and number not in (select number from inbox_pending);
    insert or ignore into inbox_pending (number)
      select number from inbox_number where application_id = new.application_id;
  end`,
  `create trigger inbox_search_delete after delete on inbox begin
    insert into inbox_search (inbox_search, rowid, search)
      select 'delete', number, ${text} from inbox_number
      where application_id = old.application_id
        and number not in (select number from inbox_pending);
    delete from inbox_pending where number in (
      select number from inbox_number where application_id = old.application_id
    );
    delete from inbox_number where application_id = old.application_id;
  end`,
];

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
  searchIndex,
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
  /**
   * 27. Lets a transaction add all its new applications to the search index of SQLite at once (storage/groupCommit):
   * adding each by a trigger wrote out the index for each, which took half of the time that storing one takes.
   */
  ofEmbedded([
    'create table inbox_pending (number integer primary key)',
    'drop trigger inbox_search_insert',
    'drop trigger inbox_search_update',
    'drop trigger inbox_search_delete',
    `create trigger inbox_search_insert after insert on inbox begin
    insert into inbox_number (application_id) values (new.application_id);
    insert into inbox_pending (number)
      select number from inbox_number where application_id = new.application_id;
  end`,
    ...removalTriggers('old.search'),
  ]),
  /**
   * 28. Adds the columns by which searches of SQLite are filtered to the numbers of its search index (storage/sqlSearch).
   * They are read in the order in which the index finds rows; those of the inbox would be read from 100,000 places.
   */
  ofEmbedded([
    ...COLUMNS.map((column) => `alter table inbox_number add column ${column} text`),
    `update inbox_number set (${NAMES}) =
    (select ${NAMES} from inbox where inbox.application_id = inbox_number.application_id)`,
    'drop trigger inbox_search_insert',
    `create trigger inbox_search_insert after insert on inbox begin
    insert into inbox_number (application_id, ${NAMES})
      values (new.application_id, ${COLUMNS.map((column) => `new.${column}`).join(', ')});
    insert into inbox_pending (number)
      select number from inbox_number where application_id = new.application_id;
  end`,
    `create trigger inbox_search_columns after update of ${NAMES} on inbox begin
    update inbox_number set ${COLUMNS.map((column) => `${column} = new.${column}`).join(', ')}
      where application_id = new.application_id;
  end`,
  ]),
  /** 29. Counts the changes of an account, and stores who has made the last one. */
  [
    'alter table staff add column changed_at text',
    'alter table staff add column changed_by text',
    'alter table staff add column version integer not null default 1',
  ],
  /** 30. Stores which links were e-mailed by this server; of the earlier ones that is not known. */
  ['alter table link add column mailed integer not null default 0'],
];
