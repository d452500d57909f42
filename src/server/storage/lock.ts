import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Db } from './connection';

/**
 * One row, which a transaction locks to be the only one of its kind. A row and no advisory lock: those
 * that speak PostgreSQL's language on several machines have rows, and many have nothing else.
 */
const TURN = sql.table('turn');

/** The row, made if there is none; any number of processes may do so at once. */
export const makeLock = (db: Db): Promise<void> =>
  again(async () => {
    await sql`create table if not exists ${TURN} (name text primary key)`.execute(db);
    await sql`insert into ${TURN} (name) values ('rega') on conflict do nothing`.execute(db);
  });

/** Waits for all others that have it; it is given back with the end of the transaction. */
export async function takeLock(own: Db): Promise<void> {
  await sql`select name from ${TURN} where name = 'rega' for update`.execute(own);
}

const TRIES = 10;

/** What a database says where the same work, done again, may well succeed. */
const AGAIN: ReadonlySet<unknown> = new Set([
  // Another transaction came in between, or each of two waits for the other.
  '40001',
  '40P01',
  // Two who make the same table at once: "if not exists" sees only what is finished.
  '42P07',
  '42710',
  '23505:pg_type_typname_nsp_index',
  '23505:pg_class_relname_nsp_index',
]);

/** Does work that undoes itself where it fails, until no other process is in its way. */
export async function again<T>(work: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await work();
    } catch (error) {
      if (tries === TRIES || !isWorthAnother(error)) throw error;
      await sleep(Math.random() * 20 * tries);
    }
  }
}

function isWorthAnother(error: unknown): boolean {
  if (!(error instanceof Error) || !('code' in error)) return false;
  const constraint = 'constraint' in error ? String(error.constraint) : '';
  return AGAIN.has(error.code) || AGAIN.has(`${String(error.code)}:${constraint}`);
}
