import type { Aim } from './aim';
import type { Ledger } from './ledger';
import type { Load } from './loads';

/** A server and the load to run on it. */
export interface Trial {
  readonly aim: Aim;
  readonly loads: readonly Load[];
  /** Records each acknowledged submit. */
  readonly ledger: Ledger;
  /** Number of concurrent connections. */
  readonly connections: number;
  readonly say: (line: string) => void;
}
