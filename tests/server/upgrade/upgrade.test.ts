import { cp, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import Database from 'libsql';
import pg from 'pg';
import { beforeAll, expect, test } from 'vitest';
import { isReady } from '../../../src/server/upgrade/readyCommand';
import { MIGRATIONS } from '../../../src/server/storage/migrations/migrations';
import { STEPS, type UpgradeStep } from '../../../src/server/upgrade/cut';
import { figure } from '../../requirements/figure';
import { startProcess } from '../process/builtServer';
import { makeDatabase } from '../storage/postgresDatabase';
import { tempFolder } from '../support/folders';
import { isLong } from '../support/long';
import { install, visitors } from './installation';
import { breakRelease, makeRelease, pack } from './releases';
import { until } from './supervisor';

/** In short the upgrade itself is cut off once, and the server that undoes it once. */
const CUTS: readonly UpgradeStep[] = isLong ? STEPS : ['switched', 'puttingBack'];
/** Steps of the server, which is started again by itself. */
const OF_SERVER: ReadonlySet<UpgradeStep> = new Set([
  'copying',
  'copied',
  'migrated',
  'listening',
  'puttingBack',
  'putBack',
]);
/** As many applications as tell that they are accepted, from both visitors. */
const SOME = 3;
/** They wait for processes most of the time, each for those of an installation of its own. */
const LIMITS = { timeout: 300_000, concurrent: true };
const isOfUndo = (step: UpgradeStep): boolean => STEPS.indexOf(step) >= STEPS.indexOf('gaveUp');

let folder: string;
const packages = { good: '', bad: '', crashing: '' };

beforeAll(async () => {
  folder = await tempFolder();
  await makeRelease(join(folder, 'rega-1'));
  await makeRelease(join(folder, 'good/rega-2'), true);
  packages.good = pack(join(folder, 'good/rega-2'));
  for (const [name, how] of [
    ['bad', 'neverReady'],
    ['crashing', 'neverStarts'],
  ] as const) {
    const broken = join(folder, name, 'rega-2');
    await cp(join(folder, 'good/rega-2'), broken, { recursive: true, verbatimSymlinks: true });
    await breakRelease(broken, how);
    packages[name] = pack(broken);
  }
}, 120_000);

function versionIn(file: string): unknown {
  const database = new Database(file, { readonly: true });
  const row = database.prepare('select max(version) as version from migration').get() as object;
  database.close();
  return Object.values(row)[0];
}

/** Resolves once the data folder has no file of an upgrade. */
const nothingLeft = (base: string) =>
  until(async () => !(await readdir(join(base, 'data'))).some((name) => name.includes('upgrade')));

test.for(CUTS)(
  'an upgrade cut off at "%s" leaves one version that works, with all applications',
  LIMITS,
  async (step, context) => {
    const { base, port, supervisor, upgrade, backUp, current, address } = await install(
      join(folder, 'rega-1'),
    );
    const people = visitors(address);
    await people.more(SOME);
    const isNeverReady = isOfUndo(step);
    const file = isNeverReady ? packages.bad : packages.good;
    const isOfServer = OF_SERVER.has(step);

    if (isOfServer) supervisor.cut = step;
    const cut = isOfServer ? undefined : step;
    const { signal, output, code } = await upgrade(file, { isNeverReady, cut });
    expect(supervisor.cut, output).toBeUndefined();
    if (isOfServer) expect(signal, output).toBeNull();
    else expect(signal, output).toBe('SIGKILL');

    // Nobody has to do anything for it, unless the new version runs without ever being ready.
    if (!isOfUndo(step)) await until(() => isReady(port));
    // systemd runs it again.
    const second = signal === null ? { code, output } : await upgrade(file, { isNeverReady });
    expect(second.code, second.output).toBe(isOfUndo(step) ? 1 : 0);
    await people.more(SOME);
    // It would remove the log of a server that has no lock on the database.
    const acknowledged = people.taken.length;
    const backup = await backUp();
    expect(backup.code, backup.output).toBe(0);
    const [, inBackup] = /: (\d+) applications/u.exec(backup.output) ?? [];
    expect(Number(inBackup)).toBeGreaterThanOrEqual(acknowledged);
    await people.more(SOME);
    supervisor.crash();
    await people.more(SOME);
    await people.stop();

    // Once it is confirmed, the second run upgrades to the same version again.
    expect(await current()).toMatch(isOfUndo(step) ? /^rega-1$/u : /^rega-2(?:-2)?$/u);
    const migrations = MIGRATIONS.length + (isOfUndo(step) ? 0 : 1);
    expect(versionIn(join(base, 'data/rega.db'))).toBe(migrations);
    expect((await people.list()).toSorted()).toEqual(people.taken.toSorted());
    await nothingLeft(base);
    await supervisor.stop();
    const counts = `${people.taken.length} acknowledged, 0 lost, ${people.pause()} without any`;
    figure(context, 'R33', `upgrade cut off at ${step}: ${counts}`);
  },
);

test(
  'a version that does not start gives way to the old one, though a power cut has ended the upgrade',
  LIMITS,
  async () => {
    const { base, supervisor, upgrade, current, address } = await install(join(folder, 'rega-1'));
    const people = visitors(address);
    await people.more(SOME);
    const { signal } = await upgrade(packages.crashing, { cut: 'switched' });
    expect(signal).toBe('SIGKILL');
    await supervisor.stop();
    const before = people.taken.length;
    supervisor.start();
    await until(async () => people.taken.length > before);
    expect(await current()).toBe('rega-2');
    expect(supervisor.output).toContain('does not start here');
    // Once more: it has been given up, and is not tried again.
    await supervisor.stop();
    supervisor.output = '';
    supervisor.start();
    await people.more(SOME);
    expect(supervisor.output).not.toContain('does not start here');

    const second = await upgrade(packages.crashing);
    expect(second.output).toContain('the old one runs');
    expect(await current()).toBe('rega-1');
    await people.more(SOME);
    await people.stop();
    expect(versionIn(join(base, 'data/rega.db'))).toBe(MIGRATIONS.length);
    expect((await people.list()).toSorted()).toEqual(people.taken.toSorted());
    await nothingLeft(base);
    await supervisor.stop();
  },
);

test.runIf(makeDatabase)(
  'on PostgreSQL both versions work side by side, and the old one comes back to the migrated tables',
  LIMITS,
  async (context) => {
    const url = makeDatabase?.() ?? '';
    const photoStore = await tempFolder();
    const old = await install(join(folder, 'rega-1'), {
      DATABASE_URL: url,
      PHOTO_STORE: photoStore,
    });
    const people = visitors(old.address);
    await people.more(SOME);
    // Another machine that is upgraded first.
    const main = join(folder, 'good/rega-2/dist/server/main.js');
    const { PORT: _, ...env } = old.env;
    const other = await startProcess(main, { ...env, DATA_DIR: join(old.base, 'other') });
    expect(await versionAt(url)).toBe(MIGRATIONS.length + 1);
    const theirs = visitors(other.address);
    await Promise.all([people.more(SOME), theirs.more(SOME)]);
    await old.supervisor.stop();
    old.supervisor.start();
    await people.more(SOME);

    const failed = await old.upgrade(packages.bad, { isNeverReady: true });
    expect(failed.code, failed.output).toBe(1);
    expect(await old.current()).toBe('rega-1');
    await people.more(SOME);
    const upgraded = await old.upgrade(packages.good);
    expect(upgraded.code, upgraded.output).toBe(0);
    expect(await old.current()).toBe('rega-2');
    await Promise.all([people.more(SOME), theirs.more(SOME)]);
    await Promise.all([people.stop(), theirs.stop()]);

    const taken = [...people.taken, ...theirs.taken].toSorted();
    for (const { list } of [people, theirs]) expect((await list()).toSorted()).toEqual(taken);
    await other.end('SIGTERM');
    await old.supervisor.stop();
    const counts = `${taken.length} acknowledged, 0 lost, ${people.pause()} without any`;
    figure(context, 'R33', `two versions on one PostgreSQL: ${counts}`);
  },
);

async function versionAt(url: string): Promise<unknown> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<object>('select max(version) as version from migration');
  await client.end();
  return Object.values(rows[0] ?? {})[0];
}
