import { targetAt } from '../../src/server/contractCheck/target';
import { head, row } from '../setup/measure.mjs';
import { type Aim, megabytes, memoryOf } from './aim';
import type { Load } from './loads';
import { type Outcome, shoot } from './shoot';

/** The share of each load at its beginning that is not counted, while code is compiled. */
const WARM_UP = 0.2;

/** Each load alternates between the two servers, so that what else the machine does slows both. */
const ROUNDS = 3;

export interface Trial {
  readonly aim: Aim;
  readonly loads: readonly Load[];
  /** Number of concurrent connections. */
  readonly connections: number;
  readonly say: (line: string) => void;
}

/** A server's figures in one round or, with means of the rates and the worst latencies, in all. */
export interface Measured extends Outcome {
  /** Resident memory in bytes after the load; undefined: not available. */
  readonly memory: number | undefined;
}

/** What a server is compared with: another one, or a part of it alone. */
interface Other {
  readonly name: string;
  readonly perSecond: number;
  /** The least share of that which the server must reach; undefined: none. */
  readonly floor?: number | undefined;
  /** Left out: only the rate is known. */
  readonly measured?: Measured;
}

interface Comparison {
  /** The number of failed responses. */
  readonly failures: number;
  /** The number of acknowledged submits. */
  readonly stored: number;
  /** The loads whose share is below their floor. */
  readonly low: readonly string[];
}

/**
 * Puts each load on a server and on the bare one by turns, and prints the table.
 * @param bare the origin of the bare server
 * @param seconds the duration of each load
 */
export async function compare(
  { aim, loads, connections, say }: Trial,
  bare: string,
  seconds: number,
): Promise<Comparison> {
  const extent = { connections, seconds: seconds / ROUNDS };
  const measureOn = async (base: string, { shots }: Load): Promise<Measured> => {
    const warm = await shoot(base, shots, { ...extent, seconds: extent.seconds * WARM_UP });
    const outcome = await shoot(base, shots, extent);
    const calls = base === aim.base ? aim.calls : targetAt(`${base}/api/`, undefined);
    return { ...outcome, stored: warm.stored + outcome.stored, memory: await memoryOf(calls) };
  };
  let failures = 0;
  let stored = 0;
  const low: string[] = [];
  say(HEAD);
  for (const load of loads) {
    const { name, floor, alone = [] } = load;
    const ours: Measured[] = [];
    const other: Measured[] = [];
    const rates = new Map(alone.map((part) => [part, 0]));
    for (let round = 0; round < ROUNDS; round += 1) {
      ours.push(await measureOn(aim.base, load));
      other.push(await measureOn(bare, load));
      for (const part of aim.isOwn ? alone : [])
        rates.set(part, (rates.get(part) ?? 0) + (await part.perSecond(extent)) / ROUNDS);
    }
    const measured = together(ours);
    const others: Other[] = [
      { name: 'bare', floor, ...withRate(together(other)) },
      ...(aim.isOwn ? alone.map((part) => ({ ...part, perSecond: rates.get(part) ?? 0 })) : []),
    ];
    say(rows(name, measured, others));
    failures += measured.failures;
    stored += measured.stored;
    for (const one of others) {
      const share = measured.perSecond / one.perSecond;
      if (one.floor !== undefined && share < one.floor)
        low.push(`${name}: ${shareText(share)} of ${one.name}, not ${one.floor}`);
    }
  }
  return { failures, stored, low };
}

const withRate = (measured: Measured) => ({ measured, perSecond: measured.perSecond });

/** Combines the rounds of one server. */
function together(all: readonly Measured[]): Measured {
  const sum = (figure: (one: Measured) => number) =>
    all.reduce((total, one) => total + figure(one), 0);
  const most = (figure: (one: Measured) => number) => Math.max(...all.map(figure));
  return {
    perSecond: sum(({ perSecond }) => perSecond) / all.length,
    answered: sum(({ answered }) => answered),
    failures: sum(({ failures }) => failures),
    stored: sum(({ stored }) => stored),
    p50: most(({ p50 }) => p50),
    p97: most(({ p97 }) => p97),
    p99: most(({ p99 }) => p99),
    memory: all.some(({ memory }) => memory) ? most(({ memory = 0 }) => memory) : undefined,
  };
}

const FIGURES = ['p50 ms', 'p97.5 ms', 'p99 ms', 'failures', 'MB'];

export const HEAD = head(['load', 'server'], ['requests/s', 'share', 'least', ...FIGURES]);

/** Formats the lines of one load: ours, and below it what it is compared with, of which it reaches a share. */
export const rows = (load: string, ours: Measured, others: readonly Other[]): string =>
  [
    row([load, 'ours', ours.perSecond.toFixed(0), '', '', ...figures(ours)]),
    ...others.map(({ name, perSecond, floor = '', measured }) => {
      const share = shareText(ours.perSecond / perSecond);
      return row(['', name, perSecond.toFixed(0), share, floor, ...figures(measured)]);
    }),
  ].join('\n');

function figures(measured: Measured | undefined): (number | string)[] {
  if (!measured) return FIGURES.map(() => '');
  const { p50, p97, p99, failures, memory } = measured;
  return [p50, p97, p99, failures, memory === undefined ? '' : megabytes(memory)];
}

/** A bare server stores nothing, so that the share of a submit is a few thousandths. */
const shareText = (share: number): string => share.toPrecision(2);
