import { sql } from 'kysely';
import { publicationOf } from '../../definition/content/publication';
import type { Values } from '../../definition/model/values';
import type { Db } from '../storage/connection';
import { select } from '../storage/queries';
import { NotUnique } from './contents';
import { isDraftKind } from './serviceKinds';

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

/**
 * Notes that visitors are shown nothing of the write of this transaction: what was made of content for them stays current.
 * Comes after raiseRevision.
 */
export const hideWrite = (own: Db) =>
  own
    .updateTable('content_revision')
    .set({ hidden: sql`hidden + 1` })
    .execute();

/**
 * Hides a write if neither the record that was there nor the one that is there now is on the site.
 * @param documents JSON; undefined: there is none
 */
export async function hideDrafts(
  own: Db,
  kind: string,
  ...documents: readonly (string | undefined)[]
): Promise<void> {
  const isDraft = (json: string | undefined): boolean =>
    json === undefined || publicationOf(JSON.parse(json) as Values).draft;
  if (isDraftKind(kind) || documents.every(isDraft)) await hideWrite(own);
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

/**
 * Rolls the write of a record back if another one has the value of a unique field. No other write of content is under
 * way: see raiseRevision.
 */
export async function refuseSame(
  own: Db,
  { kind, id, document }: { readonly kind: string; readonly id: string; readonly document: string },
  unique: readonly string[] = [],
): Promise<void> {
  if (unique.length === 0) return;
  const valueOf = (json: string, field: string) =>
    JSON.stringify((JSON.parse(json) as Values)[field]);
  const others = select(own, 'content', { kind }, 'document').where('id', '!=', id);
  const rows = await others.execute();
  const same = unique.find((field) =>
    rows.some((other) => valueOf(other.document, field) === valueOf(document, field)),
  );
  if (same !== undefined) throw new NotUnique(same);
}
