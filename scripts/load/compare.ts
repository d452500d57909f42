import { targetAt } from '../../src/server/contractCheck/target';
import type { Load } from './loads';
import { memoryOf, type ReadMemory, watching } from './memory';
import type { Bare } from './serveBare';
import { type Outcome, shoot } from './shoot';
import { HEADINGS, type Measured, type Other, rows, shareOf, shareText } from './table';
import type { Trial } from './trial';

/** The share of each load at its beginning that is not counted, while code is compiled. */
const WARM_UP = 0.2;

export interface ComparedTrial extends Trial {
  readonly bare: Bare;
  /** The duration of each load. */
  readonly seconds: number;
}

/** Each load alternates between the two servers, so that what else the machine does slows both. */
const ROUNDS = 3;

/** What went wrong under the loads. */
export interface Comparison {
  /** The number of failed responses. */
  readonly failures: number;
  /** The loads whose share is below their floor. */
  readonly low: readonly string[];
}

/** Puts each load on a server and on the bare one by turns, and prints the table. */
export async function compare(trial: ComparedTrial): Promise<Comparison> {
  const { aim, bare, loads, ledger, connections, seconds, say } = trial;
  const extent = { connections, seconds: seconds / ROUNDS };
  let failures = 0;
  const low: string[] = [];
  const onStored = (stored: number): void => {
    ledger.acknowledged += stored;
  };
  const readBare = memoryOf(targetAt(`${bare.base}/api/`, undefined));
  say(HEADINGS);
  for (const load of loads) {
    const { name, floor, alone = [] } = load;
    const rounds: { ours: Measured; other: Measured; rates: number[] }[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const ours = await measure(trial, aim.base, load, memoryOf(aim.calls), onStored);
      const other = await measure(trial, bare.base, load, readBare);
      const rates: number[] = [];
      if (aim.isOwn) for (const { perSecond } of alone) rates.push(await perSecond(extent));
      rounds.push({ ours, other, rates });
    }
    const ours = together(rounds.map((round) => round.ours));
    const other = together(rounds.map((round) => round.other));
    const others: Other[] = [
      { name: 'bare', floor, perSecond: other.outcome.perSecond, measured: other },
      ...alone.flatMap((one, index) => {
        const rates = rounds.flatMap((round) => round.rates[index] ?? []);
        return rates.length > 0 ? [{ ...one, perSecond: mean(rates) }] : [];
      }),
    ];
    say(rows(name, ours, others));
    failures += ours.outcome.failures;
    for (const one of others) {
      const share = shareOf(ours, one);
      if (one.floor === undefined || share >= one.floor) continue;
      low.push(`${name}: ${shareText(share)} of ${one.name}, not ${one.floor}`);
    }
  }
  return { failures, low };
}

async function measure(
  { connections, seconds }: ComparedTrial,
  base: string,
  { shots }: Load,
  readMemory: ReadMemory,
  onStored: (count: number) => void = () => {},
): Promise<Measured> {
  const extent = { connections, seconds: seconds / ROUNDS };
  const warm = await shoot(base, shots, { ...extent, seconds: extent.seconds * WARM_UP });
  onStored(warm.stored);
  const { result: outcome, memory } = await watching(readMemory, () => shoot(base, shots, extent));
  onStored(outcome.stored);
  return { outcome, memory };
}

/** Combines the rounds of one server: means of the rates, and the worst latencies. */
function together(all: readonly Measured[]): Measured {
  const outcomes = all.map(({ outcome }) => outcome);
  const sum = (of: (outcome: Outcome) => number) => total(outcomes.map(of));
  const most = (of: (outcome: Outcome) => number) => Math.max(...outcomes.map(of));
  const memory = all.flatMap((each) => each.memory ?? []);
  const [first, last] = [memory[0], memory.at(-1)];
  return {
    outcome: {
      perSecond: mean(outcomes.map(({ perSecond }) => perSecond)),
      answered: sum(({ answered }) => answered),
      failures: sum(({ failures }) => failures),
      stored: sum(({ stored }) => stored),
      latency: {
        p50: most(({ latency }) => latency.p50),
        p97: most(({ latency }) => latency.p97),
        p99: most(({ latency }) => latency.p99),
      },
    },
    memory:
      first && last
        ? {
            before: first.before,
            peak: Math.max(...memory.map(({ peak }) => peak)),
            after: last.after,
          }
        : undefined,
  };
}

const total = (all: readonly number[]): number => all.reduce((sum, each) => sum + each, 0);

const mean = (all: readonly number[]): number => total(all) / all.length;
