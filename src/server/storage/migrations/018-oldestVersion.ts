import type { Db } from '../connection';

/** Stores with each migration the oldest version of the program that may still use the tables. */
export async function oldestVersion({ schema }: Db): Promise<void> {
  await schema
    .alterTable('migration')
    .addColumn('oldest', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();
}
