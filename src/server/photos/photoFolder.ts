import { randomBytes } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { mkdir, readdir, rm, stat, utimes } from 'node:fs/promises';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { codeOf } from '../errorCode';
import type { FileStore } from './stores/openFiles';

/** A request takes minutes at most: older files are not being written any more. */
const STALE = 60 * 60 * 1000;

interface Parts {
  readonly files: FileStore;
  /** Keeps unreferenced files for some days. */
  readonly trash: FileStore;
  /** A folder that exists, on the same disk as the files if they are on one. */
  readonly temp: string;
  readonly ending?: string;
  /** Left out: there is always room. @throws Refusal 503 */
  readonly refuseFull?: () => Promise<void>;
}

/** Copies a stored file to a temporary one, which only this server may read. */
export const writeCopy = (file: Readable, path: string): Promise<void> =>
  pipeline(file, createWriteStream(path, { mode: 0o600 }));

export type PhotoFolder = Awaited<ReturnType<typeof openPhotoFolder>>;

/**
 * Stores photos under generated names: a visitor's file names never reach the disk. Unfinished files are in a
 * temporary folder of this process, finished ones in the store, which other processes may share.
 */
export async function openPhotoFolder({
  files,
  trash,
  temp,
  ending = '.jpg',
  refuseFull = async () => {},
}: Parts) {
  const bench = await openTempFolder(temp);
  const nameOf = (id: string) => `${id}${ending}`;
  /** Returns a new path for an unfinished file. */
  const tempPath = () => bench.path(randomBytes(16).toString('hex'));
  const olderThan = async (age: number, store: FileStore): Promise<string[]> => {
    const ids: string[] = [];
    for await (const { name, since } of store.list()) {
      const isOld = Date.now() - since >= age;
      if (isOld && name.endsWith(ending)) ids.push(name.slice(0, -ending.length));
    }
    return ids;
  };
  /** Moves by copying, so that the age of the copy is the time since then; deletes the original after that. */
  const move = async (ids: readonly string[], from: FileStore, to: FileStore): Promise<void> => {
    for (const id of ids) {
      const [name, path] = [nameOf(id), tempPath()];
      const original = await from.read(name);
      if (!original) continue;
      await writeCopy(original, path);
      await to.put([{ name, path }]);
      await from.remove([name]);
    }
  };
  return {
    /** The temporary folder of this process, for unfinished files. */
    bench,
    tempPath,
    refuseFull,
    /** Reads a stored file; returns undefined if there is none. */
    read: (id: string) => files.read(nameOf(id)),
    /** Stores files that reencode has written; they are synced when this resolves. */
    keep: (photos: readonly { readonly id: string; readonly path: string }[]) =>
      files.put(photos.map(({ id, path }) => ({ name: nameOf(id), path, isSynced: true }))),
    /** Deletes photos, also from the trash; they are gone when this resolves. */
    async erase(ids: readonly string[]): Promise<void> {
      const names = ids.map(nameOf);
      await files.remove(names);
      await trash.remove(names);
    },
    /** Returns the ids of photos that were stored longer ago than an age in milliseconds. */
    settled: (age = STALE) => olderThan(age, files),
    /** Returns the ids of photos that have been in the trash longer than an age in milliseconds. */
    inTrash: (age = 0) => olderThan(age, trash),
    throwAway: (ids: readonly string[]) => move(ids, files, trash),
    takeBack: (ids: readonly string[]) => move(ids, trash, files),
  };
}

/** Milliseconds between two heartbeats. */
const BEAT = 60_000;
/** A process without a heartbeat for so long counts as dead. */
const SILENCE = 10 * BEAT;

/**
 * Opens a folder for the unfinished files of one process, beside those of others, which may run on other machines. The
 * modification time of a folder is the heartbeat of its process.
 * @param folder one that exists; files of dead processes in it are deleted
 */
export async function openTempFolder(folder: string) {
  const others = await sweep(folder);
  const own = join(folder, `${process.pid}-${hostname()}-${randomBytes(4).toString('hex')}`);
  await mkdir(own, { mode: 0o700 });
  /** Creates the folder again if another process removed it as stale, for instance after the machine slept. */
  const renew = async (): Promise<void> => {
    try {
      await mkdir(own, { recursive: true, mode: 0o700 });
      await utimes(own, new Date(), new Date());
    } catch {
      // The next heartbeat tries again.
    }
  };
  const beat = setInterval(() => void renew(), BEAT).unref();
  return {
    /** The number of other processes that seemed to be alive when this was opened. */
    others,
    /** Deletes the files of processes that have ended since: they hold visitors' photos. */
    async sweep(): Promise<void> {
      await sweep(folder, own);
    },
    path: (name: string): string => join(own, name),
    async close(): Promise<void> {
      clearInterval(beat);
      await rm(own, { recursive: true, force: true });
    },
  };
}

/** Deletes the folders of dead processes, and returns how many others are alive. */
async function sweep(folder: string, own?: string): Promise<number> {
  let others = 0;
  for (const name of await readdir(folder)) {
    const path = join(folder, name);
    if (path === own) continue;
    if (isDead(name) || (await ageOf(path)) > SILENCE) {
      await rm(path, { recursive: true, force: true });
    } else others += 1;
  }
  return others;
}

/** Only a process of this machine can be checked. */
function isDead(name: string): boolean {
  const [, pid, host] = /^(\d+)-(.+)-[0-9a-f]{8}$/u.exec(name) ?? [];
  return host === hostname() && !isAlive(Number(pid));
}

function isAlive(pid: number): boolean {
  // A restarted container may give us the process id of a previous run.
  if (pid === process.pid) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return codeOf(error) === 'EPERM';
  }
}

const ageOf = async (path: string): Promise<number> =>
  Date.now() - (await stat(path).catch(() => ({ mtimeMs: Date.now() }))).mtimeMs;
