import type { Db } from '../connection';

/** Adds how often the steps of forms were seen and left forwards. */
export async function stepCounts({ schema }: Db): Promise<void> {
  await schema
    .createTable('step_count')
    .addColumn('service_id', 'text', (column) => column.notNull())
    .addColumn('version', 'integer', (column) => column.notNull())
    .addColumn('month', 'text', (column) => column.notNull())
    .addColumn('place', 'text', (column) => column.notNull())
    .addColumn('shown', 'integer', (column) => column.notNull())
    .addColumn('continued', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('step_count_key', ['service_id', 'version', 'month', 'place'])
    .execute();
}
