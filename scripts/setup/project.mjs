import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The project's folder. */
export const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** A path inside the project. */
export const inProject = (...names) => join(ROOT, ...names);

/** Ends the process with a word to the person at the terminal. */
export function giveUp(words) {
  console.error(words);
  process.exit(1);
}

/** Runs a program in the project's folder, its output shown; whether it ended well. */
export function runs(program, ...args) {
  return spawnSync(program, args, { cwd: ROOT, stdio: 'inherit' }).status === 0;
}
