import type { Aim } from './aim';
import type { Bare } from './serveBare';
import type { Ledger } from './ledger';
import type { Load } from './loads';
import { memoryOf, type ReadMemory, watching } from './memory';
import { shoot } from './shoot';
import { HEADINGS, type Measured, rows } from './table';
import { Target } from '../contract/target';

/** So much longer is each load, by its beginning, which does not count: code is still compiled. */
const WARM_UP = 0.2;

interface Asked {
  readonly aim: Aim;
  readonly bare: Bare;
  readonly loads: readonly Load[];
  readonly ledger: Ledger;
  readonly connections: number;
  readonly seconds: number;
  readonly say: (line: string) => void;
}

/**
 * Puts each load on a server and on the bare one, one after the other, and prints the table.
 * @returns how many answers of the server were none
 */
export async function compare(asked: Asked): Promise<number> {
  const { aim, bare, loads, ledger, say } = asked;
  let faults = 0;
  say(HEADINGS);
  for (const load of loads) {
    const ours = await measure(asked, aim.base, load, memoryOf(aim.calls), (stored) => {
      ledger.acknowledged += stored;
    });
    const readBare = memoryOf(new Target(`${bare.base}/api/`, undefined));
    say(rows(load.name, ours, await measure(asked, bare.base, load, readBare)));
    faults += ours.outcome.faults;
  }
  return faults;
}

async function measure(
  { connections, seconds }: Asked,
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
