import type { Aim } from './aim';
import type { Ledger } from './ledger';
import type { Load } from './loads';

/** Which server is to bear what. */
export interface Trial {
  readonly aim: Aim;
  readonly loads: readonly Load[];
  /** Told of each submit that was acknowledged. */
  readonly ledger: Ledger;
  /** How many ask at the same time. */
  readonly connections: number;
  readonly say: (line: string) => void;
}
