import { spawn } from 'node:child_process';
import { createWriteStream } from 'node:fs';
import { readdir, rename, rm } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { syncPath } from '../errorCode';
import { type BackedUp, noteBackup } from './backUp';
import { BackupError } from './backupManifest';
import { restore } from './restore';

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

const DAY = 24 * 60 * 60 * 1000;

/** Names as backUp makes them, also of encrypted ones. */
const OURS = /^(\d{4}-\d{2}-\d{2})T(\d{2})-(\d{2})-(\d{2})-(\d{3})Z(?:\.tar\.(?:age|gpg))?$/u;

/**
 * Tries, encrypts and pushes a backup, removes old ones, and then notes it in the data folder: the panel shows when the
 * last good one was made. Returns its path.
 * @throws BackupError if one of these fails; the backup stays, and so do the older ones
 */
export async function finishBackup(
  { folder, at }: Pick<BackedUp, 'folder' | 'at'>,
  { rehearse, encryptTo, push, keepDays }: Finish,
  dataDir: string,
): Promise<string> {
  if (rehearse) await rehearsed(folder);
  const path = encryptTo === undefined ? folder : await encrypted(folder, encryptTo);
  if (push !== undefined) {
    const [program = '', ...args] = push.split(' ');
    await run(program, [...args, path]);
  }
  if (keepDays !== undefined) await removeOld(dirname(folder), Date.parse(at) - keepDays * DAY);
  await noteBackup(dataDir, at);
  return path;
}

async function rehearsed(folder: string): Promise<void> {
  // Swept like an interrupted backup, should the process be killed.
  const dataDir = `${folder}.rehearsal.unfinished`;
  try {
    await restore(folder, { dataDir, databaseUrl: undefined, photoStore: undefined });
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

async function removeOld(target: string, before: number): Promise<void> {
  for (const name of await readdir(target)) {
    const at = Date.parse(name.replace(OURS, '$1T$2:$3:$4.$5Z'));
    if (OURS.test(name) && at < before) await rm(join(target, name), { recursive: true });
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
