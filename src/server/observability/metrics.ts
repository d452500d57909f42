import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { ResponseCache } from '../http/responseCache';
import type { LabelledCounts } from '../feature';
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
    readonly value: number | LabelledCounts;
  }[];
  /** ISO 8601; null: no backup is known. */
  readonly lastBackup: string | null;
  /** Undefined: files are not scanned. */
  readonly scans: (Scanner['results'] & { readonly isUp: boolean }) | undefined;
}

export const METRICS_TYPE = 'text/plain; version=0.0.4; charset=utf-8';

export type Metrics = ReturnType<typeof collectMetrics>;

/** Milliseconds after which the delay of the event loop is measured anew, whoever has read it meanwhile. */
const DELAY_WINDOW = 60_000;

/**
 * Collects metrics, and writes them in the text format of Prometheus. Reading them changes nothing, so several monitors may.
 * @param version of the program
 */
export function collectMetrics(version: string) {
  /** By their labels. */
  const all = new Map<string, Series>();
  const delay = monitorEventLoopDelay({ resolution: 20 });
  delay.enable();
  let delayBefore = 0;
  const turn = setInterval(() => {
    delayBefore = delay.percentile(99);
    delay.reset();
  }, DELAY_WINDOW).unref();
  const startedAt = Date.now() / 1000 - process.uptime();
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
    text({ diskFree, cache, gauges, scans, lastBackup }: Measured): string {
      const { rss, heapUsed } = process.memoryUsage();
      const { user, system } = process.cpuUsage();
      const build = { label: 'version', counts: { [version]: 1 } };
      const lines = [
        ...gauge('rega_build_info', 'The version of the program.', build),
        ...gauge('process_start_time_seconds', 'When the process started.', startedAt),
        ...gauge(
          'process_cpu_seconds_total',
          'CPU time of the process.',
          (user + system) / 1e6,
          'counter',
        ),
        ...(lastBackup === null
          ? []
          : gauge(
              'rega_last_backup_timestamp_seconds',
              'When the last backup was made.',
              Date.parse(lastBackup) / 1000,
            )),
        ...gauge('process_resident_memory_bytes', 'Memory that the process holds.', rss),
        ...gauge('nodejs_heap_size_used_bytes', 'Memory that its objects take.', heapUsed),
        ...(Number.isFinite(diskFree)
          ? gauge('rega_disk_free_bytes', 'Free space where files are kept.', diskFree)
          : []),
        ...gauge('rega_cache_bytes', 'What cached public responses take.', cache.bytes),
        ...gauge('rega_cache_entries', 'How many public responses are cached.', cache.entries),
        ...gauge('rega_cache_hits_total', 'Responses sent from the cache.', cache.hits, 'counter'),
        ...gauge(
          'rega_stale_responses_total',
          'Cached responses sent while the database did not answer.',
          cache.stale,
          'counter',
        ),
        ...gauges.flatMap(({ name, help, value }) => gauge(name, help, value)),
        ...(scans ? scanLines(scans) : []),
        ...gauge(
          'nodejs_eventloop_delay_p99_seconds',
          'By how much the process is late, but for one time in a hundred, in this minute or the one before.',
          Math.max(delayBefore, delay.percentile(99)) / 1e9,
        ),
        '# HELP rega_answer_seconds How long answers took.',
        '# TYPE rega_answer_seconds histogram',
        ...[...all].flatMap(histogram),
      ];
      return `${lines.join('\n')}\n`;
    },
    close(): void {
      clearInterval(turn);
      delay.disable();
    },
  };
}

const gauge = (
  name: string,
  help: string,
  value: number | LabelledCounts,
  type: 'gauge' | 'counter' = 'gauge',
): readonly string[] => [
  `# HELP ${name} ${help}`,
  `# TYPE ${name} ${type}`,
  ...(typeof value === 'number'
    ? [`${name} ${value}`]
    : Object.entries(value.counts).map(
        ([of, count]) => `${name}{${value.label}="${of}"} ${count}`,
      )),
];

function scanLines({ isUp, ...results }: NonNullable<Measured['scans']>): readonly string[] {
  return [
    ...gauge('rega_scanner_up', 'Whether the virus scanner answers.', Number(isUp)),
    ...gauge(
      'rega_scans_total',
      'Files that were to be scanned, by result.',
      { label: 'result', counts: results },
      'counter',
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
