import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { ResponseCache } from '../http/responseCache';
import type { Scanner } from '../photos/scanner';
import type { SentResponse } from '../http/responseEvents';

/** Upper bounds of the histogram's buckets, in seconds. */
const BOUNDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, Infinity];

/** The responses of one method, route and status: how many took how long at most, and how long all took. */
interface Series {
  readonly counts: number[];
  seconds: number;
}

export interface Measured {
  /** Free bytes on the disk. */
  readonly diskFree: number;
  readonly cache: ResponseCache['figures'];
  readonly gauges: readonly {
    readonly name: string;
    readonly help: string;
    readonly value: number;
  }[];
  /** Undefined: files are not scanned. */
  readonly scans: (Scanner['results'] & { readonly isUp: boolean }) | undefined;
}

export const METRICS_TYPE = 'text/plain; version=0.0.4; charset=utf-8';

export type Metrics = ReturnType<typeof collectMetrics>;

/** Collects metrics, and writes them in the text format of Prometheus. */
export function collectMetrics() {
  /** By their labels. */
  const all = new Map<string, Series>();
  const delay = monitorEventLoopDelay({ resolution: 20 });
  delay.enable();
  return {
    /** Counts a response. There are no more series than routes, methods and statuses. */
    add({ method, route, status, milliseconds }: SentResponse): void {
      const labels = `method="${method}",route="${route}",status="${status}"`;
      const series = all.get(labels) ?? { counts: BOUNDS.map(() => 0), seconds: 0 };
      all.set(labels, series);
      const seconds = milliseconds / 1000;
      series.seconds += seconds;
      for (const [index, bound] of BOUNDS.entries()) {
        if (seconds <= bound) series.counts[index] = (series.counts[index] ?? 0) + 1;
      }
    },
    text({ diskFree, cache, gauges, scans }: Measured): string {
      const { rss, heapUsed } = process.memoryUsage();
      const lines = [
        ...gauge('process_resident_memory_bytes', 'Memory that the process holds.', rss),
        ...gauge('nodejs_heap_size_used_bytes', 'Memory that its objects take.', heapUsed),
        ...(Number.isFinite(diskFree)
          ? gauge('rega_disk_free_bytes', 'Free space where files are kept.', diskFree)
          : []),
        ...gauge('rega_cache_bytes', 'What cached public responses take.', cache.bytes),
        ...gauge('rega_cache_entries', 'How many public responses are cached.', cache.entries),
        ...gauge('rega_cache_hits_total', 'Responses sent from the cache.', cache.hits, 'counter'),
        ...gauges.flatMap(({ name, help, value }) => gauge(name, help, value)),
        ...(scans ? scanLines(scans) : []),
        ...gauge('process_uptime_seconds', 'Since the process started.', process.uptime()),
        ...gauge(
          'nodejs_eventloop_delay_p99_seconds',
          'By how much the process is late, but for one time in a hundred, since it was last asked.',
          delay.percentile(99) / 1e9,
        ),
        '# HELP rega_answer_seconds How long answers took.',
        '# TYPE rega_answer_seconds histogram',
        ...[...all].flatMap(histogram),
      ];
      delay.reset();
      return `${lines.join('\n')}\n`;
    },
    close: () => delay.disable(),
  };
}

const gauge = (
  name: string,
  help: string,
  value: number,
  type: 'gauge' | 'counter' = 'gauge',
): readonly string[] => [`# HELP ${name} ${help}`, `# TYPE ${name} ${type}`, `${name} ${value}`];

function scanLines({ isUp, ...results }: NonNullable<Measured['scans']>): readonly string[] {
  return [
    ...gauge('rega_scanner_up', 'Whether the virus scanner answers.', Number(isUp)),
    '# HELP rega_scans_total Files that were to be scanned, by result.',
    '# TYPE rega_scans_total counter',
    ...Object.entries(results).map(
      ([result, count]) => `rega_scans_total{result="${result}"} ${count}`,
    ),
  ];
}

const histogram = ([labels, { counts, seconds }]: readonly [string, Series]): readonly string[] => [
  ...BOUNDS.map((bound, index) => {
    const limit = bound === Infinity ? '+Inf' : bound;
    return `rega_answer_seconds_bucket{${labels},le="${limit}"} ${counts[index] ?? 0}`;
  }),
  `rega_answer_seconds_sum{${labels}} ${seconds}`,
  `rega_answer_seconds_count{${labels}} ${counts.at(-1) ?? 0}`,
];
