import { spawn } from 'node:child_process';
import { createWriteStream } from 'node:fs';
import { readdir, readFile, rename, rm } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { syncPath, unlessMissing } from '../errorCode';
import { type BackedUp, noteBackup, replaceFile } from './backUp';
import {
  BackupError,
  backupName,
  type Manifest,
  manifestText,
  type NamedBackup,
  readManifest,
  readName,
} from './backupManifest';
import { restore } from './restore';
import { DAY, HOUR } from '../../definition/model/clock';

/** What is done with a backup once it is complete. */
export interface Finish {
  /** Restores it into a scratch folder beside it, and counts what is there. */
  readonly rehearse: boolean;
  /** A public key of age (`age1…`, `ssh-…`), or the name of one of gpg; undefined: it stays a folder. */
  readonly encryptTo: string | undefined;
  /** A command that gets the path of the backup as its last argument. */
  readonly push: string | undefined;
  /** Days after which older backups beside it are removed; undefined: never. */
  readonly keepDays: number | undefined;
}

/** Increments are removed sooner than full backups. */
const INCREMENT_DAYS = 2;

/**
 * Tries, encrypts and pushes a backup, removes old ones, and then notes it in the data folder: the panel shows when the
 * last good one was made. Returns its path.
 * @throws BackupError if one of these fails; the backup stays, and so do the older ones
 */
export async function finishBackup(
  { folder, ...manifest }: BackedUp,
  { rehearse, encryptTo, push, keepDays }: Finish,
  dataDir: string,
): Promise<string> {
  const target = dirname(folder);
  if (rehearse) await rehearsed(folder);
  const path = encryptTo === undefined ? folder : await encrypted(folder, encryptTo);
  if (manifest.base === undefined) await replaceFile(join(target, BASE), manifestText(manifest));
  if (push !== undefined) await pushAll(target, push, encryptTo !== undefined);
  if (keepDays !== undefined) await removeOld(target, Date.parse(manifest.at), keepDays);
  await noteBackup(dataDir, manifest.at);
  return path;
}

/** The manifest of the last good full backup in a folder, which may be encrypted itself. */
const BASE = '.base.json';

/** The names of the backups that were pushed, one a line. */
const PUSHED = '.pushed';

/** The hour of the local time from which a new full backup is due. */
const NIGHT = 2;

/** Returns the backup to which an increment can be added; undefined: a full one is due. */
export async function baseIn(
  target: string,
  { encryptTo }: Pick<Finish, 'encryptTo'>,
  now: Date,
): Promise<Manifest | undefined> {
  const full = (await backupsIn(target)).filter((one) => one.base === undefined);
  const night = new Date(now.getTime() - NIGHT * HOUR).setHours(NIGHT, 0, 0, 0);
  if (!full.some(({ at }) => at >= night)) return undefined;
  // Not the one of this night if that is not good: there would be a full one each hour until somebody looks.
  const base = await readManifest(target, BASE).catch(() => undefined);
  const isThere = full.some(
    ({ stamp, isEncrypted }) =>
      base && stamp === backupName(base.at) && isEncrypted === (encryptTo !== undefined),
  );
  return isThere ? base : undefined;
}

/** Lists the backups in a folder by their names, oldest first. */
async function backupsIn(target: string): Promise<readonly NamedBackup[]> {
  const names = (await readdir(target).catch(unlessMissing)) ?? [];
  return names.toSorted().flatMap((name) => readName(name) ?? []);
}

/** Pushes each backup that was not pushed yet, such as those that the network has prevented. */
async function pushAll(target: string, push: string, areEncrypted: boolean): Promise<void> {
  const [program = '', ...args] = push.split(' ');
  const list = join(target, PUSHED);
  const text = (await readFile(list, 'utf8').catch(unlessMissing)) ?? '';
  const before = new Set(text.split('\n'));
  const there = (await backupsIn(target)).filter((one) => one.isEncrypted === areEncrypted);
  const pushed = there.map(({ name }) => name).filter((name) => before.has(name));
  for (const { name } of there) {
    if (before.has(name)) continue;
    await run(program, [...args, join(target, name)]);
    pushed.push(name);
    await replaceFile(list, pushed.join('\n'));
  }
}

async function rehearsed(folder: string): Promise<void> {
  // Swept like an interrupted backup, should the process be killed.
  const dataDir = `${folder}.rehearsal.unfinished`;
  try {
    const place = { dataDir, databaseUrl: undefined, photoStore: undefined };
    await restore(folder, place, true, true);
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
}

/** Replaces a backup by an encrypted archive of it, which is complete under its final name only. */
async function encrypted(folder: string, recipient: string): Promise<string> {
  const isAge = /^(?:age1|ssh-)/u.test(recipient);
  const path = `${folder}.tar.${isAge ? 'age' : 'gpg'}`;
  const unfinished = `${path}.unfinished`;
  const [program, args] = isAge
    ? (['age', ['--recipient', recipient]] as const)
    : ([
        'gpg',
        ['--batch', '--trust-model', 'always', '--encrypt', '--recipient', recipient],
      ] as const);
  try {
    const tar = started('tar', ['-C', dirname(folder), '-cf', '-', basename(folder)]);
    const cipher = started(program, args);
    // The exit codes first: a pipe that breaks says less than the program at its end.
    const results = await Promise.allSettled([
      cipher.ended,
      tar.ended,
      pipeline(tar.stdout, cipher.stdin),
      pipeline(cipher.stdout, createWriteStream(unfinished, { mode: 0o600 })),
    ]);
    for (const result of results) if (result.status === 'rejected') throw result.reason;
    await syncPath(unfinished);
    await rename(unfinished, path);
    await syncPath(dirname(path));
  } catch (error) {
    await rm(unfinished, { force: true });
    throw error instanceof BackupError ? error : new BackupError(`${program}: ${String(error)}`);
  }
  await rm(folder, { recursive: true });
  return path;
}

async function removeOld(target: string, now: number, keepDays: number): Promise<void> {
  const needed = new Set<string | undefined>();
  // Increments first, since the base of one stays as long as it does.
  for (const { name, stamp, at, base } of (await backupsIn(target)).toReversed()) {
    const days = base === undefined ? keepDays : INCREMENT_DAYS;
    if (at >= now - days * DAY || needed.has(stamp)) needed.add(base);
    else await rm(join(target, name), { recursive: true });
  }
}

async function run(program: string, args: readonly string[]): Promise<void> {
  const { stdin, stdout, ended } = started(program, args);
  stdin.end();
  stdout.pipe(process.stderr);
  await ended;
}

/** Starts a program; `ended` rejects with a BackupError unless it ends with 0. */
function started(program: string, args: readonly string[]) {
  const child = spawn(program, args, { stdio: ['pipe', 'pipe', 'inherit'] });
  const ended = new Promise<void>((resolve, reject) => {
    child.on('error', () => reject(new BackupError(`${program} cannot be run: is it installed?`)));
    child.on('close', (code) =>
      code === 0 ? resolve() : reject(new BackupError(`${program} failed (exit code ${code})`)),
    );
  });
  return { stdin: child.stdin, stdout: child.stdout, ended };
}
