import { spawn } from 'node:child_process';
import { once } from 'node:events';

/** Time limit in milliseconds, after which a run counts as hanging. */
const LONGEST = 30 * 60_000;

const running = new Set();

/**
 * Runs a script of a copy of the project until it ends.
 * @returns its exit code, and the end of its output
 */
export async function run(root, ...args) {
  // A process group of its own, so that servers and browsers started by tests can be killed with
  // it.
  const child = spawn(process.execPath, args, { cwd: root, stdio: 'pipe', detached: true });
  running.add(child);
  const timer = setTimeout(() => end(child), LONGEST);
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk) => {
      output = `${output}${chunk}`.slice(-4000);
    });
  }
  const [code] = await once(child, 'close');
  clearTimeout(timer);
  running.delete(child);
  return { code, output };
}

function end({ pid }) {
  try {
    process.kill(-pid, 'SIGKILL');
  } catch {
    // It has already ended.
  }
}

process.on('exit', () => running.forEach(end));
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => process.exit(130));
