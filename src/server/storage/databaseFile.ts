import {
  accessSync,
  chmodSync,
  closeSync,
  constants,
  existsSync,
  openSync,
  statSync,
} from 'node:fs';
import { readdir, readFile, readlink, realpath, rename, rm, stat } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import Database from 'libsql';
import { codeOf } from '../errorCode';

/** Milliseconds to wait for another process while the database is opened or copied. */
export const LONGEST_WAIT = 5000;

const OWNER_ONLY = 0o600;
/** Group and others. */
const OTHERS = 0o077;

const LOG = '-wal';
const INDEX = '-shm';
const PARTS = ['', LOG, INDEX];
/** How the system names one that is no longer in its folder; some file systems do so for others, too. */
const DELETED = ' (deleted)';

const OPEN = '/proc/self/fd';

/**
 * The file of an SQLite database. Only SQLite may open it: a process that closes a file loses all its POSIX locks on it,
 * also those that SQLite has taken. The next process that opens and closes the database would take it for unused, and
 * remove the log in which this one still writes. So the path is private, and what is left is done by name.
 */
export class DatabaseFile {
  readonly #path: string;
  readonly folder: string;

  /** @param path in a folder that exists */
  constructor(path: string) {
    this.#path = path;
    this.folder = dirname(path);
  }

  exists(): boolean {
    return existsSync(this.#path);
  }

  /** Opens a connection. A file that this creates is accessible to its owner only. */
  open(): Database.Database {
    makePrivate(this.#path);
    return new Database(this.#path);
  }

  /** Copies the database, with what is in its log, into a new file. Others may read and write meanwhile. */
  async copyTo(path: string): Promise<void> {
    await rm(path, { force: true });
    makePrivate(path);
    const database = this.open();
    try {
      database.pragma(`busy_timeout = ${LONGEST_WAIT}`);
      database.exec(`vacuum into '${path.replaceAll("'", "''")}'`);
    } finally {
      database.close();
    }
  }

  /** Puts another file in its place, while the database is closed. */
  async replaceBy(path: string): Promise<void> {
    await rename(path, this.#path);
  }

  /** Removes the log, which fits no other database, while this one is closed. */
  async dropLog(): Promise<void> {
    for (const part of [LOG, INDEX]) await rm(`${this.#path}${part}`, { force: true });
  }

  /** Removes a database that is closed. */
  async drop(): Promise<void> {
    for (const part of PARTS) await rm(`${this.#path}${part}`, { force: true });
  }

  /**
   * Returns whether the open database is still this process's own: its lock is there, and none of its files was removed.
   * True where the system does not say. Reads no file but those of /proc.
   */
  async isHeld(): Promise<boolean> {
    const path = join(await realpath(this.folder), basename(this.#path));
    const locked = new Set<string>();
    for (const descriptor of await readdir(OPEN).catch(() => [])) {
      // One that was closed meanwhile has none.
      const target = await readlink(join(OPEN, descriptor)).catch(() => '');
      const part = PARTS.find((ending) => target.replace(DELETED, '') === `${path}${ending}`);
      if (part === undefined) continue;
      if (!(await isSameFile(join(OPEN, descriptor), `${path}${part}`))) return false;
      const locks = await readFile(join(OPEN, '../fdinfo', descriptor), 'utf8').catch(() => '');
      if (/^lock:/mu.test(locks)) locked.add(part);
    }
    // SQLite holds both locks as long as the database is open. Some systems show none at all.
    return locked.has('') || !locked.has(INDEX);
  }

  toString(): string {
    return this.#path;
  }
}

/** Returns whether two paths lead to one file, without opening it. */
async function isSameFile(...paths: readonly [string, string]): Promise<boolean> {
  const stats = paths.map((path) => stat(path, { bigint: true }).catch(() => undefined));
  const [one, other] = await Promise.all(stats);
  // One that was closed meanwhile tells nothing.
  return !one || (one.ino === other?.ino && one.dev === other.dev);
}

/** Creates a file, or keeps others from an existing one. SQLite gives its other files the same permissions. */
function makePrivate(path: string): void {
  try {
    // A new file only: nobody has a lock on it.
    closeSync(openSync(path, 'wx', OWNER_ONLY));
  } catch (error) {
    if (codeOf(error) !== 'EEXIST') throw error;
    accessSync(path, constants.R_OK | constants.W_OK);
  }
  for (const part of PARTS) {
    const mode = statSync(`${path}${part}`, { throwIfNoEntry: false })?.mode ?? 0;
    if (process.platform !== 'win32' && (mode & OTHERS) !== 0) {
      chmodSync(`${path}${part}`, OWNER_ONLY);
    }
  }
}
