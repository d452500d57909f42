import type { Db } from '../connection';

/** Gives staff names, the state `disabled` and an audit log. */
export async function staffWork({ schema }: Db): Promise<void> {
  // One at a time, as SQLite requires.
  await schema
    .alterTable('staff')
    .addColumn('name', 'text', (column) => column.notNull().defaultTo(''))
    .execute();
  await schema
    .alterTable('staff')
    .addColumn('disabled', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();
  await schema.alterTable('staff').addColumn('last_login_at', 'text').execute();
  // No reference to staff: entries stay when the account is removed.
  await schema
    .createTable('audit')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('at', 'text', (column) => column.notNull())
    .addColumn('who', 'text', (column) => column.notNull())
    .addColumn('action', 'text', (column) => column.notNull())
    .addColumn('subject', 'text', (column) => column.notNull())
    .execute();
  await schema.createIndex('audit_newest').on('audit').columns(['at desc', 'id desc']).execute();
}
