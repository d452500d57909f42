import type { Db } from '../connection';

/** Counts the changes of an account, and stores who has made the last one. */
export async function accountVersions({ schema }: Db): Promise<void> {
  for (const column of ['changed_at', 'changed_by'] as const) {
    await schema.alterTable('staff').addColumn(column, 'text').execute();
  }
  await schema
    .alterTable('staff')
    .addColumn('version', 'integer', (column) => column.notNull().defaultTo(1))
    .execute();
}
