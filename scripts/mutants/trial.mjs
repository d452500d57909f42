import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { run } from './run.mjs';

const BROWSER = 'tests/browser/';
const isInBrowser = (file) => file.startsWith(BROWSER);

/** Formats the duration of a trial. */
export const seconds = ({ took }) => `${(took / 1000).toFixed(1)} s`;

/** Runs the tests of these faults on the unchanged copy. Each file must pass. */
export async function tryUnchanged(root, mutants) {
  const files = [...new Set(mutants.flatMap(({ tests }) => tests))];
  return timed(async () => {
    const quick = await runTests(
      root,
      files.filter((file) => !isInBrowser(file)),
    );
    return quick.state === 'passed' ? runTests(root, files.filter(isInBrowser)) : quick;
  });
}

/**
 * Runs the tests of one fault on the copy with the fault in it. "failed" means that they detected
 * it.
 */
export async function tryMutant(root, { file, find, replace, tests }) {
  const path = join(root, file);
  const sound = readFileSync(path, 'utf8');
  writeFileSync(
    path,
    sound.replace(find, () => replace),
  );
  try {
    return await timed(() => runTests(root, tests, '--bail=1'));
  } finally {
    writeFileSync(path, sound);
  }
}

async function timed(work) {
  const began = performance.now();
  return { ...(await work()), took: performance.now() - began };
}

/**
 * Runs test files, those of the browser on a new build.
 * @returns state "passed", "failed" (a test ran and failed) or "broken" (tests could not run), and
 * the reason as text
 */
async function runTests(root, files, ...options) {
  if (files.length === 0) return { state: 'passed' };
  if (files.some(isInBrowser)) {
    const build = await run(root, 'scripts/build.mjs');
    if (build.code !== 0) return { state: 'broken', words: `The build failed:\n${build.output}` };
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
  return verdict(root, { files, code, output, ran: readResults(results) });
}

function verdict(root, { files, code, output, ran }) {
  const failed = ran.flatMap((file) => file.tests.filter(({ status }) => status === 'failed'));
  if (failed.length > 0) return { state: 'failed', words: failed.map(titleOf).join('\n') };
  const passed = ran.filter((file) => file.tests.some(({ status }) => status === 'passed'));
  const paths = passed.map(({ name }) => relative(root, name));
  const idle = files.filter((file) => !paths.includes(file));
  if (code === 0 && idle.length === 0) return { state: 'passed' };
  const why = ran.flatMap(({ name, message }) =>
    message ? `${relative(root, name)}: ${message}` : [],
  );
  return {
    state: 'broken',
    words: [...idle.map((file) => `No test ran in ${file}`), ...why, output].join('\n').trim(),
  };
}

const titleOf = ({ fullName }) => `by: ${fullName}`;

function readResults(path) {
  try {
    const { testResults } = JSON.parse(readFileSync(path, 'utf8'));
    return testResults.map(({ name, message, assertionResults: tests }) => ({
      name,
      message,
      tests,
    }));
  } catch {
    // A run that was aborted has written nothing, or an incomplete file.
    return [];
  }
}
