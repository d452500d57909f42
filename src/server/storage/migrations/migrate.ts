import { sql } from 'kysely';
import { OperatorError } from '../../operatorError';
import type { Connection, Db } from '../connection';
import { runAll } from '../queries';
import { FIRST_RELEASE } from './001-015';
import { BREAKING, MIGRATIONS, OLDEST_VERSION } from './migrations';

const outOfRange = (version: number): OperatorError =>
  new OperatorError(
    `the database is at version ${version}, this program knows ${FIRST_RELEASE} to ${MIGRATIONS.length}: ${
      version < FIRST_RELEASE ? 'let release 1.0.0 migrate it first' : 'use a newer release'
    }`,
  );

/** Checks a database in the transaction that creates its tables; an error rolls it back. */
export type CheckStore = (db: Db, isNew: boolean) => Promise<void>;

/**
 * Migrates the tables: each migration runs once, all in one transaction, one process at a time.
 * @throws OperatorError as migrateTo
 */
export async function migrate(
  { atomic, lock }: Connection,
  checkStore?: CheckStore,
): Promise<void> {
  await atomic(async (db) => {
    await lock(db);
    const isNew = (await currentVersion(db)) === 0;
    await migrateTo(db);
    await checkStore?.(db, isNew);
  });
}

/**
 * Migrates within a transaction.
 * @param version the last migration to run; default: the newest
 * @throws OperatorError for tables that are newer than the program, or older than the first release
 */
export async function migrateTo(db: Db, version = MIGRATIONS.length): Promise<void> {
  const done = await currentVersion(db);
  const oldest = done > 0 ? done : version;
  if (oldest < FIRST_RELEASE) throw outOfRange(oldest);
  if (version > MIGRATIONS.length) throw outOfRange(version);
  if (done > MIGRATIONS.length && (await oldestFor(db)) > MIGRATIONS.length) {
    throw outOfRange(done);
  }
  for (const [index, up] of MIGRATIONS.slice(0, version).entries()) {
    if (index < done) continue;
    await (typeof up === 'function' ? up(db) : runAll(db, up));
    const number = index + 1;
    const row = {
      version: number,
      applied_at: new Date().toISOString(),
      ...(number >= OLDEST_VERSION && BREAKING.has(number) && { oldest: number }),
    };
    await db.insertInto('migration').values(row).execute();
  }
}

/** Returns the oldest version of the program that can use a database that is newer than this program. */
async function oldestFor(db: Db): Promise<number> {
  const { oldest } = await db
    .selectFrom('migration')
    .select(({ fn }) => fn.max('oldest').as('oldest'))
    .executeTakeFirstOrThrow();
  return oldest;
}

async function currentVersion(db: Db): Promise<number> {
  await sql`create table if not exists migration (
    version integer primary key,
    applied_at text not null
  )`.execute(db);
  return versionOf(db);
}

/** Returns the last migration that ran on a database that has tables. */
export async function versionOf(db: Db): Promise<number> {
  const row = await db
    .selectFrom('migration')
    .select(({ fn }) => fn.max('version').as('version'))
    .executeTakeFirst();
  return row?.version ?? 0;
}
