import { join } from 'node:path';
import { sql } from 'kysely';
import Database from 'libsql';
import { expect, test } from 'vitest';
import type { Status } from '../../../src/contract/statuses';
import type { StoredApplicationFilter } from '../../../src/server/applications/stored';
import {
  unorderedMatches,
  matching,
  searched,
} from '../../../src/server/applications/store/inboxSql';
import { migrate, migrateTo } from '../../../src/server/storage/migrations/migrate';
import { sqlApplications } from '../../../src/server/applications/store/sqlApplications';
import { sqlInbox } from '../../../src/server/applications/store/sqlInbox';
import { DatabaseFile } from '../../../src/server/storage/databaseFile';
import { embedded } from '../../../src/server/storage/sqlite';
import { afterFile } from '../../shared/afterFile';
import { tempFolder } from '../support/folders';

/** More rows than the index looks up one by one. */
const ROWS = 1200;

/** Opens a store whose applications are all called `common`, every hundredth `rare`, too. */
async function openFilled(rows = ROWS) {
  const file = join(await tempFolder(), 'test.db');
  const connection = embedded(new DatabaseFile(file));
  afterFile(() => connection.db.destroy());
  await migrate(connection);
  const numbers = sql.raw(
    `with recursive numbers(n) as (select 1 union all select n + 1 from numbers where n < ${rows})`,
  );
  const run = (query: ReturnType<typeof sql>) => connection.atomic((own) => query.execute(own));
  await run(sql`insert into definition values ('h', 'one', 1, '{}', '2026')`);
  await run(sql`insert into application (id, reference, service_id, definition, language, answers, created_at)
    ${numbers} select 'id-' || n, 'RG-' || n, 'one', 'h', 'ku', '{}', '2026' from numbers`);
  await run(sql`insert into inbox
    (application_id, service_id, definition, reference, language, created_at, status, name, name_key, phone, email, search)
    ${numbers} select 'id-' || n, 'one', 'h', 'RG-' || n, 'ku', '2026', 'new', '', '', '', '',
      'rg' || n || ' common کەریم' || case when n % 100 = 0 then ' rare شیلان' else '' end
    from numbers`);
  const bytes = async () => {
    const { rows } = await sql<{ block: Buffer }>`select block from inbox_search_data`.execute(
      connection.db,
    );
    return Buffer.concat(rows.map(({ block }) => Buffer.from(block))).toString('latin1');
  };
  return {
    file,
    connection,
    run,
    bytes,
    inbox: sqlInbox(connection),
    applications: sqlApplications(connection),
  };
}

test('finds the same with the index as by reading all rows', async () => {
  const { inbox } = await openFilled();
  const textOf = (n: number) => `rg${n} common کەریم${n % 100 === 0 ? ' rare شیلان' : ''}`;
  const numbers = Array.from({ length: ROWS }, (_, index) => index + 1);
  for (const words of [
    ['rare'],
    ['شیلان'],
    ['یلا', 'rg1'],
    ['common'],
    ['g1', 'کەر'],
    ['12'],
    ['rg'],
    // Parts of what the index knows: in few rows, in none, and at the end of a text.
    ['99'],
    ['qz'],
    ['ڤ'],
    ['یم'],
    ['ن'],
    ['common', 'qz'],
    ['rg77'],
    ['xyz'],
    ['common', 'xyz'],
    ['ommonk'],
  ]) {
    const expected = numbers.filter((n) => words.every((word) => textOf(n).includes(word)));
    for (const filter of [{}, { serviceId: 'one', status: 'new' as const, assignee: null }]) {
      const ids = await inbox.ids({ words, ...filter }, 'createdAt');
      expect(new Set(ids), words.join(' ')).toEqual(new Set(expected.map((n) => `id-${n}`)));
      expect(await inbox.count({ words, ...filter })).toMatchObject({ total: expected.length });
    }
    for (const filter of [{ serviceId: 'two' }, { status: 'done' as const }, { assignee: 'x' }]) {
      expect(await inbox.ids({ words, ...filter }, 'createdAt')).toEqual([]);
      expect(await inbox.count({ words, ...filter })).toEqual({ total: 0, unread: 0 });
    }
  }
});

/** Returns by which index the rows of a search are found. */
async function indexOf(
  { connection: { db }, file }: Awaited<ReturnType<typeof openFilled>>,
  words: readonly string[],
  status: Status = 'new',
  select: typeof unorderedMatches = unorderedMatches,
) {
  const query = await select(db, { words, serviceId: 'one', status });
  const { sql: text, parameters } = query.select('application_id').compile();
  const database = new Database(file, { readonly: true });
  const plan = database.prepare(`explain query plan ${text}`).all(parameters) as Step[];
  database.close();
  return plan.find(({ detail }) => detail.includes(' inbox '))?.detail;
}

interface Step {
  readonly detail: string;
}

test('reads the few rows with a word, not all of a service or a status', async () => {
  const filled = await openFilled();
  expect(await indexOf(filled, ['rare'])).toContain('INTEGER PRIMARY KEY');
  const listed = async (...search: Parameters<typeof searched>) =>
    (await searched(...search)).listed;
  expect(await indexOf(filled, ['rare'], 'new', listed)).toContain('(application_id=?)');
});

test('filters a search by what staff have changed since', async () => {
  const { inbox, run } = await openFilled();
  await run(
    sql`insert into staff (id, email, password_hash, created_at) values ('me', 'me@example.org', '', '2026')`,
  );
  const words = ['rg100', 'rare'];
  const filters = [
    { status: 'done' },
    { unread: true, reader: 'me' },
    { assignee: 'me' },
    { dueFrom: '2026-05' },
  ] as const;
  const totals = () =>
    Promise.all(filters.map(async (filter) => (await inbox.count({ words, ...filter })).total));
  expect(await totals()).toEqual([0, 2, 0, 0]);
  const change = { status: 'done', assignee: 'me', due: '2026-05-01' } as const;
  await inbox.change('id-100', { ...change, read: { by: 'me', at: '2026-02' } });
  expect(await totals()).toEqual([1, 1, 1, 1]);
  expect(await inbox.count({ words, reader: 'me' })).toEqual({ total: 2, unread: 1 });
  await run(sql`update inbox set status = 'new' where application_id = 'id-100'`);
  expect(await totals()).toEqual([0, 1, 1, 1]);
});

test('applies every filter to what the index finds', async () => {
  const { connection, inbox } = await openFilled();
  const filters: Required<
    Omit<StoredApplicationFilter, 'words' | 'reader' | 'sounds' | 'spelling'>
  > = {
    serviceId: 'two',
    services: ['one', 'two'],
    status: 'new',
    unread: true,
    toCheck: true,
    incomplete: true,
    assignee: null,
    dueFrom: '2026',
    dueBefore: '2027',
    undated: true,
    without: ['new'],
    language: 'ku',
    ids: ['id-100', 'id-101'],
    from: '2026',
    before: '2026',
    after: '2025',
    about: [{ field: 'country', value: 'x' }],
  };
  for (const [name, value] of Object.entries(filters)) {
    const filter = { words: ['rare'], serviceId: 'one', reader: 'me', [name]: value };
    const rows = await matching(connection.db, filter).select('application_id').execute();
    expect((await inbox.count(filter)).total, name).toBe(rows.length);
  }
});

test('reads the rows that other filters leave if they are few and the words are in many', async () => {
  const filled = await openFilled(11_000);
  const { inbox, run } = filled;
  await run(sql`update inbox set status = 'done' where application_id = 'id-100'`);
  const totalOf = async (words: string[], status: Status) =>
    (await inbox.count({ words, status })).total;
  expect(await indexOf(filled, ['common'], 'done')).toContain('(status=?');
  expect(await totalOf(['common'], 'done')).toBe(1);
  expect(await indexOf(filled, ['common'])).toContain('INTEGER PRIMARY KEY');
  expect(await totalOf(['common'], 'new')).toBe(10_999);
  // The numbers up to 11,000 that contain 99.
  expect(await totalOf(['common', '99'], 'new')).toBe(299);
  expect(await inbox.ids({ words: ['common', 'rare'], status: 'done' }, 'createdAt')).toEqual([
    'id-100',
  ]);
});

test('finds words of one or two letters by the index, unless they begin too many of its parts', async () => {
  const filled = await openFilled();
  expect(await indexOf(filled, ['rg'])).toContain('INTEGER PRIMARY KEY');
  const letters = Array.from('abcdefghijkl');
  const many = letters.flatMap((one) => letters.map((other) => `q${one}${other}`)).join(' ');
  await filled.run(sql`update inbox set search = ${many} where application_id = 'id-7'`);
  // All rows, in the order of their times, as they are stored.
  expect(await indexOf(filled, ['q'])).toContain('created_at>?');
  for (const words of [['q'], ['q', 'qab'], ['qa']]) {
    expect(await filled.inbox.ids({ words }, 'createdAt')).toEqual(['id-7']);
  }
});

test('finds short words in texts that an older version has indexed, and erases them', async () => {
  const connection = embedded(new DatabaseFile(join(await tempFolder(), 'test.db')));
  afterFile(() => connection.db.destroy());
  await connection.atomic(async (own) => {
    await migrateTo(own, 30);
    for (const statement of [
      'create table inbox_number (number integer primary key, application_id text not null unique)',
      `create virtual table inbox_search using fts5 (search, tokenize = "trigram", content = '')`,
      `create trigger inbox_search_insert after insert on inbox begin
        insert into inbox_number (application_id) values (new.application_id);
      end`,
      `insert into definition values ('h', 'one', 1, '{}', '2026')`,
      `insert into application values ('id-1', 'RG-1', 'one', 'h', 'ku', '{}', '2026')`,
      `insert into inbox
        (application_id, service_id, definition, reference, language, created_at, status, name, name_key, phone, email, search)
        values ('id-1', 'one', 'h', 'RG-1', 'ku', '2026', 'new', '', '', '', '', 'zyxwvut')`,
      `insert into inbox_search (rowid, search) select number, 'zyxwvut' from inbox_number`,
    ]) {
      await sql.raw(statement).execute(own);
    }
  });
  await migrate(connection);
  const ids = () => sqlInbox(connection).ids({ words: ['ut'] }, 'createdAt');
  expect(await ids()).toEqual(['id-1']);
  await sqlApplications(connection).erase('id-1');
  const { rows } = await sql`select term from inbox_terms`.execute(connection.db);
  expect(rows).toEqual([]);
});

test('finds new words once the text has changed, and the old ones no longer', async () => {
  const { inbox, run } = await openFilled();
  await run(sql`update inbox set search = 'changed' where application_id = 'id-100'`);
  expect(await inbox.ids({ words: ['changed'] }, 'createdAt')).toEqual(['id-100']);
  expect(await inbox.ids({ words: ['rare', 'rg100'] }, 'createdAt')).toEqual(['id-1000']);
});

test('has no part left of an erased text', async () => {
  const { applications, run, bytes } = await openFilled();
  await run(sql`update inbox set search = 'zyxwvut' where application_id = 'id-7'`);
  expect(await bytes()).toContain('zyx');
  await applications.erase('id-7');
  expect(await bytes()).not.toContain('zyx');
  expect(await bytes()).toContain('com');
});

test('finds what one transaction has written, changed and removed', async () => {
  const { connection, inbox, bytes } = await openFilled();
  await connection.atomic(async (own) => {
    const insert = (n: number, search: string) =>
      sql`insert into inbox
        (application_id, service_id, definition, reference, language, created_at, status, name, name_key, phone, email, search)
        values (${`id-new-${n}`}, 'one', 'h', 'RG', 'ku', '2026', 'new', '', '', '', '', ${search})`;
    for (const n of [1, 2, 3]) {
      await sql`insert into application values (${`id-new-${n}`}, ${`N-${n}`}, 'one', 'h', 'ku', '{}', '2026')`.execute(
        own,
      );
      await insert(n, `fresh${n}`).execute(own);
    }
    await sql`update inbox set search = 'qqchanged' where application_id = 'id-new-2'`.execute(own);
    await sql`delete from inbox where application_id = 'id-new-3'`.execute(own);
    await sql`update inbox set search = 'qqonce' where application_id = 'id-100'`.execute(own);
    await sql`update inbox set search = 'qqtwice' where application_id = 'id-100'`.execute(own);
  });
  const found = async (word: string) => inbox.ids({ words: [word] }, 'createdAt');
  expect(await found('fresh')).toEqual(['id-new-1']);
  expect(await found('qqchanged')).toEqual(['id-new-2']);
  expect(await found('qqtwice')).toEqual(['id-100']);
  for (const word of ['fresh2', 'fresh3', 'qqonce']) expect(await found(word)).toEqual([]);
  expect(await bytes()).not.toContain('qon');
  await sql`insert into inbox_search (inbox_search, rank) values ('integrity-check', 0)`.execute(
    connection.db,
  );
});
