import { appendFile, cp, mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { commandCalled } from '../../../src/server/commands/commands';
import {
  backedUp,
  type Env,
  filesIn,
  hushConsole,
  onDisk,
  PHOTOS,
  restoreInto,
  rowsIn,
  startFull,
} from './backups';
import { openStorage } from '../../../src/server/storeId/openStorage';
import { ROOT, tempFolder } from '../support/folders';
import { startServer } from '../support/harness';

hushConsole();

describe('a backup', () => {
  let env: Env;
  let whole: string;
  beforeAll(async () => {
    const { settings } = await startFull(await onDisk());
    env = { DATA_DIR: settings.dataDir };
    whole = await backedUp(env);
  });

  test('can be read by its owner only', async () => {
    const names = ['.', ...(await readdir(whole, { recursive: true }))];
    const modes = names.map(async (name) =>
      ((await stat(join(whole, name))).mode & 0o777).toString(8),
    );
    expect([...new Set(await Promise.all(modes))].toSorted()).toEqual(['600', '700']);
  });

  test('leaves its time for the panel', async () => {
    const { at } = JSON.parse(await readFile(join(whole, 'manifest.json'), 'utf8'));
    const note = await readFile(join(env.DATA_DIR ?? '', 'last-backup.json'), 'utf8');
    expect(JSON.parse(note)).toEqual({ at });
  });

  test('contains no sessions', async () => {
    expect(Object.keys(await rowsIn(whole))).not.toContain('session.jsonl');
  });

  test('lists photos that are missing and continues', async () => {
    const place = { DATA_DIR: join(await tempFolder(), 'data') };
    expect(await restoreInto(whole, place)).toBe(0);
    const photos = join(place.DATA_DIR, 'photos');
    const [lost = ''] = await readdir(photos);
    await rm(join(photos, lost));
    const folder = await backedUp(place);
    const { lost: told } = JSON.parse(await readFile(join(folder, 'manifest.json'), 'utf8'));
    expect(told).toEqual([lost.replace('.jpg', '')]);
    expect(vi.mocked(console.error).mock.calls.flat().join()).toContain(told[0]);
  });

  test('refuses an installation without data', async () => {
    const target = await tempFolder();
    expect(await commandCalled('backup', [target], await onDisk(), ROOT)).toBe(1);
    expect(await readdir(target)).toEqual([]);
  });

  test('deletes old interrupted backups only', async () => {
    const target = await tempFolder();
    for (const name of ['old.unfinished', 'mine']) await mkdir(join(target, name));
    vi.useFakeTimers({ now: Date.now() + 2 * 24 * 60 * 60 * 1000, toFake: ['Date'] });
    await commandCalled('backup', [target], env, ROOT).finally(() => vi.useRealTimers());
    expect((await readdir(target)).toSorted()).toEqual([
      '.base.json',
      expect.stringMatching(/Z$/u),
      'mine',
    ]);
  });

  interface Mutable {
    format: number;
    version: number;
    tables: Record<string, number>;
    files: { path: string }[];
  }
  type Damage = (folder: string) => Promise<void>;
  const inManifest =
    (change: (manifest: Mutable) => void): Damage =>
    async (folder) => {
      const path = join(folder, 'manifest.json');
      const manifest = JSON.parse(await readFile(path, 'utf8')) as Mutable;
      change(manifest);
      await writeFile(path, JSON.stringify(manifest));
    };
  const inFirst =
    (kind: string, change: (path: string) => Promise<void>): Damage =>
    async (folder) => {
      const [name = ''] = await readdir(join(folder, kind));
      await change(join(folder, kind, name));
    };
  const flip = async (path: string): Promise<void> => {
    const bytes = await readFile(path);
    bytes[bytes.length >> 1]! ^= 1;
    await writeFile(path, bytes);
  };

  const DAMAGES: readonly (readonly [string, Damage])[] = [
    ['without a manifest', (folder) => rm(join(folder, 'manifest.json'))],
    [
      'with half a manifest',
      async (folder) => {
        const path = join(folder, 'manifest.json');
        const text = await readFile(path, 'utf8');
        await writeFile(path, text.slice(0, text.length / 2));
      },
    ],
    ['with an empty manifest', (folder) => writeFile(join(folder, 'manifest.json'), '')],
    ['without a photo', inFirst('photos', rm)],
    ['with another bit in a photo', inFirst('photos', flip)],
    ['with another bit in a picture', inFirst('pictures', flip)],
    ['with a photo cut short', inFirst('photos', (path) => writeFile(path, 'x'))],
    ['with a photo grown longer', inFirst('photos', (path) => appendFile(path, 'x'))],
    ['without a table', (folder) => rm(join(folder, 'rows/staff.jsonl'))],
    ['with another bit in a row', (folder) => flip(join(folder, 'rows/application.jsonl'))],
    ['that counts more rows', inManifest(({ tables }) => (tables.application! += 1))],
    ['that counts fewer rows', inManifest(({ tables }) => (tables.photo! -= 1))],
    [
      'that leaves a table out',
      inManifest((manifest) => {
        delete manifest.tables.audit;
        manifest.files = manifest.files.filter(({ path }) => path !== 'rows/audit.jsonl');
      }),
    ],
    ['of a newer version', inManifest((manifest) => (manifest.version = 1000))],
    ['of another format', inManifest((manifest) => (manifest.format = 2))],
    ['whose files lead elsewhere', inManifest(({ files }) => (files[0]!.path = 'photos/../../x'))],
  ];
  test.each(DAMAGES)(
    'refuses %s, leaves no files, and starts no empty site',
    { timeout: 120_000 },
    async (_, damage) => {
      const damaged = join(await tempFolder(), 'backup');
      await cp(whole, damaged, { recursive: true });
      await damage(damaged);
      const target = await onDisk();
      expect(await restoreInto(damaged, target)).toBe(1);
      const { DATA_DIR = '' } = target;
      expect(Object.keys(await filesIn(dirname(DATA_DIR)))).toEqual([
        expect.stringMatching(/\/restoring$/u),
      ]);
      const opened = openStorage({ dataDir: DATA_DIR, databaseUrl: undefined }, () => {});
      await expect(opened).rejects.toThrow('A restore was not finished');
      // The target is still usable.
      expect(await restoreInto(whole, target)).toBe(0);
      expect(Object.keys(await filesIn(join(DATA_DIR, 'photos')))).toHaveLength(PHOTOS);
    },
  );

  test.each(['photos/old.jpg', 'pictures/old.webp', 'places/cities.tsv'])(
    'cannot be restored where %s is',
    async (path) => {
      const target = await onDisk();
      const file = join(target.DATA_DIR ?? '', path);
      await mkdir(dirname(file), { recursive: true, mode: 0o700 });
      await writeFile(file, 'old');
      expect(await restoreInto(whole, target)).toBe(1);
      expect(Object.keys(await filesIn(target.DATA_DIR ?? ''))).toEqual([path, 'restoring']);
    },
  );

  test('cannot be restored where a server has run', async () => {
    const { settings, storage } = await startServer();
    const target = { DATA_DIR: settings.dataDir };
    expect(await restoreInto(whole, target)).toBe(1);
    expect(await storage.staff.any()).toBe(true);
    expect(await storage.inbox.count({})).toMatchObject({ total: 0 });
    expect(await restoreInto(whole, env)).toBe(1);
  });

  test.each([
    ['restore', ['--check']],
    ['verify', []],
  ])('can be verified without restoring it by %s %j', async (command, flags) => {
    const target = await onDisk();
    expect(await commandCalled(command, [...flags, whole], target, ROOT)).toBe(0);
    await expect(stat(target.DATA_DIR ?? '')).rejects.toThrow();
  });

  test.each([
    ['backup', []],
    ['backup', ['a', 'b']],
    ['restore', []],
    ['restore', ['--check']],
    ['verify', []],
  ])('explains the arguments of %s %j', async (command, args) => {
    expect(await commandCalled(command, args, await onDisk(), ROOT)).toBe(2);
    expect(vi.mocked(console.error).mock.calls.flat().join()).toContain(`rega ${command} <`);
  });
});
