import { Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import type { PostgresPool } from 'kysely';
import pg from 'pg';
import { isLostConnection, NoHost, StandbyOnly } from './lostConnection';
import { reservedClient, type TakenClient } from './reservedClient';

/** Connections of a process. */
const MOST = 10;
/** How long a connection may take, and a request wait for one that is free. */
const CONNECT_MS = 10_000;
/** How long requests wait for a host that can be written, once there has been one. */
const SEARCH_MS = 15_000;
/** How long one host may take while there may be another. */
const PROBE_MS = 2000;
const PAUSE_MS = 200;
/** How often it is checked whether a host that owes an answer is still there, and how long that may take. */
const WATCH_MS = 2000;
const ALIVE_MS = 5000;

/** One of the hosts. */
interface Host {
  readonly address: string;
  readonly pool: pg.Pool;
  /** Of its connections. */
  readonly sockets: Set<Socket>;
}

/** Connections to the host that can be written, which after a failover is another one. */
export class PrimaryPool implements PostgresPool {
  readonly #hosts: readonly Host[];
  readonly #watch: NodeJS.Timeout;
  readonly #waiting = new Set<{ readonly host: Host; readonly since: number }>();
  #found: Promise<Host> | undefined;
  #hasConnected = false;
  #isEnded = false;

  /**
   * @param addresses of the hosts of one database
   * @param onLost called when a connection breaks
   */
  constructor(addresses: readonly string[], onLost: (error: Error) => void) {
    this.#hosts = addresses.map((address) => openHost(address, onLost));
    this.#watch = setInterval(() => void this.#dropVanished(), WATCH_MS).unref();
  }

  async connect() {
    return reservedClient(await this.#take(), () => this.#take());
  }

  async end(): Promise<void> {
    this.#isEnded = true;
    clearInterval(this.#watch);
    await Promise.all(this.#hosts.map(({ pool }) => pool.end()));
  }

  async #take(): Promise<TakenClient> {
    for (const end = Date.now() + SEARCH_MS; ;) {
      const found = (this.#found ??= this.#search());
      try {
        const host = await found;
        const client = await this.#wait(host, host.pool.connect());
        return { client, wait: (answer) => this.#wait(host, answer) };
      } catch (error) {
        // The next one searches again.
        if (this.#found === found) this.#found = undefined;
        if (!this.#isWorthAnother(error, end))
          throw isLostConnection(error) ? new NoHost(error) : error;
      }
    }
  }

  /** Resolves to the first host that can be written; all callers share one search. */
  async #search(): Promise<Host> {
    for (const end = Date.now() + SEARCH_MS; ;) {
      try {
        const host = await Promise.any(this.#hosts.map((each) => this.#probe(each)));
        this.#hasConnected = true;
        return host;
      } catch (error) {
        const issues: unknown[] = error instanceof AggregateError ? error.errors : [error];
        const isOver = !issues.every((issue) => this.#isWorthAnother(issue, end));
        if (isOver) throw gravest(issues);
      }
      await sleep(PAUSE_MS);
    }
  }

  async #probe(host: Host): Promise<Host> {
    const answer = this.#wait(host, host.pool.connect()).then((client) => client.release());
    const late = sleep(this.#hasConnected ? PROBE_MS : CONNECT_MS, true, { ref: false });
    if (await Promise.race([answer, late])) {
      answer.catch(() => {});
      throw Object.assign(new Error('the database does not answer'), { code: 'ETIMEDOUT' });
    }
    return host;
  }

  /** A wrong address at the start is reported at once. */
  #isWorthAnother(error: unknown, end: number): boolean {
    return this.#hasConnected && !this.#isEnded && Date.now() < end && isLostConnection(error);
  }

  async #wait<T>(host: Host, answer: Promise<T>): Promise<T> {
    const waiting = { host, since: Date.now() };
    this.#waiting.add(waiting);
    try {
      return await answer;
    } finally {
      this.#waiting.delete(waiting);
    }
  }

  /** A machine that loses its power closes no connection: who waits for it would wait for a quarter of an hour. */
  async #dropVanished(): Promise<void> {
    const old = Date.now() - WATCH_MS;
    const silent = [...this.#waiting].filter(({ since }) => since < old).map(({ host }) => host);
    for (const host of new Set(silent)) {
      if (await isAlive(host)) continue;
      for (const socket of host.sockets) socket.destroy();
    }
  }
}

/** Returns the error that says most about what has to be corrected. */
const gravest = (issues: readonly unknown[]): unknown =>
  issues.find((issue) => !isLostConnection(issue)) ??
  issues.find((issue) => !(issue instanceof StandbyOnly)) ??
  issues[0];

function openHost(address: string, onLost: (error: Error) => void): Host {
  const sockets = new Set<Socket>();
  const pool = new pg.Pool({
    connectionString: address,
    max: MOST,
    connectionTimeoutMillis: CONNECT_MS,
    stream: () => {
      const socket = new Socket();
      sockets.add(socket);
      return socket.once('close', () => sockets.delete(socket));
    },
    types: TYPES,
    verify: (client, done) => void verify(client).then(() => done(), done),
  });
  // Errors of idle connections reach the pool, those of busy ones only the client: unhandled, either ends the
  // process.
  pool.on('error', onLost);
  pool.on('connect', (client) => client.on('error', onLost));
  return { address, pool, sockets };
}

/** Counts and sums, which are of 64 bits, are numbers as in SQLite, and no texts. */
const TYPES = new pg.TypeOverrides();
TYPES.setTypeParser(pg.types.builtins.INT8, Number);

/** A role or database may have it off; acknowledged commits must be on the disk, and on a synchronous standby. */
async function verify(client: pg.PoolClient): Promise<void> {
  await client.query('set synchronous_commit = on');
  const { rows } = await client.query<{ transaction_read_only: string }>(
    'show transaction_read_only',
  );
  if (rows[0]?.transaction_read_only === 'on') throw new StandbyOnly();
}

/** Returns whether a host answers a new connection, if only to refuse it. */
async function isAlive({ address }: Host): Promise<boolean> {
  const client = new pg.Client({ connectionString: address, connectionTimeoutMillis: ALIVE_MS });
  client.on('error', () => {});
  try {
    await client.connect();
    await client.end();
    return true;
  } catch (error) {
    return error instanceof pg.DatabaseError;
  }
}
