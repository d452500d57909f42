import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { ROOT } from '../setup/project.mjs';

/**
 * Runs a stage, prints its duration, and returns whether it passed. Its output is printed on failure, in one
 * piece, since other stages may run beside it.
 */
async function runStage({ name, args, shows }) {
  const began = performance.now();
  const child = spawn(process.execPath, args, { cwd: ROOT, stdio: shows ? 'inherit' : 'pipe' });
  const printed = [];
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (part) => printed.push(part));
  const [status] = await once(child, 'close');
  const passed = status === 0;
  if (!passed) process.stdout.write(Buffer.concat(printed));
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  console.log(`${passed ? 'ok    ' : 'FAILED'} ${name} (${seconds} s)`);
  return passed;
}

/** Runs stages one after the other, and returns the first that fails; undefined if all pass. */
export async function firstFailed(stages) {
  for (const stage of stages) if (!(await runStage(stage))) return stage;
  return undefined;
}
