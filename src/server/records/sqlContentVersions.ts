import type { Values } from '../../definition/model/values';
import type { Connection, Db } from '../storage/connection';
import type { ContentRecord, Removal } from './contents';
import { remove, rowCount, select } from '../storage/queries';
import type { StoredPage } from '../storage/storage';

/** Earlier versions of a record that are kept. */
const MOST_VERSIONS = 50;

export function sqlContentVersions({ db, atomic }: Pick<Connection, 'db' | 'atomic'>) {
  return {
    /** Returns a record as it is, unless it was removed, and its earlier versions, the newest first. */
    async history(kind: string, id: string): Promise<readonly ContentRecord[]> {
      const present = await select(db, 'content', { kind, id }, ...CONTENT).execute();
      const past = await select(db, 'content_version', { kind, id }, ...CONTENT)
        .orderBy('revision', 'desc')
        .execute();
      // What was replaced between the two reads is in both.
      const all = new Map([...present, ...past].map((row) => [row.revision, row]));
      return [...all.values()].map(toContentRecord);
    },
    /**
     * Returns the removed records, the last removed first.
     * @param hidden the kinds that have a page of their own
     */
    async removed({ page, perPage }: StoredPage, hidden: readonly string[] = ['']) {
      const all = db
        .selectFrom('content_version')
        .where('removed_at', 'is not', null)
        .where('kind', 'not in', hidden);
      const total = await rowCount(all);
      const columns = [...CONTENT, 'kind', 'removedBy', 'removedAt', 'archived'] as const;
      const rows = await select(db, 'content_version', {}, ...columns)
        .where('removed_at', 'is not', null)
        .where('kind', 'not in', hidden)
        .orderBy('removed_at', 'desc')
        .orderBy('kind')
        .orderBy('id')
        .limit(perPage)
        .offset((page - 1) * perPage)
        .execute();
      const removed = rows.map(({ archived, removedAt, ...row }) => {
        return { ...toContentRecord(row), removedAt: removedAt ?? '', isArchived: archived === 1 };
      });
      return { rows: removed, total };
    },
    /** Deletes records that were removed before a moment, and not archived, with their versions. */
    purge: (before: string) =>
      atomic(async (own) => {
        const gone = await own
          .deleteFrom('content_version')
          .where('archived', '=', 0)
          .where('removed_at', '<', before)
          .returning(['kind', 'id'])
          .execute();
        for (const each of gone) await remove(own, 'content_version', each);
        return gone.length;
      }),
    /** Returns all records, earlier versions and removed records as JSON, which may name pictures. */
    async documents() {
      const present = db.selectFrom('content').select('document');
      const past = db.selectFrom('content_version').select('document');
      const rows = await present.unionAll(past).execute();
      return rows.map(({ document }) => document);
    },
  };
}

/** Keeps a version that is about to be replaced or removed. Returns its document, as JSON; undefined if there is no such record. */
export async function keepVersion(
  own: Db,
  record: { readonly kind: string; readonly id: string },
  removal?: Removal,
): Promise<string | undefined> {
  const row = await own
    .selectFrom('content')
    .selectAll()
    .where(({ and }) => and(record))
    .executeTakeFirst();
  if (!row) return undefined;
  await own
    .insertInto('content_version')
    .values({
      ...row,
      removed_at: removal?.at ?? null,
      removed_by: removal?.by ?? '',
      archived: removal?.isArchived ? 1 : 0,
    })
    .onConflict((conflict) => conflict.columns(['kind', 'id', 'revision']).doNothing())
    .execute();
  const oldest = select(own, 'content_version', record, 'revision')
    .orderBy('revision', 'desc')
    .offset(MOST_VERSIONS)
    .limit(1);
  await own
    .deleteFrom('content_version')
    .where(({ and }) => and(record))
    .where('revision', '<=', oldest)
    .execute();
  return row.document;
}

/** Takes a removed record out of the bin; its last version stays in the history. */
export const takeFromBin = (own: Db, kind: string, id: string) =>
  own
    .updateTable('content_version')
    .set({ removed_at: null, removed_by: '', archived: 0 })
    .where(({ and }) => and({ kind, id }))
    .where('removed_at', 'is not', null)
    .returning(['document', 'position', 'created_at as createdAt'])
    .executeTakeFirst();

/** The columns of a record, and of each of its versions. */
export const CONTENT = [
  'id',
  'document',
  'createdAt',
  'updatedAt',
  'revision',
  'writtenBy',
] as const;

export const toContentRecord = <Row extends { readonly document: string }>({
  document,
  ...row
}: Row) => ({ ...row, document: JSON.parse(document) as Values });
