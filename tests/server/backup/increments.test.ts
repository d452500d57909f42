import { cp, readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { commandCalled } from '../../../src/server/commands/commands';
import { proves } from '../../requirements/figure';
import { ROOT, tempFolder } from '../support/folders';
import type { Server } from '../support/harness';
import { sampleRequest, services } from '../submit/submission';
import {
  backedUp,
  backupsIn,
  type Env,
  hushConsole,
  onDisk,
  openArchive,
  restoreInto,
  rowsIn,
  startFull,
  withAge,
  withPrograms,
} from './backups';

hushConsole();

let server: Server;
let env: Env;
let target: string;

/** Moves the clock of the backups to an hour of a day in March, in local time. */
const at = (day: number, hour: number) =>
  vi.useFakeTimers({ now: new Date(2027, 2, day, hour, 15), toFake: ['Date'] });

const backup = (...args: string[]) =>
  commandCalled('backup', [target, '--hourly', ...args], env, ROOT);

const increments = async () => (await backupsIn(target)).filter((name) => name.includes('.since-'));

async function apply(): Promise<string> {
  const [service] = services;
  if (!service) expect.unreachable();
  const response = await server.app.inject(await sampleRequest(service));
  return response.json<{ reference: string }>().reference;
}

beforeEach(async () => {
  server = await startFull(await onDisk());
  env = { DATA_DIR: server.settings.dataDir };
  target = await tempFolder();
});

afterEach(() => {
  vi.useRealTimers();
});

describe('an hourly backup', { timeout: 60_000 }, () => {
  test('has all rows, and restores with the files of the full one', proves('R38'), async () => {
    at(3, 2);
    expect(await backup('--rehearse')).toBe(0);
    const [full = ''] = await backupsIn(target);
    const reference = await apply();
    at(3, 3);
    expect(await backup('--rehearse')).toBe(0);
    const [hour = ''] = await increments();
    expect(hour.endsWith(`.since-${full}`)).toBe(true);
    const photos = await readdir(join(server.settings.dataDir, 'photos'));
    const inFull = await readdir(join(target, full, 'photos'));
    const inHour = await readdir(join(target, hour, 'photos'));
    expect(inHour.length).toBeGreaterThan(0);
    expect([...inFull, ...inHour].toSorted()).toEqual(photos.toSorted());

    const place = await onDisk();
    expect(await restoreInto(join(target, hour), place)).toBe(0);
    expect(await readdir(join(place.DATA_DIR ?? '', 'photos'))).toEqual(photos);
    expect((await rowsIn(join(target, hour)))['application.jsonl']?.join()).toContain(reference);
    expect(await rowsIn(await backedUp(place))).toEqual(await rowsIn(join(target, hour)));
  });

  test('cannot be restored without the full one, or with a damaged file of it', async () => {
    at(3, 2);
    await backup();
    at(3, 3);
    await backup();
    const [hour = ''] = await increments();
    const [full = ''] = await backupsIn(target);
    const alone = await tempFolder();
    await cp(join(target, hour), join(alone, hour), { recursive: true });
    expect(await restoreInto(join(alone, hour), await onDisk())).toBe(1);
    expect(vi.mocked(console.error).mock.calls.flat().join()).toContain(
      `has only what was new since ${join(alone, full)}`,
    );
    const [photo = ''] = await readdir(join(target, full, 'photos'));
    await writeFile(join(target, full, 'photos', photo), 'another');
    expect(await commandCalled('verify', [join(target, hour)], env, ROOT)).toBe(1);
  });

  test('is full the first time after 2 o’clock, and stays for two days', async () => {
    for (const [day, hour] of [
      [2, 23],
      [3, 1],
      [3, 2],
      [3, 3],
      [4, 2],
      [4, 9],
      [5, 2],
    ] as const) {
      at(day, hour);
      expect(await backup('--keep', '1')).toBe(0);
    }
    const made = await Promise.all(
      (await backupsIn(target)).map(async (name) => {
        const manifest = JSON.parse(await readFile(join(target, name, 'manifest.json'), 'utf8'));
        const moment = new Date(manifest.at);
        return [moment.getDate(), moment.getHours(), name.includes('since')];
      }),
    );
    expect(made).toEqual([
      // Older than a day, but what an increment needs.
      [3, 2, false],
      [3, 3, true],
      [4, 2, false],
      [4, 9, true],
      [5, 2, false],
    ]);
  });

  test('belongs to the last full one that is good', async () => {
    at(3, 2);
    await backup();
    const [good] = await backupsIn(target);
    await withPrograms({ age: 'exit 3' });
    at(4, 2);
    expect(await backup('--encrypt-to', 'age1other')).toBe(1);
    at(4, 3);
    expect(await backup()).toBe(0);
    expect((await increments()).map((name) => name.split('.since-')[1])).toEqual([good]);
  });

  test('is pushed with those before that were not, each once', async () => {
    const carried = await tempFolder();
    at(3, 2);
    expect(await backup('--push', 'cp -r --no-such-option')).toBe(1);
    at(3, 3);
    expect(await backup('--push', `cp -rt ${carried}`)).toBe(0);
    expect((await readdir(carried)).toSorted()).toEqual(await backupsIn(target));
    const before = (await stat(join(carried, (await backupsIn(target))[0] ?? ''))).mtimeMs;
    at(3, 4);
    expect(await backup('--push', `cp -rt ${carried}`)).toBe(0);
    expect((await stat(join(carried, (await backupsIn(target))[0] ?? ''))).mtimeMs).toBe(before);
    expect((await readdir(carried)).toSorted()).toEqual(await backupsIn(target));
  });

  test('that is encrypted has no file of the full one, which is encrypted, too', async () => {
    await withAge();
    at(3, 2);
    expect(await backup('--rehearse', '--encrypt-to', 'age1key')).toBe(0);
    await apply();
    at(3, 3);
    expect(await backup('--rehearse', '--encrypt-to', 'age1key')).toBe(0);
    const [full = '', hour = '', ...more] = await backupsIn(target);
    expect([full.endsWith('Z.tar.age'), hour.includes('.since-'), more]).toEqual([true, true, []]);
    const opened = await tempFolder();
    for (const name of [full, hour]) openArchive(join(target, name), opened);
    expect(await restoreInto(join(target, hour), await onDisk())).toBe(1);
    expect(vi.mocked(console.error).mock.calls.flat().join()).toContain('is an archive: decrypt');
    const place = await onDisk();
    expect(await restoreInto(join(opened, hour.replace('.tar.age', '')), place)).toBe(0);
    expect(await readdir(join(place.DATA_DIR ?? '', 'photos'))).toEqual(
      await readdir(join(server.settings.dataDir, 'photos')),
    );
  });
});
