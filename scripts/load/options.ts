import { parseArgs } from 'node:util';
import { LOOKS } from './level';

export const USAGE = `npm run load -- [--connections 10] [--seconds 5] [--requests 100000]
                [--base <address> [--token <bearer>] [--write]]
  --connections  how many ask at the same time, each for one thing after the other
  --seconds      for each line of the table; 0 leaves the table out
  --requests     of the mixture under which memory is watched; 0 leaves that out
  --base         of a server that runs already: https://rega.example. Without it, one is started.
  --token        of a session of staff there: for their list, its memory, and the count at the end
  --write        sends submits there, too: it stores them`;

/** What is asked of the command. */
export interface Options {
  readonly connections: number;
  readonly seconds: number;
  readonly requests: number;
  /** Undefined: a server of our own. */
  readonly base: string | undefined;
  readonly token: string | undefined;
  readonly write: boolean;
}

/** @returns undefined for arguments that make no sense */
export function readOptions(args: readonly string[]): Options | undefined {
  try {
    const { values } = parseArgs({
      args: [...args],
      options: {
        connections: { type: 'string', default: '10' },
        seconds: { type: 'string', default: '5' },
        requests: { type: 'string', default: '100000' },
        base: { type: 'string' },
        token: { type: 'string' },
        write: { type: 'boolean', default: false },
      },
    });
    const { base, token, write } = values;
    const numbers = {
      connections: Number(values.connections),
      seconds: Number(values.seconds),
      requests: Number(values.requests),
    };
    const areSound = Object.values(numbers).every(
      (number) => Number.isInteger(number) && number >= 0,
    );
    if (!areSound || numbers.connections === 0) return undefined;
    if (numbers.requests > 0 && numbers.requests < Math.max(LOOKS, numbers.connections))
      return undefined;
    if (base !== undefined && !URL.canParse(base)) return undefined;
    return { ...numbers, base: base && new URL(base).origin, token, write };
  } catch {
    return undefined;
  }
}
