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
    // Options that parseArgs does not know.
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
