import type { MemoryUse } from './memory';
import type { Outcome } from './shoot';

/** A server's figures under one load. */
export interface Measured {
  readonly outcome: Outcome;
  /** Undefined: not available. */
  readonly memory: MemoryUse | undefined;
}

const COLUMNS = [
  'requests/s',
  'of bare',
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

/**
 * Formats the lines of one load: ours, and below it the bare server's.
 * @param floor the least share that the load may have; left out: none
 */
export const rows = (load: string, ours: Measured, bare: Measured, floor?: number): string =>
  [
    row([load, 'ours', shareText(shareOf(ours, bare)), String(floor ?? '')], ours),
    row(['', 'bare', '', ''], bare),
  ].join('\n');

const row = (
  head: readonly [load: string, server: string, ofBare: string, floor: string],
  { outcome, memory }: Measured,
) => {
  const { perSecond, latency, failures } = outcome;
  const held = memory ? [memory.before, memory.peak, memory.after].map(megabytes) : ['', '', ''];
  const times = [latency.p50, latency.p97, latency.p99].map(String);
  const [load, server, ...shares] = head;
  return line([load, server, perSecond.toFixed(0), ...shares, ...times, String(failures), ...held]);
};

export const shareOf = (ours: Measured, bare: Measured): number =>
  ours.outcome.perSecond / bare.outcome.perSecond;

/** A bare server stores nothing, so that the share of a submit is a few thousandths. */
export const shareText = (share: number): string => share.toPrecision(2);

export const megabytes = (bytes: number): string => (bytes / 1024 / 1024).toFixed(0);
