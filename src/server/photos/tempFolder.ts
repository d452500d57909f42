import { randomBytes } from 'node:crypto';
import { mkdir, readdir, rm, stat, utimes } from 'node:fs/promises';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { codeOf } from '../errorCode';

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
