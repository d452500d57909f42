import { inProject } from '../setup/project.mjs';

/**
 * What is quick, in two rows that run side by side: the linter alone takes as long as all the others, and
 * each keeps one core busy.
 */
export const QUICK_ROWS = [
  [stage('lint', 'node_modules/eslint/bin/eslint.js', '--max-warnings=0', '.')],
  [
    stage('format', 'node_modules/prettier/bin/prettier.cjs', '--check', '--log-level=warn', '.'),
    stage('unused code', 'node_modules/knip/bin/knip.js'),
    stage('types', 'node_modules/typescript/bin/tsc', '--noEmit'),
    stage('schemas', 'scripts/check.mjs'),
    stage('build', 'scripts/build.mjs'),
    { ...stage('sizes', 'scripts/size.mjs'), shows: true },
  ],
];

/** What takes long and keeps all cores busy; the browser tests are of the build. */
export const LONG = [
  vitest('unit tests', '--project=unit', '--project=dom'),
  vitest('browser tests', '--project=browser'),
];

/**
 * A stage of vitest's with these arguments. `shows`: its output is of use even if all is well. `results`:
 * where vitest writes what became of each test.
 */
export function vitest(name, ...args) {
  const results = inProject('.cache', `${name.replaceAll(' ', '-')}.json`);
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${results}`];
  const made = stage(name, 'node_modules/vitest/vitest.mjs', 'run', ...reporters, ...args);
  return { ...made, results, shows: true };
}

function stage(name, script, ...args) {
  return { name, args: [inProject(script), ...args] };
}
