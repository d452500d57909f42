import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { codeOf } from '../errorCode';
import type { Db } from './connection';
import { isLostConnection } from './lostConnection';

/**
 * The table with the one row that a transaction locks. A row, and no advisory lock, since many distributed
 * databases that are compatible with PostgreSQL have only row locks.
 */
const LOCK = sql.table('turn');

/** Creates the row if it is missing; several processes may do so at the same time. */
export const makeLock = (db: Db): Promise<void> =>
  retried(async () => {
    await sql`create table if not exists ${LOCK} (name text primary key)`.execute(db);
    await sql`insert into ${LOCK} (name) values ('rega') on conflict do nothing`.execute(db);
  });

/** Waits for the lock, which is released at the end of the transaction. */
export async function takeLock(own: Db): Promise<void> {
  await sql`select name from ${LOCK} where name = 'rega' for update`.execute(own);
}

const TRIES = 10;

/** Error codes after which the same work may succeed. */
const RETRIED: ReadonlySet<unknown> = new Set([
  // A serialisation failure, or a deadlock.
  '40001',
  '40P01',
  // What a row belongs to was deleted after it was looked up: the same work finds that it is gone.
  '23503',
  // Two processes create the same table: "if not exists" sees committed tables only.
  '42P07',
  '42710',
  '23505:pg_type_typname_nsp_index',
  '23505:pg_class_relname_nsp_index',
]);

/** Repeats work that is rolled back on failure, while another process is in its way. */
export async function retried<T>(work: () => Promise<T>): Promise<T> {
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
  // Nothing is committed of a transaction whose connection is lost before its end.
  if (isLostConnection(error)) return true;
  const code = codeOf(error);
  const constraint = error instanceof Error && 'constraint' in error ? error.constraint : '';
  return RETRIED.has(code) || RETRIED.has(`${String(code)}:${String(constraint)}`);
}
