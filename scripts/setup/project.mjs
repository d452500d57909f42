import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The project's folder. */
export const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** Returns a path inside the project. */
export const inProject = (...names) => join(ROOT, ...names);

/** Prints a message and ends the process. */
export function giveUp(words) {
  console.error(words);
  process.exit(1);
}

/**
 * Runs a program in the project's folder, and returns whether it succeeded. Its output goes to stderr, since a
 * command's own output may be parsed.
 */
export function runs(program, ...args) {
  const stdio = ['inherit', process.stderr, process.stderr];
  return spawnSync(program, args, { cwd: ROOT, stdio }).status === 0;
}
