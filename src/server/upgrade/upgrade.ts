import { spawnSync, spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { backUp, noteBackup } from '../backup/backUp';
import type { ServerSettings } from '../serverSettings';
import { isReady } from './readyCommand';
import { cut } from './cut';
import {
  confirmUpgrade,
  endUpgrade,
  type Journal,
  noteUpgrade,
  readJournal,
  type Stage,
  undoUpgrade,
} from './journal';
import { giveTo, fileOwner, type Owner, UpgradeError } from './owner';
import { installationOf, switchTo, unpack, mainOf } from './releases';
import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';

const PAUSE_MS = 200;
const CONFIRMED = 'The new version is in use: it has confirmed the upgrade itself.';

export interface UpgradePorts {
  readonly settings: ServerSettings;
  /** The folder of the release that runs this. */
  readonly release: string;
  readonly backups: string;
  /** Restarts the service: a program and its arguments. Whatever happens to this process, it finishes. */
  readonly restart: readonly string[];
  /** How long the new version, and then the old one, may take to be ready. */
  readonly patienceMs: number;
  readonly say: (line: string) => void;
}

/**
 * Upgrades an installation: backs up, lets the new version work on a copy, switches and restarts. If the new
 * version is not ready in time, the old one is started again with its data; nothing was accepted in between. What
 * an earlier upgrade left unfinished is finished first.
 * @throws UpgradeError if the old version is in use afterwards
 */
export async function upgrade(file: string, ports: UpgradePorts): Promise<void> {
  const { settings, release, backups, say } = ports;
  const base = await installationOf(release);
  await claim(base);
  const unfinished = await readJournal(settings.dataDir);
  // The link leads to the old version again already.
  const isOver = unfinished?.stage === 'refused' && unfinished.from === release;
  if (unfinished && !isOver) return finish(unfinished, base, ports);
  if (!(await isReady(settings.port))) {
    throw new UpgradeError('The server is not ready: start it before an upgrade');
  }
  const to = await unpack(file, base, release);
  cut('unpacked');
  const owner = await fileOwner(settings.dataDir);
  const backup = await backUp(settings, backups, new Date());
  await noteBackup(settings.dataDir, backup.at);
  await giveTo(backup.folder, owner);
  await giveTo(join(settings.dataDir, 'last-backup.json'), owner);
  say(`Backed up: ${backup.folder}`);
  cut('backedUp');
  await rehearse({ release: to, backup: backup.folder, folder: join(base, 'rehearsal'), owner });
  say('The new version works on a copy of the data.');
  const journal = { from: release, to, stage: 'trying' } as const;
  await noteUpgrade(settings.dataDir, journal);
  cut('noted');
  await finish(journal, base, ports);
}

/**
 * Undoes an upgrade that has not been confirmed.
 * @throws UpgradeError if there is none
 */
export async function undo(ports: UpgradePorts): Promise<void> {
  const { settings, release, say } = ports;
  const base = await installationOf(release);
  await claim(base);
  const journal = await readJournal(settings.dataDir);
  if (!journal) throw new UpgradeError('No upgrade is under way.');
  if (!(await undoUpgrade(settings.dataDir))) throw new UpgradeError(CONFIRMED);
  await goBack(journal, base, ports);
  say(`The old version runs: ${journal.from}`);
}

async function finish(
  journal: Journal & { readonly stage: Stage },
  base: string,
  ports: UpgradePorts,
): Promise<void> {
  const { settings, say } = ports;
  if (journal.stage === 'trying') {
    await switchTo(journal.to, base);
    cut('switched');
    if (await restarts(ports)) {
      cut('ready');
      if (await confirmUpgrade(settings.dataDir)) {
        cut('confirmed');
        say(`Upgraded: ${journal.to}. The version before is in ${journal.from}`);
        cut('tidied');
        return;
      }
    }
    cut('gaveUp');
    // The old version may run in its place already, with a note of that.
    if (!(await undoUpgrade(settings.dataDir))) {
      say(CONFIRMED);
      return;
    }
  }
  cut('undoing');
  await goBack(journal, base, ports);
  throw new UpgradeError('The new version was not ready in time: the old one runs, with its data.');
}

async function goBack({ from }: Journal, base: string, ports: UpgradePorts): Promise<void> {
  const { dataDir } = ports.settings;
  await switchTo(from, base);
  cut('switchedBack');
  if (!(await restarts(ports))) {
    throw new UpgradeError(`Neither version is ready; the old one is in use: ${from}`);
  }
  // Done by its start already, unless the server has its data elsewhere.
  await endUpgrade(dataDir);
}

/** Restarts the service; returns whether it became ready in time. */
async function restarts({ restart, settings, patienceMs }: UpgradePorts): Promise<boolean> {
  const [program = '', ...args] = restart;
  const end = Date.now() + patienceMs;
  if (spawnSync(program, args, { stdio: 'inherit' }).status !== 0) return false;
  for (;;) {
    if (await isReady(settings.port)) return true;
    if (Date.now() > end) return false;
    await sleep(PAUSE_MS);
  }
}

/** Two upgrades at once would undo each other. The name is free again when this process ends, however it does. */
async function claim(base: string): Promise<void> {
  const server = createServer();
  await new Promise<void>((resolve, reject) => {
    server.once('error', () => reject(new UpgradeError('Another upgrade is under way.')));
    // A name of Linux that is no file.
    server.listen(`\0rega-upgrade ${base}`, resolve);
  });
  server.unref();
}

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
async function rehearse({ release, backup, folder, owner }: Rehearsal): Promise<void> {
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
