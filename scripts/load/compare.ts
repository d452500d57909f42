import { Target } from '../contract/target';
import type { Load } from './loads';
import { memoryOf, type ReadMemory, watching } from './memory';
import type { Bare } from './serveBare';
import { shoot } from './shoot';
import { HEADINGS, type Measured, rows } from './table';
import type { Trial } from './trial';

/** The share of each load at its beginning that is not counted, while code is compiled. */
const WARM_UP = 0.2;

interface Comparison extends Trial {
  readonly bare: Bare;
  /** The duration of each load. */
  readonly seconds: number;
}

/**
 * Puts each load on a server and on the bare one, one after the other, and prints the table.
 * @returns the number of failed responses
 */
export async function compare(comparison: Comparison): Promise<number> {
  const { aim, bare, loads, ledger, say } = comparison;
  let faults = 0;
  say(HEADINGS);
  for (const load of loads) {
    const ours = await measure(comparison, aim.base, load, memoryOf(aim.calls), (stored) => {
      ledger.acknowledged += stored;
    });
    const readBare = memoryOf(new Target(`${bare.base}/api/`, undefined));
    say(rows(load.name, ours, await measure(comparison, bare.base, load, readBare)));
    faults += ours.outcome.faults;
  }
  return faults;
}

async function measure(
  { connections, seconds }: Comparison,
  base: string,
  { shots }: Load,
  readMemory: ReadMemory,
  onStored: (count: number) => void = () => {},
): Promise<Measured> {
  const warm = await shoot(base, shots, { connections, seconds: seconds * WARM_UP });
  onStored(warm.stored);
  const { result: outcome, memory } = await watching(readMemory, () =>
    shoot(base, shots, { connections, seconds }),
  );
  onStored(outcome.stored);
  return { outcome, memory };
}
