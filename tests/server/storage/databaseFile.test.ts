import { readFile, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import Database from 'libsql';
import { describe, expect, test } from 'vitest';
import { DatabaseFile } from '../../../src/server/storage/databaseFile';
import { tempFolder } from '../support/folders';

async function open() {
  const path = join(await tempFolder(), "agency's.db");
  const file = new DatabaseFile(path);
  const database = file.open();
  database.pragma('journal_mode = WAL');
  database.exec(`create table note (text text); insert into note values ('in the log')`);
  return { path, file, database };
}

const notesIn = (path: string): unknown[] => {
  const database = new Database(path);
  const notes = database.prepare('select text from note').pluck().all();
  database.close();
  return notes;
};

describe.runIf(process.platform === 'linux')('the lock on an open database', () => {
  test.each([
    ['a second connection is closed', ({ file }) => file.open().close()],
    ['it is copied', ({ file, path }) => file.copyTo(`${path}.copy`)],
    ['it was only opened', () => {}],
  ] satisfies [string, (opened: Awaited<ReturnType<typeof open>>) => unknown][])(
    'is held when %s',
    async (_, happens) => {
      const opened = await open();
      await happens(opened);
      expect(await opened.file.isHeld()).toBe(true);
      opened.database.close();
    },
  );

  test.each([
    ['this process reads its file', (path) => readFile(path)],
    ['another process removes its log', (path) => rm(`${path}-wal`)],
    ['another file takes its place', async (path) => rename(`${path}-shm`, path)],
  ] satisfies [string, (path: string) => Promise<unknown>][])(
    'is lost when %s',
    async (_, happens) => {
      const { path, file, database } = await open();
      await happens(path);
      expect(await file.isHeld()).toBe(false);
      database.close();
    },
  );
});

test('a copy has what is in the log, whoever reads or writes meanwhile', async () => {
  const { path, file, database } = await open();
  const others = [new Database(path), new Database(path)] as const;
  others[0].exec('begin; select * from note');
  others[1].exec(`begin immediate; insert into note values ('not committed')`);
  const copy = `${path}.copy`;
  await file.copyTo(copy);
  // Again: of a copy that was cut off nothing is left.
  await file.copyTo(copy);
  expect(notesIn(copy)).toEqual(['in the log']);
  expect((await stat(copy)).mode & 0o777).toBe(0o600);
  for (const each of [...others, database]) each.close();
});
