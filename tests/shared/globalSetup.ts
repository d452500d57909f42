import { chmodSync, mkdirSync, mkdtempSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { stopPostgres } from '../server/storage/postgres';

declare module 'vitest' {
  interface ProvidedContext {
    /** The folder of this test run, removed at its end: see `onceInRun`. */
    readonly runFolder: string;
  }
}

/** A file system in memory, on Linux. */
const MEMORY = '/dev/shm';
const ENOUGH_BYTES = 4e9;

/** Creates the folder of the run; at the end stops shared processes and removes it. */
export default function setup(project: TestProject): () => void {
  const forgetTemporary = keepTemporaryInMemory();
  // Two folders below the root, as dist/server/main.js is, so that a build there finds the project.
  const cache = join(project.config.root, '.cache');
  mkdirSync(cache, { recursive: true });
  const folder = mkdtempSync(join(cache, 'test-run-'));
  project.provide('runFolder', folder);
  const end = () => {
    process.off('exit', end);
    stopPostgres(folder);
    rmSync(folder, { recursive: true, force: true });
    forgetTemporary();
  };
  // Vitest calls nothing if a run is interrupted.
  process.on('exit', end);
  return end;
}

/**
 * Moves the temporary folder into memory, if there is room. A server waits until each commit is on the disk: on a
 * busy one its start alone takes most of a second longer, and no test can see whether it was the disk.
 */
function keepTemporaryInMemory(): () => void {
  if (tmpdir().startsWith(MEMORY) || !hasRoom()) return () => {};
  const { TMPDIR } = process.env;
  const folder = mkdtempSync(join(MEMORY, 'rega-tests-'));
  // PostgreSQL runs as another user.
  chmodSync(folder, 0o755);
  process.env.TMPDIR = folder;
  return () => {
    if (TMPDIR === undefined) delete process.env.TMPDIR;
    else process.env.TMPDIR = TMPDIR;
    rmSync(folder, { recursive: true, force: true });
  };
}

function hasRoom(): boolean {
  try {
    const { bavail, bsize } = statfsSync(MEMORY);
    return bavail * bsize > ENOUGH_BYTES;
  } catch {
    return false;
  }
}
