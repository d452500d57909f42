import { setTimeout as sleep } from 'node:timers/promises';
import type { Route } from '../http/route';
import type { ResponseCache } from '../http/responseCache';
import type { Scanner } from '../photos/scanner';
import type { Storage } from '../storage/storage';
import type { DiskSpace } from '../diskSpace';
import { type Measured, type Metrics, METRICS_TYPE } from './metrics';

/** Milliseconds after which a database that does not answer counts as down. */
const LONGEST_PING = 2000;

const STATUSES = { enough: 'ready', low: 'low', full: 'full' } as const;

interface WatchPorts {
  readonly storage: Pick<Storage, 'ping'>;
  readonly gauges: () => Promise<Measured['gauges']>;
  /** Whether what is stored cannot be lost (watchDatabase). */
  readonly isSafe: () => boolean;
  readonly metrics: Metrics;
  readonly cache: Pick<ResponseCache, 'figures'>;
  readonly disk: Pick<DiskSpace, 'free' | 'state'>;
  /** Undefined: files are not scanned. */
  readonly scanner: Pick<Scanner, 'answers' | 'results'> | undefined;
  /** Whether the metrics are public, and not for staff only. */
  readonly isOpen: boolean;
}

/** Returns the routes for load balancers and monitors: liveness, readiness, metrics. */
export function healthRoutes(ports: WatchPorts): readonly Route[] {
  const { storage, metrics, cache, disk, scanner, isOpen } = ports;
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
        const status = isReady ? await stateOf(ports) : 'waiting';
        if (status === 'waiting' || status === 'full') reply.code(503);
        return { status };
      },
    },
    {
      method: 'GET',
      path: 'metrics/',
      ...(!isOpen && { staff: 'operate' as const }),
      handle: async (_, reply) => {
        reply.type(METRICS_TYPE);
        const gauges = await ports.gauges();
        const scans = scanner && { ...scanner.results, isUp: await scanner.answers() };
        const diskFree = await disk.free();
        return metrics.text({ diskFree, cache: cache.figures, gauges, scans });
      },
    },
  ];
}

/** Files that cannot be scanned are refused like those that there is no room for, and nothing else is. */
async function stateOf({ isSafe, disk, scanner }: WatchPorts) {
  const status = STATUSES[await disk.state()];
  if (status !== 'full' && !isSafe()) return 'unsafe';
  if (status !== 'ready' || !scanner) return status;
  return (await scanner.answers()) ? status : 'unscanned';
}

const inTime = (ping: Promise<void>): Promise<boolean> =>
  Promise.race([ping.then(() => true), sleep(LONGEST_PING, false, { ref: false })]);
