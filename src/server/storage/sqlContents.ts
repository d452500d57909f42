import type { Values } from '../../definition/values';
import type { Connection } from './connection';
import type { ContentRecord, Contents } from './storage';
import type { ContentRow } from './tables';

export function sqlContents({ db, atomic }: Connection): Contents {
  const records = (kind: string) =>
    db.selectFrom('content').select(['id', 'document', 'created_at']).where('kind', '=', kind);
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
        const rows = seeds.map(({ id, createdAt, document }, position) => ({
          ...{ id, kind, position, created_at: createdAt, updated_at: now },
          document: JSON.stringify(document),
        }));
        await own.insertInto('content').values(rows).execute();
      }),
    list: async (kind) =>
      (await records(kind).orderBy('position').orderBy('id').execute()).map(toRecord),
    async read(kind, id) {
      const row = await records(kind).where('id', '=', id).executeTakeFirst();
      return row && toRecord(row);
    },
  };
}

const toRecord = (row: Pick<ContentRow, 'id' | 'document' | 'created_at'>): ContentRecord => ({
  id: row.id,
  createdAt: row.created_at,
  document: JSON.parse(row.document) as Values,
});
