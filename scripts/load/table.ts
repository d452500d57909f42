import type { MemoryUse } from './memory';
import type { Outcome } from './shoot';

/** A server's figures under one load. */
export interface Measured {
  readonly outcome: Outcome;
  /** Undefined: not available. */
  readonly memory: MemoryUse | undefined;
}

/** What a server is compared with: another one, or a part of it alone. */
export interface Other {
  readonly name: string;
  readonly perSecond: number;
  /** The least share of that which the server must reach; undefined: none. */
  readonly floor?: number | undefined;
  /** Left out: only the rate is known. */
  readonly measured?: Measured;
}

const COLUMNS = [
  'requests/s',
  'share',
  'least',
  'p50 ms',
  'p97.5 ms',
  'p99 ms',
  'failures',
  'MB before',
  'peak',
  'after',
];

const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;

export const HEADINGS = [
  line(['load', 'server', ...COLUMNS]),
  `|---|---|${'---:|'.repeat(COLUMNS.length)}`,
].join('\n');

/** Formats the lines of one load: ours, and below it what it is compared with, of which it reaches a share. */
export const rows = (load: string, ours: Measured, others: readonly Other[]): string =>
  [
    line([load, 'ours', ours.outcome.perSecond.toFixed(0), '', '', ...details(ours)]),
    ...others.map((other) => {
      const { name, perSecond, floor, measured } = other;
      const share = shareText(shareOf(ours, other));
      return line([
        '',
        name,
        perSecond.toFixed(0),
        share,
        String(floor ?? ''),
        ...details(measured),
      ]);
    }),
  ].join('\n');

function details(measured: Measured | undefined): string[] {
  if (!measured) return Array.from({ length: COLUMNS.length - 3 }, () => '');
  const { latency, failures } = measured.outcome;
  const { memory } = measured;
  const held = memory ? [memory.before, memory.peak, memory.after].map(megabytes) : ['', '', ''];
  return [latency.p50, latency.p97, latency.p99, failures].map(String).concat(held);
}

export const shareOf = (ours: Measured, { perSecond }: Pick<Other, 'perSecond'>): number =>
  ours.outcome.perSecond / perSecond;

/** A bare server stores nothing, so that the share of a submit is a few thousandths. */
export const shareText = (share: number): string => share.toPrecision(2);

export const megabytes = (bytes: number): string => (bytes / 1024 / 1024).toFixed(0);
