import { sql } from 'kysely';
import type { Db } from '../storage/connection';

/**
 * Returns the next revision. Must come before the write itself: transactions that write content wait here for each
 * other, so that revisions are committed in their order and none is missed by a reader of the changes since.
 */
export async function raiseRevision(own: Db): Promise<number> {
  const { revision } = await own
    .insertInto('content_revision')
    .values({ name: 'content', revision: 1 })
    .onConflict((conflict) =>
      conflict.column('name').doUpdateSet({ revision: sql`content_revision.revision + 1` }),
    )
    .returning('revision')
    .executeTakeFirstOrThrow();
  return revision;
}

/** Returns the position behind all other records of a kind. */
export async function nextPosition(own: Db, kind: string): Promise<number> {
  const last = await own
    .selectFrom('content')
    .select(({ fn }) => fn.max('position').as('position'))
    .where('kind', '=', kind)
    .executeTakeFirst();
  // Max of no rows is null, whatever the types say.
  return (last?.position ?? -1) + 1;
}
