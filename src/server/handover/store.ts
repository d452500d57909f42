import type { ColumnsOf } from '../storage/tables';
import { sql } from 'kysely';
import type { Connection, Db } from '../storage/connection';
import { insertRows, remove, rowCount, select, update } from '../storage/queries';

declare module '../storage/tables' {
  interface Tables {
    handover: ColumnsOf<NewHandover & StoredHandover>;
  }
}

export interface NewHandover {
  readonly idHash: string;
  readonly secretHash: string;
  /** Encrypted. */
  readonly box: string;
  readonly createdAt: string;
  readonly endsAt: string;
}

export interface StoredHandover {
  /** Empty once it was taken. */
  readonly box: string;
  /** When it was read first. */
  readonly readAt: string | null;
  readonly takenAt: string | null;
  readonly takenBy: string | null;
}

/** The length of a box, which is not read for it. */
const BYTES = sql<number>`octet_length(box)`;

/** Encrypted drafts on their way to another device, by the hashes of their secrets. */
export function sqlHandovers({ db, atomic }: Connection) {
  return {
    /** Adds a box; the oldest ones are removed for it, if all together would have more bytes than that. */
    add: (handover: NewHandover, mostBytes: number) =>
      atomic(async (own) => {
        const all = own
          .selectFrom('handover')
          .select(sql<number | null>`sum(${BYTES})`.as('bytes'));
        let left = mostBytes - handover.box.length - ((await all.executeTakeFirst())?.bytes ?? 0);
        while (left < 0) {
          // By the moment of the end, which has an index: all last equally long.
          const oldest = own.selectFrom('handover').select('id_hash').where(BYTES, '>', 0);
          const removed = await own
            .deleteFrom('handover')
            .where('id_hash', '=', oldest.orderBy('ends_at').limit(1))
            .returning(BYTES.as('bytes'))
            .executeTakeFirst();
          if (!removed) break;
          left += removed.bytes;
        }
        await insertRows(own, 'handover', [handover]);
      }),
    /** Notes that it was read; returns undefined if there is none, or not any more. */
    read: (idHash: string, now: string) =>
      atomic(async (own) => {
        await update(own, 'handover', { idHash, readAt: null }, { readAt: now });
        return readBy(own, { idHash }, now);
      }),
    /** Returns what the device that has made the link may know. */
    ofMaker: (secretHash: string, now: string) => readBy(db, { secretHash }, now),
    /**
     * Erases the box for a device, if nobody has before; returns whose it is by now. Undefined if there is none, or
     * not any more.
     */
    take: (idHash: string, device: string, now: string) =>
      atomic(async (own) => {
        const taken = { box: '', takenAt: now, takenBy: device };
        await update(own, 'handover', { idHash, takenAt: null }, taken);
        return readBy(own, { idHash }, now);
      }),
    withdraw: (secretHash: string) => atomic((own) => remove(own, 'handover', { secretHash })),
    dropEnded: (now: string) =>
      atomic((own) => remove(own, 'handover', {}, sql`ends_at <= ${now}`)),
    /** Returns how many wait to be taken. */
    count: () => rowCount(select(db, 'handover', { takenAt: null })),
  };
}

const readBy = (
  db: Db,
  hash: { readonly idHash: string } | { readonly secretHash: string },
  now: string,
): Promise<StoredHandover | undefined> =>
  select(db, 'handover', hash, 'box', 'readAt', 'takenAt', 'takenBy')
    .where('ends_at', '>', now)
    .executeTakeFirst();
