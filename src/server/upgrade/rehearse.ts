import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { giveTo, type Owner } from './owner';
import { cut } from './cut';
import { mainOf } from './releases';
import { UpgradeError } from './upgradeError';

const START_MS = 120_000;

interface Rehearsal {
  /** The new version. */
  readonly release: string;
  readonly backup: string;
  /** A folder for the copy, which is removed afterwards. */
  readonly folder: string;
  /** The server's user. */
  readonly owner: Owner | undefined;
}

/**
 * Lets the new version restore and migrate a backup, run on it, and compares it with its own description of the
 * calls. The copy is an SQLite database, whatever the server uses.
 * @throws UpgradeError
 */
export async function rehearse({ release, backup, folder, owner }: Rehearsal): Promise<void> {
  const dataDir = join(folder, 'data');
  const main = mainOf(release);
  const { PATH } = process.env;
  // No other setting: it must send no message, and reach nothing of the real installation.
  const env = { ...(PATH !== undefined && { PATH }), DATA_DIR: dataDir, DEMO: '0' };
  await rm(folder, { recursive: true, force: true });
  try {
    run(main, env, 'restore', backup);
    await giveTo(folder, owner);
    cut('restored');
    const child = spawn(process.execPath, [main], {
      cwd: release,
      env: { ...env, PORT: '0', RATE_LIMIT: 'off' },
      stdio: ['ignore', 'pipe', 'inherit'],
      ...owner,
    });
    try {
      const address = await addressOf(child.stdout);
      // Thrown away from here on: it would wait for somebody to read what it says.
      child.stdout.resume();
      run(main, env, 'contract', '--write', '--base', `${address}/api/`);
    } finally {
      if (child.exitCode === null && child.kill()) await once(child, 'exit');
    }
    cut('compared');
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
  cut('rehearsed');
}

function run(main: string, env: NodeJS.ProcessEnv, command: string, ...args: readonly string[]) {
  const { status } = spawnSync(process.execPath, [main, command, ...args], {
    env,
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  if (status !== 0)
    throw new UpgradeError(`The new version failed on a copy of the data: ${command}`);
}

/** Resolves once the server says where it listens. */
async function addressOf(stdout: Readable): Promise<string> {
  const signal = AbortSignal.timeout(START_MS);
  for await (const line of createInterface({ input: stdout, signal })) {
    const [, address] = /listens at (http:\S+)/u.exec(line) ?? [];
    if (address !== undefined) return address;
  }
  throw new UpgradeError('The new version does not start on a copy of the data');
}
