import { Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import type { PostgresPool, PostgresPoolClient } from 'kysely';
import pg from 'pg';
import { OperatorError } from '../operatorError';
import { isLostConnection, NoHost, StandbyOnly } from './lostConnection';

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

interface Host {
  readonly address: string;
  readonly pool: pg.Pool;
  readonly sockets: Set<Socket>;
}

/**
 * Returns connections to the host that can be written, which after a failover is another one.
 * @param addresses of the hosts of one database
 * @param onLost called when a connection breaks
 */
export function primaryPool(
  addresses: readonly string[],
  onLost: (error: Error) => void,
): PostgresPool {
  const hosts = addresses.map((address) => openHost(address, onLost));
  const waiting = new Set<{ readonly host: Host; readonly since: number }>();
  let found: Promise<Host> | undefined;
  let hasConnected = false;
  let isEnded = false;

  async function take(): Promise<TakenClient> {
    for (const end = Date.now() + SEARCH_MS; ;) {
      const searched = (found ??= search());
      try {
        const host = await searched;
        const client = await wait(host, host.pool.connect());
        return { client, wait: (answer) => wait(host, answer) };
      } catch (error) {
        // The next one searches again.
        if (found === searched) found = undefined;
        if (!isWorthAnother(error, end)) throw isLostConnection(error) ? new NoHost(error) : error;
      }
    }
  }

  /** Resolves to the first host that can be written; all callers share one search. */
  async function search(): Promise<Host> {
    for (const end = Date.now() + SEARCH_MS; ;) {
      try {
        const host = await Promise.any(hosts.map(probe));
        hasConnected = true;
        return host;
      } catch (error) {
        const issues: unknown[] = error instanceof AggregateError ? error.errors : [error];
        if (!issues.every((issue) => isWorthAnother(issue, end))) throw gravest(issues);
      }
      await sleep(PAUSE_MS);
    }
  }

  async function probe(host: Host): Promise<Host> {
    const answer = wait(host, host.pool.connect()).then((client) => client.release());
    const late = sleep(hasConnected ? PROBE_MS : CONNECT_MS, true, { ref: false });
    if (await Promise.race([answer, late])) {
      answer.catch(() => {});
      throw Object.assign(new Error('the database does not answer'), { code: 'ETIMEDOUT' });
    }
    return host;
  }

  /** A wrong address at the start is reported at once. */
  const isWorthAnother = (error: unknown, end: number): boolean =>
    hasConnected && !isEnded && Date.now() < end && isLostConnection(error);

  async function wait<T>(host: Host, answer: Promise<T>): Promise<T> {
    const one = { host, since: Date.now() };
    waiting.add(one);
    try {
      return await answer;
    } finally {
      waiting.delete(one);
    }
  }

  /** A machine that loses its power closes no connection: who waits for it would wait for a quarter of an hour. */
  async function dropVanished(): Promise<void> {
    const old = Date.now() - WATCH_MS;
    const silent = [...waiting].filter(({ since }) => since < old).map(({ host }) => host);
    for (const host of new Set(silent)) {
      if (await isAlive(host)) continue;
      for (const socket of host.sockets) socket.destroy();
    }
  }

  const watch = setInterval(() => void dropVanished(), WATCH_MS).unref();
  return {
    connect: async () => reservedClient(await take(), take),
    async end() {
      isEnded = true;
      clearInterval(watch);
      await Promise.all(hosts.map(({ pool }) => pool.end()));
    },
  };
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

async function verify(client: pg.PoolClient): Promise<void> {
  const { rows } = await client.query<{ readOnly: string; encoding: string }>(
    `select current_setting('transaction_read_only') as "readOnly", current_setting('server_encoding') as encoding`,
  );
  const [{ readOnly, encoding } = { readOnly: 'off', encoding: 'UTF8' }] = rows;
  if (readOnly === 'on') throw new StandbyOnly();
  if (encoding !== 'UTF8') {
    throw new OperatorError(
      `The database of DATABASE_URL has the encoding ${encoding}: create it with ENCODING 'UTF8' TEMPLATE template0`,
    );
  }
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

/**
 * A role or database may have it off; acknowledged commits must be on the disk, and on a synchronous standby. With each
 * transaction, since a pooler gives each another connection.
 */
const SYNCED = '; set local synchronous_commit = on';

const READ = /^\s*select\b/iu;
const BEGIN = /^\s*(?:begin|start transaction)\b/iu;
const END = /^\s*(?:commit|rollback)\s*$/iu;

interface TakenClient {
  readonly client: pg.PoolClient;
  readonly wait: <T>(answer: Promise<T>) => Promise<T>;
}

/**
 * Returns a connection that repeats what may be repeated if it is lost: a read outside of a transaction, and the
 * begin of one.
 */
function reservedClient(
  first: TakenClient,
  another: () => Promise<TakenClient>,
): PostgresPoolClient {
  let taken: TakenClient | undefined = first;
  let isInTransaction = false;
  let isLost = false;

  const send = ({ client, wait }: TakenClient, sql: string, parameters: readonly unknown[]) =>
    wait(BEGIN.test(sql) ? client.query(`${sql}${SYNCED}`) : client.query(sql, [...parameters]));

  async function query(sql: string, parameters: readonly unknown[]) {
    if (!taken) throw new Error('Connection terminated, and no other was found');
    const isRepeatable = !isInTransaction && (READ.test(sql) || BEGIN.test(sql));
    if (BEGIN.test(sql)) isInTransaction = true;
    if (END.test(sql)) isInTransaction = false;
    try {
      return await send(taken, sql, parameters);
    } catch (error) {
      const isOver = isLostConnection(error);
      isLost ||= isOver;
      if (!isRepeatable || !isOver) throw error;
      // First, since it takes one of few places.
      taken.client.release(true);
      taken = undefined;
      taken = await another();
      isLost = false;
      return send(taken, sql, parameters);
    }
  }

  // No cursors are used.
  return {
    query: query as unknown as PostgresPoolClient['query'],
    release: () => taken?.client.release(isLost),
  };
}
