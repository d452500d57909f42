import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
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
      run(main, env, 'contract', '--write', '--base', `${await addressOf(child)}/api/`);
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
async function addressOf(child: ChildProcess): Promise<string> {
  let output = '';
  const found = new Promise<string>((resolve) => {
    child.stdout?.on('data', (chunk: Buffer) => {
      output += chunk.toString();
      const [, address] = /listens at (http:\S+)/u.exec(output) ?? [];
      if (address !== undefined) resolve(address);
    });
  });
  const failed = new UpgradeError('The new version does not start on a copy of the data');
  const late = new Promise<never>((_, reject) => {
    setTimeout(() => reject(failed), START_MS).unref();
    child.once('exit', () => reject(failed));
  });
  return Promise.race([found, late]);
}
