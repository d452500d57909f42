import { parseArgs, type ParseArgsConfig } from 'node:util';
import { codeOf } from '../errorCode';
import { refusalOf } from '../operatorError';

/** A command of the program. */
export interface Command {
  /** One line for the list of commands. */
  readonly about: string;
  /**
   * Describes the arguments.
   * @param call how the command was called, such as `rega backup`
   */
  readonly usage: (call: string) => string;
  /** Returns the exit code; undefined for invalid arguments. */
  readonly run: (
    args: readonly string[],
    environment: NodeJS.ProcessEnv,
    root: string,
  ) => Promise<number | undefined>;
}

/** An error as parseArgs throws it for options that it does not know. */
class WrongCount extends Error {
  readonly code = 'ERR_PARSE_ARGS_COUNT';
}

/**
 * Returns the arguments of a command and its options.
 * @param count how many arguments there may be
 * @throws Error for another count or an unknown option, after which the usage is printed
 */
export function parsed<const O extends NonNullable<ParseArgsConfig['options']>>(
  args: readonly string[],
  count: readonly [least: number, most: number],
  options: O,
) {
  const { values, positionals } = parseArgs({ args: [...args], allowPositionals: true, options });
  const [least, most] = count;
  if (positionals.length < least || positionals.length > most) throw new WrongCount();
  return [positionals, values] as const;
}

/**
 * Runs a command, or prints how it is used; prints what the operator can put right.
 * @returns the exit code: 1 if it fails, 2 for invalid arguments
 */
export async function runCommand(
  name: string,
  { usage, run }: Command,
  args: readonly string[],
  environment: NodeJS.ProcessEnv,
  root: string,
): Promise<number> {
  // npm passes arguments on only after two dashes.
  const call = environment.npm_lifecycle_event === name ? `npm run ${name} --` : `rega ${name}`;
  if (args.includes('--help')) {
    console.log(usage(call));
    return 0;
  }
  try {
    const code = await run(args, environment, root);
    if (code === undefined) console.error(usage(call));
    return code ?? 2;
  } catch (error) {
    if (String(codeOf(error)).startsWith('ERR_PARSE_ARGS')) {
      console.error(usage(call));
      return 2;
    }
    const reason = refusalOf(error);
    if (reason === undefined) throw error;
    console.error(reason);
    return 1;
  }
}
