import type { Values } from '../../definition/model/values';
import type { Connection, Db } from './connection';
import type { ContentRecord, Contents, NewContent } from './contents';
import type { ContentRow } from './tables';

const COLUMNS = ['id', 'document', 'created_at', 'updated_at'] as const;

export function sqlContents({ db, atomic, lock }: Connection): Contents {
  const records = (own: Db, kind: string) =>
    own.selectFrom('content').select(COLUMNS).where('kind', '=', kind);
  const inOrder = (own: Db, kind: string) =>
    records(own, kind).orderBy('position').orderBy('id').execute();
  return {
    seed: (kind, seeds, now) =>
      atomic(async (own) => {
        const first = await own
          .insertInto('content_seed')
          .values({ kind, seeded_at: now })
          .onConflict((conflict) => conflict.column('kind').doNothing())
          .returning('kind')
          .executeTakeFirst();
        if (!first || seeds.length === 0) return;
        const rows = seeds.map((seed, position) => toRow(kind, seed, position, now));
        await own.insertInto('content').values(rows).execute();
      }),
    list: async (kind) => (await inOrder(db, kind)).map(toRecord),
    async read(kind, id) {
      const row = await records(db, kind).where('id', '=', id).executeTakeFirst();
      return row && toRecord(row);
    },
    add: (kind, record) =>
      atomic(async (own) => {
        // Two additions at the same time would get the same position.
        await lock(own);
        return append(own, kind, record);
      }),
    put: (kind, record) =>
      atomic(async (own) => {
        await lock(own);
        const [there] = await inOrder(own, kind);
        const { document, createdAt: now } = record;
        if (!there) return append(own, kind, record);
        return (await rewrite(own, kind, there.id, document, now)) ?? append(own, kind, record);
      }),
    replace: (kind, id, document, now) => atomic((own) => rewrite(own, kind, id, document, now)),
    remove: (kind, id) =>
      atomic(async (own) => {
        const row = await own
          .deleteFrom('content')
          .where('kind', '=', kind)
          .where('id', '=', id)
          .returning('id')
          .executeTakeFirst();
        return row !== undefined;
      }),
  };
}

async function append(own: Db, kind: string, record: NewContent): Promise<ContentRecord> {
  const last = await own
    .selectFrom('content')
    .select(({ fn }) => fn.max('position').as('position'))
    .where('kind', '=', kind)
    .executeTakeFirst();
  // Max of no rows is null, whatever the types say.
  const position = (last?.position ?? -1) + 1;
  const row = toRow(kind, record, position, record.createdAt);
  await own.insertInto('content').values(row).execute();
  return toRecord(row);
}

async function rewrite(
  own: Db,
  kind: string,
  id: string,
  document: Values,
  now: string,
): Promise<ContentRecord | undefined> {
  const row = await own
    .updateTable('content')
    .set({ document: JSON.stringify(document), updated_at: now })
    .where('kind', '=', kind)
    .where('id', '=', id)
    .returning(COLUMNS)
    .executeTakeFirst();
  return row && toRecord(row);
}

const toRow = (
  kind: string,
  { id, createdAt, document }: NewContent,
  position: number,
  now: string,
): ContentRow => ({
  id,
  kind,
  position,
  created_at: createdAt,
  updated_at: now,
  document: JSON.stringify(document),
});

const toRecord = (row: Pick<ContentRow, (typeof COLUMNS)[number]>): ContentRecord => ({
  id: row.id,
  createdAt: row.created_at,
  updatedAt: row.updated_at,
  document: JSON.parse(row.document) as Values,
});
