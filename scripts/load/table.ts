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

/** Formats the lines of one load: ours, and below it the bare server's. */
export const rows = (load: string, ours: Measured, bare: Measured): string =>
  [row([load, 'ours', share(ours, bare)], ours), row(['', 'bare', ''], bare)].join('\n');

const row = (
  [load, server, ofBare]: readonly [string, string, string],
  { outcome, memory }: Measured,
) => {
  const { perSecond, latency, failures } = outcome;
  const held = memory ? [memory.before, memory.peak, memory.after].map(megabytes) : ['', '', ''];
  const times = [latency.p50, latency.p97, latency.p99].map(String);
  return line([load, server, perSecond.toFixed(0), ofBare, ...times, String(failures), ...held]);
};

const share = (ours: Measured, bare: Measured): string =>
  (ours.outcome.perSecond / bare.outcome.perSecond).toFixed(2);

export const megabytes = (bytes: number): string => (bytes / 1024 / 1024).toFixed(0);
