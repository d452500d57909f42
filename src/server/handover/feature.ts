import { HANDOVER_CALLS, HANDOVER_DAYS } from '../../contract/handover';
import { sqlHandovers, type StoredHandover } from './store';
import type { Feature } from '../feature';
import { diskFull } from '../diskSpace';
import { attemptLimits } from '../http/attemptLimits';
import { type Route, contractRoute } from '../http/route';
import type { RoutePorts } from '../routePorts';
import { callerNetworks } from '../http/request';
import { newToken, tokenHash } from '../auth/sessions';

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

const DAY = 24 * 60 * 60 * 1000;

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
      if (body.box.length > room) throw diskFull();
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
