import { parseArgs } from 'node:util';
import { LOOKS } from './level';

export const USAGE = `npm run load -- [--connections 10] [--seconds 5] [--requests 100000]
                [--no-floors] [--base <URL> [--token=<bearer>] [--write]]
  --connections  number of concurrent connections, each with one request at a time
  --seconds      for each line of the table; 0 skips the table
  --requests     of the mixed load during which memory is sampled; 0 skips it
  --no-floors    does not fail for loads that are too slow: on a busy machine
  --base         origin of a running server: https://rega.example. Without it, one is started.
  --token        of a staff session there: for the staff list, memory, and the count at the end
  --write        sends submits there, too: the server stores them`;

/** The options of the command. */
export interface Options {
  readonly connections: number;
  readonly seconds: number;
  readonly requests: number;
  /** Whether a load that is too slow is a failure. */
  readonly floors: boolean;
  /** Undefined: start a server. */
  readonly base: string | undefined;
  readonly token: string | undefined;
  readonly write: boolean;
}

/** @returns undefined for invalid arguments */
export function readOptions(args: readonly string[]): Options | undefined {
  try {
    const { values } = parseArgs({
      args: [...args],
      options: {
        connections: { type: 'string', default: '10' },
        seconds: { type: 'string', default: '5' },
        requests: { type: 'string', default: '100000' },
        'no-floors': { type: 'boolean', default: false },
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
    return {
      ...numbers,
      floors: !values['no-floors'],
      base: base && new URL(base).origin,
      token,
      write,
    };
  } catch {
    return undefined;
  }
}
