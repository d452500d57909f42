import { randomBytes } from 'node:crypto';
import { mkdir, readdir, rm, stat, utimes } from 'node:fs/promises';
import { hostname } from 'node:os';
import { join } from 'node:path';

/** Milliseconds between two signs of life. */
const BEAT = 60_000;
/** After so long without one, a process is no more. */
const SILENCE = 10 * BEAT;

/**
 * A folder for one process's unfinished files, beside those of others, who may run on other machines:
 * whether they live shows by the age of their folders, which each renews.
 */
export class TempFolder {
  readonly #folder: string;
  readonly #own: string;
  readonly #beat: NodeJS.Timeout;
  /** How many other processes seemed to work here when this was opened. */
  readonly others: number;

  private constructor(folder: string, own: string, others: number) {
    this.#folder = folder;
    this.#own = own;
    this.others = others;
    this.#beat = setInterval(() => void this.#renew(), BEAT);
    this.#beat.unref();
  }

  /** @param folder one that exists; what processes left in it that are no more is deleted */
  static async open(folder: string): Promise<TempFolder> {
    const others = await sweep(folder);
    const own = join(folder, `${process.pid}-${hostname()}-${randomBytes(4).toString('hex')}`);
    await mkdir(own, { mode: 0o700 });
    return new TempFolder(folder, own, others);
  }

  /** Deletes what processes have left that ended since: visitors' photos are in it. */
  async sweep(): Promise<void> {
    await sweep(this.#folder, this.#own);
  }

  path(name: string): string {
    return join(this.#own, name);
  }

  async close(): Promise<void> {
    clearInterval(this.#beat);
    await rm(this.#own, { recursive: true, force: true });
  }

  /** Made anew where somebody held us for dead: a machine that slept, say. */
  async #renew(): Promise<void> {
    try {
      await mkdir(this.#own, { recursive: true, mode: 0o700 });
      await utimes(this.#own, new Date(), new Date());
    } catch {
      // The next beat tries again.
    }
  }
}

/** Returns how many processes have not ended, as far as can be known. */
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

/** Only a process of this machine can be known to be dead. */
function isDead(name: string): boolean {
  const [, pid, host] = /^(\d+)-(.+)-[0-9a-f]{8}$/u.exec(name) ?? [];
  return host === hostname() && !isAlive(Number(pid));
}

function isAlive(pid: number): boolean {
  // In a container that is started again we may have the number of who was there before.
  if (pid === process.pid) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

const ageOf = async (path: string): Promise<number> =>
  Date.now() - (await stat(path).catch(() => ({ mtimeMs: Date.now() }))).mtimeMs;
