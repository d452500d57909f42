import { HANDOVER_CALLS, HANDOVER_DAYS } from '../../contract/handover';
import { newToken, tokenHash } from '../auth/tokens';
import { attemptLimits } from '../http/attemptLimits';
import { callerKey } from '../http/clientAddress';
import { contractRoute } from '../http/contractRoute';
import type { Route } from '../http/addRoutes';
import type { RoutePorts } from '../routePorts';
import type { StoredHandover } from '../storage/handovers';

const DAY = 24 * 60 * 60 * 1000;

/**
 * Drafts of one address in a day: visitors may share an address, but each draft may take a megabyte. All addresses
 * together are not counted, since whoever has some would lock all visitors out: the space that photos leave free
 * bounds them (diskSpace).
 */
const PER_ADDRESS = { most: 40, window: DAY };

/**
 * Returns the routes for forms that are continued on another device. A link works once: the first device that takes
 * the draft has it from then on, the server's copy is erased, and everybody else is told when that was.
 */
export function handoverRoutes({ storage, disk, now }: RoutePorts): readonly Route[] {
  const { handovers, attempts } = storage;
  const limits = attemptLimits(attempts, now);
  const moment = (): string => now().toISOString();
  return [
    contractRoute(HANDOVER_CALLS.add, async ({ body, ip }) => {
      await disk.refuse(true);
      await limits.count({ parts: ['handover', callerKey(ip)], ...PER_ADDRESS });
      const [id, secret] = [newToken(), newToken()];
      const endsAt = new Date(now().getTime() + HANDOVER_DAYS * DAY).toISOString();
      const hashes = { idHash: tokenHash(id), secretHash: tokenHash(secret) };
      await handovers.add({ ...hashes, box: body.box, createdAt: moment(), endsAt });
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
      return {};
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
