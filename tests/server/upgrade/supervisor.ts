import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterFile } from '../../shared/afterFile';
import { tempFolder } from '../support/folders';

type Env = Readonly<Record<string, string>>;

/** What systemd does for the unit: runs the release that `current` leads to, and restarts it if it fails. */
export class Supervisor {
  readonly #main: string;
  readonly #env: Env;
  #child: ChildProcess | undefined;
  #isWanted = false;
  /** The step at which the next start is cut off. */
  cutNext: string | undefined;
  output = '';

  constructor(base: string, env: Env) {
    this.#main = join(base, 'current/dist/server/main.js');
    this.#env = env;
    afterFile(() => this.stop());
  }

  start(): void {
    this.#isWanted = true;
    const cut = this.cutNext === undefined ? {} : { UPGRADE_CUT: this.cutNext };
    this.cutNext = undefined;
    const child = spawn(process.execPath, [this.#main], {
      env: { PATH: process.env.PATH ?? '', ...this.#env, ...cut },
    });
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk: Buffer) => {
        this.output += chunk.toString();
      });
    }
    child.once('exit', () => {
      if (this.#isWanted && this.#child === child) this.start();
    });
    this.#child = child;
  }

  async stop(): Promise<void> {
    this.#isWanted = false;
    const child = this.#child;
    if (child?.exitCode !== null || child.signalCode !== null) return;
    const exited = once(child, 'exit');
    child.kill('SIGTERM');
    await exited;
  }

  /** Returns a command that restarts it, and goes on if the caller is killed. */
  async restartCommand(): Promise<string> {
    const server = createServer((_, response) => {
      void this.stop().then(() => {
        this.start();
        response.end();
      });
    });
    await once(server.listen(0, '127.0.0.1'), 'listening');
    afterFile(() => server.close());
    const { port } = server.address() as AddressInfo;
    const script = join(await tempFolder(), 'restart.mjs');
    await writeFile(script, `await fetch('http://127.0.0.1:${port}');`);
    return `${process.execPath} ${script}`;
  }
}

/** Returns a port that was free. */
export async function freePort(): Promise<number> {
  const server = createServer();
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

export async function until(isTrue: () => Promise<boolean>): Promise<void> {
  while (!(await isTrue())) await sleep(50);
}
