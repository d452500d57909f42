import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { inProject, ROOT } from '../setup/project.mjs';

/** Files and folders that are installed, built or stored locally, and not copied. */
const LEFT_OUT = new Set(['node_modules', 'dist', 'data', '.cache', '.git']);

/** Copies the project into a temporary folder, which is removed when the process ends for any reason. */
export function copyProject() {
  const root = mkdtempSync(join(realpathSync(tmpdir()), 'rega-mutants-'));
  process.on('exit', () => rmSync(root, { recursive: true, force: true, maxRetries: 5 }));
  cpSync(ROOT, root, {
    recursive: true,
    // Otherwise the packages would seem older than the lock file.
    preserveTimestamps: true,
    filter: (path) => !LEFT_OUT.has(relative(ROOT, path)),
  });
  // One by one, so that caches that tools keep in node_modules belong to the copy.
  mkdirSync(join(root, 'node_modules'));
  for (const name of readdirSync(inProject('node_modules'))) {
    if (name.startsWith('.vite')) continue;
    symlinkSync(inProject('node_modules', name), join(root, 'node_modules', name));
  }
  return root;
}

const isInBrowser = (file) => file.startsWith('tests/browser/');

/** Runs the tests of these faults on the unchanged copy. Each file must pass. */
export async function tryUnchanged(root, mutants) {
  const files = [...new Set(mutants.flatMap(({ tests }) => tests))];
  const quick = await runTests(
    root,
    files.filter((file) => !isInBrowser(file)),
  );
  const others = files.filter(isInBrowser);
  if (quick.state !== 'passed' || others.length === 0) return quick;
  const slow = await runTests(root, others);
  return { ...slow, took: quick.took + slow.took };
}

/** Runs the tests of one fault on the copy with the fault in it. "failed" means that they detected it. */
export async function tryMutant(root, { file, find, replace, tests }) {
  const path = join(root, file);
  const sound = readFileSync(path, 'utf8');
  writeFileSync(
    path,
    sound.replace(find, () => replace),
  );
  try {
    return await runTests(root, tests, '--bail=1');
  } finally {
    writeFileSync(path, sound);
  }
}

/**
 * Runs test files, those of the browser on a new build.
 * @returns state "passed", "failed" (a test ran and failed) or "broken" (tests could not run), the
 * reason as text, and how long it took
 */
async function runTests(root, files, ...options) {
  const began = performance.now();
  const end = (state, text) => ({ state, text, took: performance.now() - began });
  if (files.length === 0) return end('passed');
  if (files.some(isInBrowser)) {
    const build = await run(root, 'scripts/build.mjs');
    if (build.code !== 0) return end('broken', `The build failed:\n${build.output}`);
  }
  const results = join(root, '.cache/mutant.json');
  rmSync(results, { force: true });
  const { code, output } = await run(
    root,
    'node_modules/vitest/vitest.mjs',
    'run',
    // Reports what went wrong if no test ran.
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${results}`,
    // A single failure on a busy machine does not count as detection.
    '--retry=1',
    ...options,
    ...files,
  );
  const ran = readResults(results);
  const testsThat = (state) =>
    ran.flatMap(({ assertionResults }) =>
      assertionResults.filter(({ status }) => status === state),
    );
  const failed = testsThat('failed');
  if (failed.length > 0)
    return end('failed', failed.map(({ fullName }) => `by: ${fullName}`).join('\n'));
  const passed = ran.filter((file) =>
    file.assertionResults.some(({ status }) => status === 'passed'),
  );
  const paths = passed.map(({ name }) => relative(root, name));
  const idle = files.filter((file) => !paths.includes(file));
  if (code === 0 && idle.length === 0) return end('passed');
  const why = ran.flatMap(({ name, message }) => message && `${relative(root, name)}: ${message}`);
  const lines = [...idle.map((file) => `No test ran in ${file}`), ...why.filter(Boolean), output];
  return end('broken', lines.join('\n').trim());
}

function readResults(path) {
  try {
    return JSON.parse(readFileSync(path, 'utf8')).testResults;
  } catch {
    // A run that was aborted has written nothing, or an incomplete file.
    return [];
  }
}

/** Time limit in milliseconds, after which a run counts as hanging. */
const LONGEST = 30 * 60_000;

const running = new Set();

/** Runs a script of a copy of the project until it ends; returns its exit code, and the end of its output. */
async function run(root, ...args) {
  // A process group of its own, so that servers and browsers started by tests can be killed with it.
  const child = spawn(process.execPath, args, { cwd: root, stdio: 'pipe', detached: true });
  running.add(child);
  const timer = setTimeout(() => kill(child), LONGEST);
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

function kill({ pid }) {
  try {
    process.kill(-pid, 'SIGKILL');
  } catch {
    // It has already ended.
  }
}

process.on('exit', () => running.forEach(kill));
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => process.exit(130));
