import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import Database from 'libsql';
import AsyncDatabase from 'libsql/promise';
import { sql } from 'kysely';
import { expect, test, vi } from 'vitest';
import { afterFile } from '../../shared/afterFile';
import { DatabaseFile } from '../../../src/server/storage/databaseFile';
import { embedded } from '../../../src/server/storage/sqlite';
import { keepReserve } from '../../../src/server/storage/diskReserve';
import { tempFolder } from '../support/folders';

async function open() {
  const file = join(await tempFolder(), 'test.db');
  const connection = embedded(new DatabaseFile(file));
  afterFile(() => connection.db.destroy());
  await connection.atomic((db) => sql`create table note (text text)`.execute(db));
  const note = (text: string) =>
    connection.atomic((db) => sql`insert into note values (${text})`.execute(db));
  const notes = async () =>
    (await sql<{ text: string }>`select text from note`.execute(connection.db)).rows.map(
      ({ text }) => text,
    );
  return { file, connection, note, notes };
}

/** Counts the commits until it is called again. */
function countCommits(): () => number {
  const exec = vi.spyOn(AsyncDatabase.prototype, 'exec');
  return () => {
    const commits = exec.mock.calls.filter(([statement]) => statement.endsWith('commit')).length;
    exec.mockRestore();
    return commits;
  };
}

test('reads while a write waits for another process', async () => {
  const { file, note, notes } = await open();
  const other = new Database(file);
  afterFile(() => other.close());
  other.exec('begin immediate');
  const written = note('late');
  // As long as the other one writes nothing else can be there: it ends only after this read.
  expect(await notes()).toEqual([]);
  other.exec('commit');
  await written;
  expect(await notes()).toEqual(['late']);
});

test.each(['SQLITE_FULL', 'SQLITE_IOERR_SHMSIZE', 'ENOSPC'])(
  'frees its reserve when the disk is full (%s) and writes',
  async (code) => {
    const { file, connection, notes } = await open();
    const reserve = join(dirname(file), 'reserve');
    await keepReserve(dirname(file));
    await connection.atomic(async (db) => {
      await sql`insert into note values ('last')`.execute(db);
      if (existsSync(reserve)) throw Object.assign(new Error('full'), { code });
    });
    expect(existsSync(reserve)).toBe(false);
    expect(await notes()).toEqual(['last']);
  },
);

test('keeps its reserve on other errors and works without one', async () => {
  const { file, connection } = await open();
  const fail = (code: string) =>
    connection.atomic(() => Promise.reject(Object.assign(new Error(code), { code })));
  await keepReserve(dirname(file));
  await expect(fail('SQLITE_CONSTRAINT')).rejects.toThrow('SQLITE_CONSTRAINT');
  expect(existsSync(join(dirname(file), 'reserve'))).toBe(true);
  await expect(fail('SQLITE_FULL')).rejects.toThrow('SQLITE_FULL');
  await expect(fail('SQLITE_FULL')).rejects.toThrow('SQLITE_FULL');
});

test('commits what waits together, and each that fails alone undoes only its own work', async () => {
  const { connection, note, notes } = await open();
  await connection.atomic((db) => sql`create unique index once on note (text)`.execute(db));
  const commits = countCommits();
  const outcomes = await Promise.allSettled([
    note('one'),
    note('two'),
    note('one'),
    connection.atomic(async (db) => {
      await sql`insert into note values ('undone')`.execute(db);
      throw new Error('refused');
    }),
    note('three'),
  ]);
  expect(commits()).toBe(1);
  expect(outcomes.map(({ status }) => status === 'fulfilled')).toEqual([
    true,
    true,
    false,
    false,
    true,
  ]);
  expect(await notes()).toEqual(['one', 'two', 'three']);
});

test('does not acknowledge any of a group before the commit', async () => {
  const { connection, note, notes } = await open();
  const commit = vi
    .spyOn(AsyncDatabase.prototype, 'exec')
    .mockRejectedValue(Object.assign(new Error('torn'), { code: 'SQLITE_IOERR' }));
  const outcomes = await Promise.allSettled([note('one'), note('two')]);
  commit.mockRestore();
  expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(await notes()).toEqual([]);
  await connection.atomic(async () => {});
});

test('stores the others of a group when the disk is full for one', async () => {
  const { file, connection, note, notes } = await open();
  await keepReserve(dirname(file));
  const full = connection.atomic(async (db) => {
    await sql`insert into note values ('large')`.execute(db);
    if (existsSync(join(dirname(file), 'reserve'))) {
      throw Object.assign(new Error('full'), { code: 'SQLITE_FULL' });
    }
  });
  await Promise.all([note('one'), full, note('two')]);
  expect((await notes()).toSorted()).toEqual(['large', 'one', 'two']);
});

test('refuses what waits when it is closed', async () => {
  const { connection, note } = await open();
  await connection.db.destroy();
  await expect(Promise.all([note('one'), note('two')])).rejects.toThrow();
});

test('acknowledges a write that is being committed when it is closed', async () => {
  const { file, connection, note } = await open();
  const exec = AsyncDatabase.prototype.exec;
  const commit = vi.spyOn(AsyncDatabase.prototype, 'exec').mockImplementation(function (
    this: AsyncDatabase,
    statement,
  ) {
    const committed: unknown = exec.call(this, statement);
    void connection.db.destroy();
    return committed;
  });
  await note('last');
  commit.mockRestore();
  const again = embedded(new DatabaseFile(file));
  afterFile(() => again.db.destroy());
  const { rows } = await sql`select text from note`.execute(again.db);
  expect(rows).toEqual([{ text: 'last' }]);
});
