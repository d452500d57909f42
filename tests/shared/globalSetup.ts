import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { stopPostgres } from '../server/storage/postgres';

declare module 'vitest' {
  interface ProvidedContext {
    /** The folder of this test run, removed at its end: see `onceInRun`. */
    readonly runFolder: string;
  }
}

/** Creates the folder of the run; at the end stops shared processes and removes it. */
export default function setup(project: TestProject): () => void {
  // Two folders below the root, as dist/server/main.js is, so that a build there finds the project.
  const cache = join(project.config.root, '.cache');
  mkdirSync(cache, { recursive: true });
  const folder = mkdtempSync(join(cache, 'test-run-'));
  project.provide('runFolder', folder);
  return () => {
    stopPostgres(folder);
    rmSync(folder, { recursive: true, force: true });
  };
}
