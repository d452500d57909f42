import { STAFF } from '../support/harness';
import { type Started, startProcess } from './builtServer';

/** The server, killed and restarted while others use it. */
export class Victim {
  readonly #main: string;
  readonly #env: Readonly<Record<string, string>>;
  #now: Promise<Started>;
  /** Milliseconds of the slowest start. */
  slowest = 0;

  constructor(main: string, dataDir: string) {
    this.#main = main;
    this.#env = {
      DATA_DIR: dataDir,
      RATE_LIMIT: 'off',
      STAFF_EMAIL: STAFF.email,
      STAFF_PASSWORD: STAFF.password,
    };
    this.#now = startProcess(this.#main, this.#env);
  }

  async address(): Promise<string> {
    return (await this.#now).address;
  }

  async kill(): Promise<void> {
    await (await this.#now).end('SIGKILL');
    const began = performance.now();
    this.#now = startProcess(this.#main, this.#env);
    await this.#now;
    this.slowest = Math.max(this.slowest, performance.now() - began);
  }

  async stop(): Promise<void> {
    await (await this.#now).end('SIGTERM');
  }
}
