import { HANDOVER_CALLS, HANDOVER_DAYS } from '../../contract/handover';
import type { Feature } from '../feature';
import { HttpRefusal } from '../http/refusal';
import { attemptLimits } from '../http/attemptLimits';
import { type Route, contractRoute } from '../http/route';
import type { RoutePorts } from '../routePorts';
import { callerNetworks } from '../http/request';
import { newToken, tokenHash } from '../auth/sessions';
import type { ColumnsOf } from '../storage/tables';
import { sql } from 'kysely';
import type { Connection, Db } from '../storage/connection';
import { insertRows, remove, rowCount, select, update } from '../storage/queries';
import { DAY } from '../../definition/model/clock';

/** Forms that are continued on another device. */
export const handover = {
  tables: { handover: ['id_hash'] },
  stores: { handovers: sqlHandovers },
  calls: HANDOVER_CALLS,
  routes: handoverRoutes,
  gauges: {
    rega_handovers: {
      help: 'Encrypted drafts that wait for another device.',
      count: (storage): Promise<number> => storage.handovers.count(),
    },
  },
  sweep: ({ storage, before }): Promise<unknown> => storage.handovers.dropEnded(before(0)),
} as const satisfies Feature;

/**
 * Drafts in a day of one address, which visitors may share, and of the larger networks of an IPv6 address. All together
 * are not counted, since whoever has many addresses would lock all visitors out: the oldest drafts make room for new ones.
 */
const PER_NETWORK = [40, 80, 160] as const;

/** The bytes of all drafts: a share of what is free before photos are refused, so that none are because of drafts. */
const SHARE = 0.05;
const MOST_BYTES = 500 * 1024 * 1024;

/**
 * Returns the routes for forms that are continued on another device. A link works once: the first device that takes
 * the draft has it from then on, the server's copy is erased, and everybody else is told when that was.
 */
export function handoverRoutes({ storage, attempts, disk, now }: RoutePorts): readonly Route[] {
  const { handovers } = storage;
  const limits = attemptLimits(attempts, now);
  const moment = (): string => now().toISOString();
  return [
    contractRoute(HANDOVER_CALLS.add, async ({ body, ip }) => {
      await disk.refuse(true);
      for (const [index, network] of callerNetworks(ip).entries()) {
        const most = PER_NETWORK[index] ?? 0;
        await limits.count({ parts: ['handover', network], most, window: DAY });
      }
      const room = Math.min(MOST_BYTES, SHARE * (await disk.spare()));
      if (body.box.length > room) throw HttpRefusal.later('full');
      const [id, secret] = [newToken(), newToken()];
      const endsAt = new Date(now().getTime() + HANDOVER_DAYS * DAY).toISOString();
      const hashes = { idHash: tokenHash(id), secretHash: tokenHash(secret) };
      await handovers.add({ ...hashes, box: body.box, createdAt: moment(), endsAt }, room);
      return { id, secret, endsAt };
    }),
    contractRoute(HANDOVER_CALLS.read, async ({ body }) => {
      const found = await handovers.read(tokenHash(body.id), moment());
      return { ...stateOf(found), box: found?.box || null };
    }),
    contractRoute(HANDOVER_CALLS.take, async ({ body }) => {
      const device = tokenHash(body.device);
      const found = await handovers.take(tokenHash(body.id), device, moment());
      return { ...stateOf(found), isMine: found?.takenBy === device };
    }),
    contractRoute(HANDOVER_CALLS.state, async ({ body }) => {
      const found = await handovers.ofMaker(tokenHash(body.secret), moment());
      return { ...stateOf(found), readAt: found?.readAt ?? null };
    }),
    contractRoute(HANDOVER_CALLS.withdraw, async ({ body }) => {
      await handovers.withdraw(tokenHash(body.secret));
    }),
  ];
}

const stateOf = (found: StoredHandover | undefined) => ({
  state: !found
    ? ('gone' as const)
    : found.takenAt === null
      ? ('waiting' as const)
      : ('taken' as const),
  takenAt: found?.takenAt ?? null,
});

declare module '../storage/tables' {
  interface Tables {
    handover: ColumnsOf<NewHandover & StoredHandover>;
  }
}

interface NewHandover {
  readonly idHash: string;
  readonly secretHash: string;
  /** Encrypted. */
  readonly box: string;
  readonly createdAt: string;
  readonly endsAt: string;
}

interface StoredHandover {
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
function sqlHandovers({ db, atomic }: Connection) {
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
