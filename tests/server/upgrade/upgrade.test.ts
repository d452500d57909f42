import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { cp, mkdir, readdir, realpath, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import Database from 'libsql';
import pg from 'pg';
import { beforeAll, expect, test } from 'vitest';
import { isReady } from '../../../src/server/commands/readyCommand';
import { MIGRATIONS } from '../../../src/server/storage/migrations/migrations';
import { STEPS, type UpgradeStep } from '../../../src/server/upgrade/cut';
import { figure } from '../../requirements/figure';
import { startProcess } from '../process/builtServer';
import { makeDatabase } from '../storage/postgresDatabase';
import { tempFolder } from '../support/folders';
import { STAFF } from '../support/harness';
import { isLong } from '../support/long';
import { callAt, logInAt, readList } from '../support/remote';
import { sampleRequest, servicesWith } from '../submit/submission';
import { breakRelease, makeRelease, pack } from './releases';
import { freePort, Supervisor, until } from './supervisor';

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

/** An installation as docs/deploy.md makes it. */
async function install(more: Readonly<Record<string, string>> = {}) {
  const base = await realpath(await tempFolder());
  const release = join(base, 'releases/rega-1');
  await mkdir(join(base, 'releases'));
  await cp(join(folder, 'rega-1'), release, { recursive: true, verbatimSymlinks: true });
  await symlink(release, join(base, 'current'));
  const port = await freePort();
  const env = {
    DATA_DIR: join(base, 'data'),
    PORT: String(port),
    RATE_LIMIT: 'off',
    DEMO: '0',
    STAFF_EMAIL: STAFF.email,
    STAFF_PASSWORD: STAFF.password,
    ...more,
  };
  const supervisor = new Supervisor(base, env);
  const restart = await supervisor.restartCommand();
  supervisor.start();
  await until(() => isReady(port));

  const command = async (args: readonly string[], cut?: UpgradeStep) => {
    const main = join(base, 'current/dist/server/main.js');
    const child = spawn(process.execPath, [main, ...args], {
      env: { PATH: process.env.PATH ?? '', ...env, ...(cut && { UPGRADE_CUT: cut }) },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk: Buffer) => {
        output += chunk.toString();
      });
    }
    const [code, signal] = (await once(child, 'close')) as [number | null, string | null];
    return { code, signal, output };
  };
  const backups = join(base, 'backups');
  const upgrade = (file: string, cut?: UpgradeStep) => {
    // Once it listens elsewhere, waiting would change nothing.
    const [how, patience] = file === packages.bad ? [`${restart} listening`, '1'] : [restart, '60'];
    const options = ['--backups', backups, '--restart', how, '--patience', patience];
    return command(['upgrade', ...options, file], cut);
  };
  const backUp = () => command(['backup', backups]);
  const current = async () => (await realpath(join(base, 'current'))).split('/').at(-1);
  const address = `http://127.0.0.1:${port}`;
  return { base, env, port, supervisor, upgrade, backUp, current, address };
}

/** Submits until it is told to stop, as pages do: each until it is acknowledged. */
function visitors(address: string) {
  const [service] = servicesWith('json');
  const taken: string[] = [];
  let isOver = false;
  let last = performance.now();
  let longest = 0;
  const send = async (): Promise<void> => {
    while (!isOver) {
      const request = await sampleRequest(service, { 'idempotency-key': randomUUID() });
      for (;;) {
        const answer = await callAt(address, request).catch(() => undefined);
        const text = await answer?.text().catch(() => undefined);
        if (answer?.status === 201 && text !== undefined) {
          longest = Math.max(longest, performance.now() - last);
          last = performance.now();
          taken.push((JSON.parse(text) as { reference: string }).reference);
          break;
        }
        if (answer) expect([201, 503], text).toContain(answer.status);
        await sleep(50);
      }
      // Enough to be under way at each step, and few enough that the upgrade itself is most of the work.
      await sleep(150);
    }
  };
  const sending = Promise.all([send(), send()]);
  return {
    taken,
    /** The longest time in which nothing was acknowledged. */
    pause: () => `${(longest / 1000).toFixed(1)} s`,
    /** Resolves once as many more were acknowledged. */
    more: (count: number) => {
      const wanted = taken.length + count;
      return until(async () => taken.length >= wanted);
    },
    async stop() {
      isOver = true;
      await sending;
    },
    list: async () => {
      const list = `${address}/api/${service.staff.list}`;
      const records = await readList(list, await logInAt(address));
      return records.map(({ reference }) => String(reference));
    },
  };
}

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
    const { base, port, supervisor, upgrade, backUp, current, address } = await install();
    const people = visitors(address);
    await people.more(SOME);
    const file = isOfUndo(step) ? packages.bad : packages.good;
    const isOfServer = OF_SERVER.has(step);

    if (isOfServer) supervisor.cut = step;
    const { signal, output, code } = await upgrade(file, isOfServer ? undefined : step);
    expect(supervisor.cut, output).toBeUndefined();
    if (isOfServer) expect(signal, output).toBeNull();
    else expect(signal, output).toBe('SIGKILL');

    // Nobody has to do anything for it, unless the new version runs without ever being ready.
    if (!isOfUndo(step)) await until(() => isReady(port));
    // systemd runs it again.
    const second = signal === null ? { code, output } : await upgrade(file);
    expect(second.code, second.output).toBe(isOfUndo(step) ? 1 : 0);
    await people.more(SOME);
    // It would remove the log of a server that has no lock on the database.
    const backup = await backUp();
    expect(backup.code, backup.output).toBe(0);
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
    const { base, supervisor, upgrade, current, address } = await install();
    const people = visitors(address);
    await people.more(SOME);
    const { signal } = await upgrade(packages.crashing, 'switched');
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
    const old = await install({ DATABASE_URL: url, PHOTO_STORE: photoStore });
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

    const failed = await old.upgrade(packages.bad);
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
