import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'vite';
import { afterAll, expect } from 'vitest';
import { ROOT } from './folders';

export interface Started {
  /** http://127.0.0.1:port */
  readonly address: string;
  readonly output: () => string;
  readonly pid: number;
  /** Sends the signal and waits for the end. */
  end(signal: 'SIGKILL' | 'SIGTERM' | 'SIGINT'): Promise<number | null>;
}

const built: string[] = [];
const running = new Set<ChildProcess>();
/** Of the servers that ended though nobody told them to, what they said. */
const lost: string[] = [];

afterAll(async () => {
  const told = [...lost];
  for (const child of running) child.kill('SIGKILL');
  for (const folder of built) await rm(folder, { recursive: true, force: true });
  expect(told).toEqual([]);
});

/** Builds the server as `npm run build` does, beside the project's files; gone with the tests. */
export async function buildServer(): Promise<string> {
  // Two folders below the root, as dist/server/main.js is.
  const outDir = join(ROOT, '.cache', `server-test-${process.pid}-${Date.now()}`);
  built.push(outDir);
  await build({
    root: ROOT,
    configFile: false,
    logLevel: 'error',
    build: { ssr: 'src/server/main.ts', target: 'node20', outDir },
  });
  return join(outDir, 'main.js');
}

type Env = Readonly<Record<string, string>>;

/** Runs the server until it ends by itself. */
export async function runToEnd(
  main: string,
  env: Env,
): Promise<{ readonly code: number | null; readonly output: string }> {
  const { child, output } = launch(main, env);
  const [code] = (await once(child, 'exit')) as [number | null];
  return { code, output: output() };
}

/**
 * Starts the server on a port of its own choice, and waits until it listens.
 * @param wrapper a command that runs it in its place
 */
export async function startProcess(
  main: string,
  env: Env,
  wrapper: readonly string[] = [],
): Promise<Started> {
  const { child, output } = launch(main, { PORT: '0', ...env }, wrapper);
  const ended = once(child, 'exit') as Promise<[number | null]>;
  const listening = (async () => {
    for (;;) {
      const [, address] = /listens at (http:\S+)/u.exec(output()) ?? [];
      if (address !== undefined) return address;
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  })();
  let isTold = false;
  const early = ended.then(([code]) => {
    if (!isTold) lost.push(output());
    throw new Error(`the server ended with ${code}: ${output()}`);
  });
  // After this, an end is what the test wants.
  early.catch(() => {});
  return {
    address: await Promise.race([listening, early]),
    output,
    pid: child.pid ?? 0,
    async end(signal) {
      isTold = true;
      child.kill(signal);
      const [code] = await ended;
      return code;
    },
  };
}

function launch(main: string, env: Env, wrapper: readonly string[] = []) {
  const path = { PATH: process.env.PATH ?? '' };
  const [command, ...rest] = [...wrapper, process.execPath, main];
  const child = spawn(command, rest, { env: { ...path, ...env } });
  running.add(child);
  child.once('exit', () => running.delete(child));
  let text = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      text += chunk.toString();
    });
  }
  return { child, output: () => text };
}
