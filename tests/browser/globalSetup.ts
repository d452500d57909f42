import { execFileSync } from 'node:child_process';
import type { TestProject } from 'vitest/node';
import { startServer } from './server';

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of the built server, without a slash at its end. */
    readonly baseUrl: string;
    /** Path of the browser. */
    readonly chromium: string;
  }
}

/** One built server for all the browser tests of a run. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  project.provide('chromium', run('scripts/chromium.mjs').trim());
  run('scripts/build.mjs', '--if-needed');
  const { baseUrl, stop } = await startServer();
  project.provide('baseUrl', baseUrl);
  return stop;
}

const run = (script: string, ...args: readonly string[]): string =>
  execFileSync(process.execPath, [script, ...args], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
  });
