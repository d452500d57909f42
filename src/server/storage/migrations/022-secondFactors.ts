import type { Db } from '../connection';

/** Adds second factors of accounts, and their recovery codes. */
export async function secondFactors({ schema }: Db): Promise<void> {
  await schema
    .createTable('second_factor')
    .addColumn('staff_id', 'text', (column) =>
      column.primaryKey().references('staff.id').onDelete('cascade'),
    )
    .addColumn('secret', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('confirmed_at', 'text')
    .addColumn('last_step', 'integer', (column) => column.notNull())
    .execute();
  await schema
    .createTable('recovery_code')
    .addColumn('staff_id', 'text', (column) =>
      column.notNull().references('second_factor.staff_id').onDelete('cascade'),
    )
    .addColumn('code_hash', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('recovery_code_key', ['staff_id', 'code_hash'])
    .execute();
}
