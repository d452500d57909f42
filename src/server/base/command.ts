import { refusalOf } from '../operatorError';

/** A command of an installation. Returns the exit code: 1 if it fails, 2 for invalid arguments. */
export type Command = (
  args: readonly string[],
  environment: NodeJS.ProcessEnv,
  root: string,
) => Promise<number>;

/** Does the work of a command, which returns the exit code; prints what whoever runs it can put right. */
export async function exitCode(work: () => Promise<number>): Promise<number> {
  try {
    return await work();
  } catch (error) {
    const reason = refusalOf(error);
    if (reason === undefined) throw error;
    console.error(reason);
    return 1;
  }
}
