import type { Db } from '../connection';

/** Stores when a session ends whose last page of the panel was closed; null while one is open. */
export async function leftSessions({ schema }: Db): Promise<void> {
  await schema.alterTable('session').addColumn('ends_at', 'text').execute();
}
