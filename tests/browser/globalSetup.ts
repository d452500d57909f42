import { execFileSync } from 'node:child_process';
import type { TestProject } from 'vitest/node';
import { startServer } from './server';

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of the built server, without a slash at its end. */
    readonly baseUrl: string;
  }
}

/** One built server for all the browser tests of a run. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  execFileSync(process.execPath, ['scripts/build.mjs', '--if-needed'], { stdio: 'inherit' });
  const { baseUrl, stop } = await startServer();
  project.provide('baseUrl', baseUrl);
  return stop;
}
