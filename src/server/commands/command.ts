/** A command of an installation. Returns the exit code: 1 if it fails, 2 for invalid arguments. */
export type Command = (
  args: readonly string[],
  environment: NodeJS.ProcessEnv,
  root: string,
) => Promise<number>;
