import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { cp, mkdir, realpath, symlink } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect } from 'vitest';
import { isReady } from '../../../src/server/upgrade/readyCommand';
import type { UpgradeStep } from '../../../src/server/upgrade/cut';
import { tempFolder } from '../support/folders';
import { STAFF } from '../support/harness';
import { callAt, logInAt, readList } from '../support/remote';
import { sampleRequest, servicesWith } from '../submit/submission';
import { freePort, Supervisor, until } from './supervisor';

/** How a command is ended before it is done. */
interface Ending {
  readonly cut?: UpgradeStep | undefined;
  readonly signal?: AbortSignal;
}

interface UpgradeOptions extends Ending {
  readonly isNeverReady?: boolean;
}

/**
 * An installation as docs/deploy.md makes it.
 * @param release the folder of the first one
 */
export async function install(release: string, more: Readonly<Record<string, string>> = {}) {
  const base = await realpath(await tempFolder());
  const first = join(base, 'releases', basename(release));
  await mkdir(dirname(first));
  await cp(release, first, { recursive: true, verbatimSymlinks: true });
  await symlink(first, join(base, 'current'));
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

  /** Runs a command of the release in use, to a step, or until it is killed. */
  const command = async (args: readonly string[], { cut, signal: end }: Ending = {}) => {
    const main = join(base, 'current/dist/server/main.js');
    const child = spawn(process.execPath, [main, ...args], {
      env: { PATH: process.env.PATH ?? '', ...env, ...(cut && { UPGRADE_CUT: cut }) },
      stdio: ['ignore', 'pipe', 'pipe'],
      // A group of its own, which is killed as a whole, as systemd does.
      detached: end !== undefined,
    });
    end?.addEventListener('abort', () => {
      const isOver = child.exitCode !== null || child.signalCode !== null;
      if (!isOver && child.pid) process.kill(-child.pid, 'SIGKILL');
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
  const upgrade = (file: string, { isNeverReady = false, ...ending }: UpgradeOptions = {}) => {
    // Once it listens elsewhere, waiting would change nothing.
    const [how, patience] = isNeverReady ? [`${restart} listening`, '1'] : [restart, '60'];
    const options = ['--backups', backups, '--restart', how, '--patience', patience];
    return command(['upgrade', ...options, file], ending);
  };
  const backUp = (ending?: Ending) => command(['backup', backups], ending);
  const current = async () => (await realpath(join(base, 'current'))).split('/').at(-1);
  const address = `http://127.0.0.1:${port}`;
  return { base, env, port, supervisor, upgrade, backUp, current, address };
}

/** Submits until it is told to stop, as pages do: each until it is acknowledged. */
export function visitors(address: string) {
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
