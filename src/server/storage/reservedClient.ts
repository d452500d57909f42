import type pg from 'pg';
import type { PostgresPoolClient } from 'kysely';
import { isLostConnection } from './lostConnection';

const READ = /^\s*select\b/iu;
const BEGIN = /^\s*(?:begin|start transaction)\b/iu;
const END = /^\s*(?:commit|rollback)\s*$/iu;

/** A client of a pool, and how to wait for its queries. */
export interface TakenClient {
  readonly client: pg.PoolClient;
  readonly wait: <T>(answer: Promise<T>) => Promise<T>;
}

/**
 * Returns a connection that repeats what may be repeated if it is lost: a read outside of a transaction, and the
 * begin of one.
 */
export function reservedClient(
  first: TakenClient,
  another: () => Promise<TakenClient>,
): PostgresPoolClient {
  let taken: TakenClient | undefined = first;
  let isInTransaction = false;

  const send = ({ client, wait }: TakenClient, sql: string, parameters: readonly unknown[]) =>
    wait(client.query(sql, [...parameters]));

  async function query(sql: string, parameters: readonly unknown[]) {
    if (!taken) throw new Error('Connection terminated, and no other was found');
    const isRepeatable = !isInTransaction && (READ.test(sql) || BEGIN.test(sql));
    if (BEGIN.test(sql)) isInTransaction = true;
    if (END.test(sql)) isInTransaction = false;
    try {
      return await send(taken, sql, parameters);
    } catch (error) {
      if (!isRepeatable || !isLostConnection(error)) throw error;
      // First, since it takes one of few places.
      taken.client.release(true);
      taken = undefined;
      taken = await another();
      return send(taken, sql, parameters);
    }
  }

  // No cursors are used.
  return {
    query: query as unknown as PostgresPoolClient['query'],
    release: () => taken?.client.release(),
  };
}
