import type { Db } from '../connection';

/** Gives accounts the language in which they use the panel. */
export async function addPanelLanguage({ schema }: Db): Promise<void> {
  await schema
    .alterTable('staff')
    .addColumn('language', 'text', (column) => column.notNull().defaultTo('en'))
    .execute();
}
