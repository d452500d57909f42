import { setTimeout as sleep } from 'node:timers/promises';
import type { Route } from '../http/addRoutes';
import type { ResponseCache } from '../http/responseCache';
import type { Storage } from '../storage/storage';
import type { DiskSpace } from '../diskSpace';
import { Metrics } from './metrics';

/** Milliseconds after which a database that does not answer counts as down. */
const LONGEST_PING = 2000;

const STATUSES = { enough: 'ready', low: 'low', full: 'full' } as const;

interface WatchPorts {
  readonly storage: Pick<Storage, 'ping' | 'handovers'>;
  readonly metrics: Metrics;
  readonly cache: Pick<ResponseCache, 'figures'>;
  readonly disk: Pick<DiskSpace, 'free' | 'state'>;
  /** Whether the metrics are public, and not for staff only. */
  readonly isOpen: boolean;
}

/** Returns the routes for load balancers and monitors: liveness, readiness, metrics. */
export function healthRoutes({
  storage,
  metrics,
  cache,
  disk,
  isOpen,
}: WatchPorts): readonly Route[] {
  return [
    { method: 'GET', path: 'health/', handle: async () => ({ status: 'up' }) },
    {
      method: 'GET',
      path: 'ready/',
      handle: async ({ log }, reply) => {
        const isReady = await inTime(storage.ping()).catch((error: unknown) => {
          log.error({ err: error }, 'the database does not answer');
          return false;
        });
        const status = isReady ? STATUSES[await disk.state()] : 'waiting';
        if (status === 'waiting' || status === 'full') reply.code(503);
        return { status };
      },
    },
    {
      method: 'GET',
      path: 'metrics/',
      ...(!isOpen && { staff: 'operate' as const }),
      handle: async (_, reply) => {
        reply.type(Metrics.contentType);
        const handovers = await storage.handovers.count();
        return metrics.text({ diskFree: await disk.free(), cache: cache.figures, handovers });
      },
    },
  ];
}

const inTime = (ping: Promise<void>): Promise<boolean> =>
  Promise.race([ping.then(() => true), sleep(LONGEST_PING, false, { ref: false })]);
