import type { Db } from '../connection';

/** Stores which links were e-mailed by this server; of the earlier ones that is not known. */
export async function mailedLinks({ schema }: Db): Promise<void> {
  await schema
    .alterTable('link')
    .addColumn('mailed', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();
}
