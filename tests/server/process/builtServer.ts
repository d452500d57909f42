import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, symlink } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { build } from 'vite';
import { afterFile } from '../../shared/afterFile';
import { onceInRun } from '../../shared/onceInRun';
import { ROOT } from '../support/folders';

export interface Started {
  /** http://127.0.0.1:port */
  readonly address: string;
  readonly output: () => string;
  readonly pid: number;
  /** Sends the signal and waits for the exit. */
  end(signal: 'SIGKILL' | 'SIGTERM' | 'SIGINT' | 'SIGUSR2'): Promise<number | null>;
}

const { isBuilt } = (await import(/* @vite-ignore */ join(ROOT, 'scripts/setup/built.mjs'))) as {
  isBuilt: () => boolean;
};

/** Returns the path of the entry of the built server, which is built once for all files of a run. */
export const buildServer = (): Promise<string> =>
  onceInRun('server-build', async (folder) => {
    await (isBuilt() ? copyServer(join(ROOT, 'dist/server'), folder) : buildInto(folder));
    return join(folder, 'main.js');
  });

/** Returns the path of the entry of a built server that has the schemas of another folder. */
export async function serverIn(root: string): Promise<string> {
  const folder = join(root, 'dist/server');
  await copyServer(dirname(await buildServer()), folder);
  await symlink(join(ROOT, 'node_modules'), join(root, 'node_modules'));
  await cp(join(ROOT, 'package.json'), join(root, 'package.json'));
  return join(folder, 'main.js');
}

/** Copies the files of a built server, and no others from its folder. */
export async function copyServer(from: string, to: string): Promise<void> {
  for (const part of ['main.js', 'renderSite.js', 'assets']) {
    await cp(join(from, part), join(to, part), { recursive: true });
  }
}

async function buildInto(folder: string): Promise<void> {
  const { NODE_ENV } = process.env;
  // As in scripts/build.mjs: else the pages would be rendered by development code.
  process.env.NODE_ENV = 'production';
  await build({
    root: ROOT,
    logLevel: 'error',
    build: { ssr: true, outDir: folder, emptyOutDir: false },
  });
  process.env.NODE_ENV = NODE_ENV;
}

type Env = Readonly<Record<string, string>>;

/** Runs the server until it exits by itself. */
export async function runToEnd(
  main: string,
  env: Env,
): Promise<{ readonly code: number | null; readonly output: string }> {
  const { child, output } = launch(main, env);
  const [code] = (await once(child, 'exit')) as [number | null];
  return { code, output: output() };
}

/**
 * Starts the server on a free port, and waits until it listens.
 * @param wrapper a command that runs it
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
  let isStopped = false;
  let lost: string | undefined;
  afterFile(() => {
    if (lost !== undefined) throw new Error(`a server ended though nobody told it to: ${lost}`);
  });
  const early = ended.then(([code]) => {
    if (!isStopped) lost = output();
    throw new Error(`the server ended with ${code}: ${output()}`);
  });
  // From here on, an exit is expected by the test.
  early.catch(() => {});
  return {
    address: await Promise.race([listening, early]),
    output,
    pid: child.pid ?? 0,
    async end(signal) {
      isStopped = true;
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
  // No effect on those that have exited.
  afterFile(() => child.kill('SIGKILL'));
  let text = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      text += chunk.toString();
    });
  }
  return { child, output: () => text };
}
