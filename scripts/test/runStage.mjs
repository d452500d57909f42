import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { ROOT } from '../setup/project.mjs';

/** Runs one stage and says how long it took; whether it passed. What it printed is shown if not. */
export function runStage({ name, args, shows, results }) {
  if (results) rmSync(results, { force: true });
  const began = performance.now();
  const { status, stdout, stderr } = spawnSync(process.execPath, args, {
    cwd: ROOT,
    stdio: shows ? 'inherit' : 'pipe',
    maxBuffer: Infinity,
  });
  const passed = status === 0;
  if (!passed && !shows) process.stdout.write(Buffer.concat([stdout, stderr]));
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  console.log(`${passed ? 'ok    ' : 'FAILED'} ${name} (${seconds} s)`);
  return passed;
}
