import type { Db } from '../connection';

/** Adds what each application is for. In the inbox it is null until it was looked up (nameStored). */
export async function aboutApplications({ schema }: Db): Promise<void> {
  await schema.alterTable('inbox').addColumn('about', 'text').execute();
  await schema
    .createTable('about')
    .addColumn('application_id', 'text', (column) =>
      column.notNull().references('application.id').onDelete('cascade'),
    )
    .addColumn('position', 'integer', (column) => column.notNull())
    .addColumn('service_id', 'text', (column) => column.notNull())
    .addColumn('field', 'text', (column) => column.notNull())
    .addColumn('value', 'text', (column) => column.notNull())
    .addColumn('names', 'text', (column) => column.notNull())
    .addColumn('kind', 'text')
    .addPrimaryKeyConstraint('about_key', ['application_id', 'position'])
    .execute();
  await schema
    .createIndex('about_value')
    .on('about')
    .columns(['service_id', 'field', 'value', 'application_id'])
    .execute();
  await schema.createIndex('about_record').on('about').columns(['kind', 'value']).execute();
}
