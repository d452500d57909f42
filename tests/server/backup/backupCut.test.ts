import { type ChildProcess, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { backUp } from '../../../src/server/backup/backUp';
import { commandCalled } from '../../../src/server/commands/commands';
import { openStorage } from '../../../src/server/storeId/openStorage';
import { backedUp, filesIn, hushConsole, onDisk, restoreInto, rowsIn } from './backups';
import { ROOT, tempFolder } from '../support/folders';
import { proves } from '../../requirements/figure';
import { type Server, startServer } from '../support/harness';
import { isLong } from '../support/long';
import { buildServer } from '../process/builtServer';
import { services } from '../submit/submission';

hushConsole();

const APPLICATIONS = 100;
const PHOTOS_OF_EACH = 6;
const NOW = '2026-03-01T10:00:00.000Z';
const LIMIT = 120_000;

const main = await buildServer();

const running = new Set<ChildProcess>();
afterAll(() => {
  for (const child of running) child.kill('SIGKILL');
});

let server: Server;
let whole: string;
/** The application whose photo is copied last. */
let lastOfAll = { id: '', photo: '' };
beforeAll(async () => {
  server = await startServer();
  await fill(server);
  whole = await backedUp({ DATA_DIR: server.settings.dataDir });
}, LIMIT);

/** Creates applications whose photos take a while to copy. */
async function fill({ storage, settings }: Server): Promise<void> {
  const [service] = services;
  if (!service) throw new Error('there is no service');
  await storage.definitions.keep('hash', service, NOW);
  for (let count = 0; count < APPLICATIONS; count += 1) {
    const id = `application-${count}`;
    const ids = Array.from({ length: PHOTOS_OF_EACH }, () => randomBytes(16).toString('hex'));
    await storage.applications.insert({
      id,
      reference: `RG-${count}`,
      serviceId: service.id,
      definition: 'hash',
      language: 'en',
      answers: {},
      createdAt: NOW,
      facts: { name: '', phone: '', email: '', search: '' },
      photos: ids.map((photo) => ({ id: photo, field: 'a', bytes: 30_000 })),
    });
    for (const photo of ids) {
      await writeFile(join(settings.dataDir, 'photos', `${photo}.jpg`), randomBytes(30_000));
      if (photo > lastOfAll.photo) lastOfAll = { id, photo };
    }
  }
}

/** Runs the command and kills it as soon as there is a path with that ending. */
async function killAt(
  command: string,
  folder: string,
  sight: RegExp,
  dataDir: string,
  args = [command === 'backup' ? folder : whole],
) {
  const env = { PATH: process.env.PATH ?? '', DATA_DIR: dataDir };
  const child = spawn(process.execPath, [main, command, ...args], { env, stdio: 'ignore' });
  running.add(child);
  const ended = once(child, 'exit') as Promise<[number | null, string | null]>;
  await until(async () => {
    // Stopped while this process looks, which takes long on a busy machine: it must not end meanwhile.
    child.kill('SIGSTOP');
    if (child.exitCode !== null || (await isSeen(folder, sight))) return true;
    child.kill('SIGCONT');
    return false;
  });
  child.kill('SIGKILL');
  const [, signal] = await ended;
  running.delete(child);
  // It was killed before its end.
  expect(signal).toBe('SIGKILL');
}

const isSeen = async (folder: string, sight: RegExp): Promise<boolean> =>
  (await readdir(folder, { recursive: true }).catch(() => [])).some((path) => sight.test(path));

async function until(isSo: () => Promise<boolean>): Promise<void> {
  while (!(await isSo())) await sleep(5);
}

type Cuts = readonly (readonly [string, RegExp])[];

const BACKUP_CUTS: Cuts = [
  ['in the midst of the photos', /photos\/8\w+\.jpg$/u],
  ['while it begins', /unfinished$/u],
  ['at the first rows', /rows\/definition\.jsonl$/u],
  ['at the first photo', /photos\/0\w+\.jpg$/u],
  ['near the last photos', /photos\/e\w+\.jpg$/u],
];
const RESTORE_CUTS: Cuts = [
  ['in the midst of the photos', /^photos\/8\w+\.jpg$/u],
  ['while it begins', /restoring$/u],
  ['near the last photos', /^photos\/f\w+\.jpg$/u],
];

/** The first cuts; LONG=1: all of them. */
const short = (cuts: Cuts, count = 1) => (isLong ? cuts : cuts.slice(0, count));

test.each(short(BACKUP_CUTS))(
  'a backup killed %s leaves nothing that can be restored',
  { ...proves('R38'), timeout: LIMIT },
  async (_, sight) => {
    const target = await tempFolder();
    await killAt('backup', target, sight, server.settings.dataDir);
    const left = await readdir(target);
    expect(left).toHaveLength(1);
    expect(left[0]).toMatch(/\.unfinished$/u);
    const place = join(await tempFolder(), 'data');
    expect(await restoreInto(join(target, left[0] ?? ''), { DATA_DIR: place })).toBe(1);
    expect(Object.keys(await filesIn(place))).toEqual(['restoring']);
    // And does not prevent another one.
    const next = await backedUp({ DATA_DIR: server.settings.dataDir }, target);
    expect(Object.keys(await filesIn(join(next, 'photos')))).toHaveLength(
      APPLICATIONS * PHOTOS_OF_EACH,
    );
  },
);

test(
  'an hourly backup that is killed leaves those before it whole',
  { ...proves('R38'), timeout: LIMIT },
  async () => {
    const target = await tempFolder();
    // An hour ahead: the clock may pass 2 o'clock meanwhile.
    vi.useFakeTimers({ now: Date.now() + 60 * 60 * 1000, toFake: ['Date'] });
    const DATA_DIR = server.settings.dataDir;
    const full = await backedUp({ DATA_DIR }, target).finally(() => vi.useRealTimers());
    const hourly = [target, '--hourly', '--rehearse'];
    await killAt('backup', target, /since-.*unfinished\/rows\/definition/u, DATA_DIR, hourly);
    const left = await readdir(target);
    expect(left.filter((name) => name.includes('since'))).toEqual([
      expect.stringMatching(/\.unfinished$/u),
    ]);
    const run = (command: string, ...args: string[]) =>
      commandCalled(command, args, { DATA_DIR }, ROOT);
    expect(await run('verify', full)).toBe(0);
    expect(await run('backup', ...hourly)).toBe(0);
    const [next = ''] = (await readdir(target)).filter((name) => /since-.*Z$/u.test(name));
    expect(await readdir(join(target, next, 'photos'))).toEqual([]);
    expect(await restoreInto(join(target, next), await onDisk())).toBe(0);
  },
);

test.each(short(RESTORE_CUTS, 2))(
  'a restore killed %s changes nothing and can be repeated',
  { ...proves('R38'), timeout: LIMIT },
  async (_, sight) => {
    const place = await tempFolder();
    await killAt('restore', place, sight, place);
    // A server would begin an empty site.
    const opened = openStorage({ dataDir: place, databaseUrl: undefined }, () => {});
    await expect(opened).rejects.toThrow('A restore was not finished');
    expect(await restoreInto(whole, { DATA_DIR: place })).toBe(0);
    expect(await filesIn(join(place, 'photos'))).toEqual(await filesIn(join(whole, 'photos')));
    expect(await rowsIn(await backedUp({ DATA_DIR: place }))).toEqual(await rowsIn(whole));
    expect(await readdir(place)).not.toContain('restoring');
  },
);

test('a backup does not contain what is erased while it runs', { timeout: LIMIT }, async () => {
  const target = await tempFolder();
  const { settings, storage } = server;
  const making = backUp(settings, target, new Date(NOW));
  await until(() => isSeen(target, /photos\/\w+\.jpg$/u));
  const photos = await storage.applications.erase(lastOfAll.id);
  for (const photo of photos ?? []) {
    await rm(join(settings.dataDir, `photos/${photo}.jpg`));
  }
  const { folder, lost } = await making;
  expect(lost).toEqual([]);
  expect((await rowsIn(folder))['application.jsonl']).toHaveLength(APPLICATIONS - 1);
  expect(
    Object.keys(await filesIn(folder)).filter((path) => path.startsWith('photos/')),
  ).toHaveLength((APPLICATIONS - 1) * PHOTOS_OF_EACH);
});
