import type { IncomingHttpHeaders } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { tokenHash } from '../auth/sessions';
import { HttpRefusal } from '../http/refusal';
import { lastBackup } from '../installation';
import type { ServerSettings } from '../serverSettings';
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
  readonly settings: Pick<ServerSettings, 'dataDir' | 'metrics' | 'metricsToken'>;
}

/** Returns the routes for load balancers and monitors: liveness, readiness, metrics. */
export function healthRoutes(ports: WatchPorts): readonly Route[] {
  const { storage, metrics, cache, disk, scanner, settings } = ports;
  const { metricsToken } = settings;
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
      ...(!hasOpenMetrics(settings) && { staff: 'operate' as const }),
      handle: async (request, reply) => {
        if (metricsToken !== undefined && !hasToken(request.headers, metricsToken)) {
          throw HttpRefusal.of(401, 'unauthorised', { headers: { 'www-authenticate': 'Bearer' } });
        }
        reply.type(METRICS_TYPE);
        const gauges = await ports.gauges();
        const scans = scanner && { ...scanner.results, isUp: await scanner.answers() };
        const diskFree = await disk.free();
        return metrics.text({
          diskFree,
          cache: cache.figures,
          gauges,
          scans,
          lastBackup: await lastBackup(settings.dataDir),
        });
      },
    },
  ];
}

/** Whether the guard of staff's calls is left out: the metrics are public, or have a token of their own. */
export const hasOpenMetrics = ({
  metrics,
  metricsToken,
}: Pick<ServerSettings, 'metrics' | 'metricsToken'>): boolean =>
  metrics || metricsToken !== undefined;

/** Compares hashes, so that the time taken says nothing about the token. */
const hasToken = ({ authorization = '' }: IncomingHttpHeaders, token: string): boolean =>
  tokenHash(authorization) === tokenHash(`Bearer ${token}`);

/** Files that cannot be scanned are refused like those that there is no room for, and nothing else is. */
async function stateOf({ isSafe, disk, scanner }: WatchPorts) {
  const status = STATUSES[await disk.state()];
  if (status !== 'full' && !isSafe()) return 'unsafe';
  if (status !== 'ready' || !scanner) return status;
  return (await scanner.answers()) ? status : 'unscanned';
}

const inTime = (ping: Promise<void>): Promise<boolean> =>
  Promise.race([ping.then(() => true), sleep(LONGEST_PING, false, { ref: false })]);
