import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import Database from 'libsql';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { afterFile } from '../../shared/afterFile';
import { embedded } from '../../../src/server/storage/sqlite';
import { keepReserve } from '../../../src/server/storage/diskReserve';
import { tempFolder } from '../support/folders';

async function open() {
  const file = join(await tempFolder(), 'test.db');
  const connection = embedded(file);
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
