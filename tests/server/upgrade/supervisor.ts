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
  #isListening = false;
  /** A step: the first process that comes to it is cut off there. */
  cut: string | undefined;
  output = '';

  constructor(base: string, env: Env) {
    this.#main = join(base, 'current/dist/server/main.js');
    this.#env = env;
    afterFile(() => this.stop());
  }

  start(): void {
    this.#isWanted = true;
    this.#isListening = false;
    const cut = this.cut === undefined ? {} : { UPGRADE_CUT: this.cut };
    const child = spawn(process.execPath, [this.#main], {
      env: { PATH: process.env.PATH ?? '', ...this.#env, ...cut },
    });
    let own = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk: Buffer) => {
        own += chunk.toString();
        this.output += chunk.toString();
        if (this.#child === child) this.#isListening = own.includes('listens at');
      });
    }
    child.once('exit', (_, signal) => {
      if (signal === 'SIGKILL') this.cut = undefined;
      if (this.#isWanted && this.#child === child) this.start();
    });
    this.#child = child;
  }

  /** Ends the process as a crash does; it is started again. */
  crash(): void {
    this.#child?.kill('SIGKILL');
  }

  async stop(): Promise<void> {
    this.#isWanted = false;
    const child = this.#child;
    if (child?.exitCode !== null || child.signalCode !== null) return;
    const exited = once(child, 'exit');
    child.kill('SIGTERM');
    await exited;
  }

  /**
   * Returns a command that restarts it, and goes on if the caller is killed. With the word "listening" after it, it
   * ends once a process listens, which is anywhere.
   */
  async restartCommand(): Promise<string> {
    const server = createServer(({ url }, response) => {
      void this.stop().then(async () => {
        this.start();
        if (url === '/listening') await until(async () => this.#isListening);
        response.end();
      });
    });
    await once(server.listen(0, '127.0.0.1'), 'listening');
    afterFile(() => server.close());
    const { port } = server.address() as AddressInfo;
    const script = join(await tempFolder(), 'restart.mjs');
    await writeFile(script, `await fetch('http://127.0.0.1:${port}/' + (process.argv[2] ?? ''));`);
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
