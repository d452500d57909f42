import { chmod, copyFile, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { prepareDataDir } from '../../../src/server/dataDir';
import { SettingsError, type ServerSettings } from '../../../src/server/serverSettings';
import { openStorage } from '../../../src/server/storeId/openStorage';
import { backedUp, hushConsole, restoreInto } from '../backup/backups';
import { tempFolder } from '../support/folders';
import {
  database,
  filled,
  forgetIds,
  idsIn,
  markOf,
  newId,
  open,
  place,
  putFiles,
} from '../process/installations';
import { makeDatabase } from './postgresDatabase';

hushConsole();

const expectApart = async (settings: ServerSettings, ...words: string[]) => {
  const error = await openStorage(settings, () => {}).catch((reason: unknown) => reason);
  if (!(error instanceof SettingsError)) throw error;
  for (const word of [...words, 'do not belong together', markOf(settings)]) {
    expect(error.message).toContain(word);
  }
};

describe('the photo store of another database is refused', () => {
  const LOSSES: readonly (readonly [string, (settings: ServerSettings) => Promise<void>])[] = [
    ['moved away', (settings) => rename(database(settings), `${database(settings)}.old`)],
    [
      'emptied',
      async (settings) => {
        // In this process the stopped server still holds it.
        for (const ending of ['', '-wal', '-shm']) await rm(`${database(settings)}${ending}`);
        await writeFile(database(settings), '');
      },
    ],
  ];
  const kept = async ({ dataDir }: ServerSettings) =>
    (await readdir(dataDir)).filter((name) => !/-(?:wal|shm)$/u.test(name));
  test.each(LOSSES)('if the file of the database was %s', async (_, lose) => {
    const settings = await place();
    const ids = await filled(settings);
    await lose(settings);
    const before = await kept(settings);
    await expectApart(settings, 'the database is new', database(settings));
    expect(await idsIn(settings)).toEqual(ids.toSorted());
    // Missing files are missing now: the right store can be mounted again.
    expect(await kept(settings)).toEqual(before);
  });

  test('if the database is a copy, as of a staging server', async () => {
    const PHOTO_STORE = join(await tempFolder(), 'shared');
    const [one, other] = [await place({ PHOTO_STORE }), await place({ PHOTO_STORE })];
    const ids = await filled(one);
    await expectApart(other, 'the database is new');
    const alone = { ...other, photoStore: undefined };
    await prepareDataDir(alone);
    await filled(alone);
    await expectApart(other, 'has the id');
    expect(await idsIn(one)).toEqual(ids.toSorted());
    await open(one);
  });

  test.runIf(makeDatabase)('which is an empty PostgreSQL', async () => {
    const settings = await place();
    const ids = await filled(settings);
    const url = makeDatabase?.() ?? '';
    await expectApart({ ...settings, databaseUrl: url }, 'DATABASE_URL');
    expect(await idsIn(settings)).toEqual(ids.toSorted());
    // It is unchanged, so that it can still be restored into.
    const whole = await backedUp({ DATA_DIR: settings.dataDir });
    const target = { DATA_DIR: join(await tempFolder(), 'data'), DATABASE_URL: url };
    expect(await restoreInto(whole, target)).toBe(0);
  });

  test('unless somebody has marked it to join', async () => {
    const settings = await place();
    await filled(settings);
    await rm(database(settings));
    await writeFile(markOf(settings), 'join\n');
    const storage = await open(settings);
    expect((await readFile(markOf(settings), 'utf8')).trim()).toBe(await storage.id());
  });
});

describe('an installation without ids', () => {
  test('gets them if the database names the files', async () => {
    const settings = await place();
    await filled(settings);
    await forgetIds(settings);
    await putFiles(settings, [newId()]);
    const storage = await open(settings);
    const id = await storage.id();
    expect(id).toMatch(/^[\da-f-]{36}$/u);
    expect((await readFile(markOf(settings), 'utf8')).trim()).toBe(id);
    expect(await (await open(settings)).id()).toBe(id);
  });

  test('does not start with files that the database does not name', async () => {
    const settings = await place();
    const ids = await filled(settings, 1);
    await forgetIds(settings);
    const others = [newId(), newId()];
    await putFiles(settings, others);
    await expectApart(settings, 'has 3 photos and pictures, and the database names 1');
    expect(await idsIn(settings)).toEqual([...ids, ...others].toSorted());
  });

  test('does not start with a new database beside existing files', async () => {
    const settings = await place();
    await putFiles(settings, [newId()]);
    await expectApart(settings, 'has 1 photos and pictures, and the database names 0');
    expect(await readdir(settings.dataDir)).not.toContain('rega.db');
  });

  test('does not start if all photos are missing', async () => {
    const settings = await place();
    await filled(settings);
    const PHOTO_STORE = await tempFolder();
    await expectApart(
      { ...settings, photoStore: { folder: PHOTO_STORE } },
      'names 3 photos, and none of them is there',
    );
  });
});

test.runIf(makeDatabase)('however many start at once, they have one id', async () => {
  const env = { DATABASE_URL: makeDatabase?.() ?? '', PHOTO_STORE: await tempFolder() };
  const all = await Promise.all(Array.from({ length: 6 }, async () => open(await place(env))));
  const ids = await Promise.all(all.map((storage) => storage.id()));
  expect(new Set(ids).size).toBe(1);
  expect((await readFile(join(env.PHOTO_STORE, 'store-id'), 'utf8')).trim()).toBe(ids[0]);
});

test('a restored installation has an id of its own', async () => {
  const settings = await place();
  await filled(settings);
  const target = await place();
  expect(
    await restoreInto(await backedUp({ DATA_DIR: settings.dataDir }), { DATA_DIR: target.dataDir }),
  ).toBe(0);
  const [one, other] = [await open(settings), await open(target)];
  expect(await other.id()).toBeDefined();
  expect(await other.id()).not.toBe(await one.id());
});

describe('an interrupted restore', () => {
  test('is not taken for a new installation', async () => {
    const settings = await place();
    await writeFile(join(settings.dataDir, 'restoring'), '');
    await expect(openStorage(settings, () => {})).rejects.toThrow('Run it again');
    expect(await readdir(settings.dataDir)).not.toContain('rega.db');
  });

  test('is complete if it only missed its last step', async () => {
    const settings = await place();
    await filled(settings);
    await writeFile(join(settings.dataDir, 'restoring'), '');
    await open(settings);
    expect(await readdir(settings.dataDir)).not.toContain('restoring');
  });
});

test('a database file is readable by its owner only, also one of an older version', async () => {
  const settings = await place();
  await filled(settings);
  const paths = async () =>
    (await readdir(settings.dataDir))
      .filter((name) => name.startsWith('rega.db'))
      .map((name) => join(settings.dataDir, name));
  for (const path of await paths()) await chmod(path, 0o644);
  await open(settings);
  for (const path of await paths()) expect((await stat(path)).mode & 0o777, path).toBe(0o600);
});

test('a data folder of an older version without pictures can be backed up', async () => {
  const settings = await place();
  await filled(settings);
  for (const name of ['pictures', 'places', 'trash']) {
    await rm(join(settings.dataDir, name), { recursive: true });
  }
  expect(await backedUp({ DATA_DIR: settings.dataDir })).not.toBe('');
});

test('a closed database is complete without its log', async () => {
  const settings = await place();
  const ids = await filled(settings);
  const alone = await place();
  await copyFile(database(settings), database(alone));
  await copyFile(markOf(settings), markOf(alone));
  expect((await (await open(alone)).applications.knownPhotos(ids)).size).toBe(ids.length);
});
