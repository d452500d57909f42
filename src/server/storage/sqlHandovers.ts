import type { Connection, Db } from './connection';
import { countOf, run } from './queries';
import type { Handovers, StoredHandover } from './handovers';

export function sqlHandovers({ db, atomic }: Connection): Handovers {
  return {
    add: ({ idHash, secretHash, box, createdAt, endsAt }) =>
      run(atomic, (own) =>
        own.insertInto('handover').values({
          id_hash: idHash,
          secret_hash: secretHash,
          box,
          created_at: createdAt,
          ends_at: endsAt,
          taken_at: null,
          taken_by: null,
        }),
      ),
    read: (idHash, now) => readBy(db, 'id_hash', idHash, now),
    ofMaker: (secretHash, now) => readBy(db, 'secret_hash', secretHash, now),
    take: (idHash, device, now) =>
      atomic(async (own) => {
        await own
          .updateTable('handover')
          .set({ box: '', taken_at: now, taken_by: device })
          .where('id_hash', '=', idHash)
          .where('taken_at', 'is', null)
          .where('ends_at', '>', now)
          .execute();
        return readBy(own, 'id_hash', idHash, now);
      }),
    withdraw: (secretHash) =>
      run(atomic, (own) => own.deleteFrom('handover').where('secret_hash', '=', secretHash)),
    dropEnded: (now) =>
      run(atomic, (own) => own.deleteFrom('handover').where('ends_at', '<=', now)),
    async count() {
      return countOf(db.selectFrom('handover').where('taken_at', 'is', null));
    },
  };
}

const readBy = (
  db: Db,
  column: 'id_hash' | 'secret_hash',
  hash: string,
  now: string,
): Promise<StoredHandover | undefined> =>
  db
    .selectFrom('handover')
    .select(['box', 'taken_at as takenAt', 'taken_by as takenBy'])
    .where(column, '=', hash)
    .where('ends_at', '>', now)
    .executeTakeFirst();
