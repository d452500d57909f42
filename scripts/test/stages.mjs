import { inProject } from '../setup/project.mjs';

const cache = (name) => inProject('.cache', name);

const types = typesOf('types', 'tsconfig.json');
/** By the library that the oldest browsers have. */
const clientTypes = typesOf('types of the pages', 'tsconfig.client.json');
const unit = vitest('unit tests', '--project=unit', '--project=dom*');
const browser = vitest('browser tests', '--project=browser');

/**
 * All stages, in consecutive phases. The rows of a phase run in parallel, the stages of a row one after the other:
 * each phase keeps two cores busy, and the quick ones come first.
 */
export const PHASES = [
  [
    [
      stage('format', 'node_modules/oxfmt/bin/oxfmt', '--check'),
      stage('unused code', 'node_modules/knip/bin/knip.js'),
      stage('schemas', 'scripts/check.mjs'),
    ],
    [
      stage('build', 'scripts/build.mjs', '--if-needed'),
      { ...stage('sizes', 'scripts/size.mjs'), shows: true },
      types,
      clientTypes,
      stage('lint', 'node_modules/oxlint/bin/oxlint'),
    ],
  ],
  [[unit]],
  // Not beside the unit tests: both together took longer than one after the other.
  [[browser]],
];

/** Returns the tests whose path contains one of the filters. */
export const filtered = (filters) => [[[vitest('tests', ...filters)]]];

/** Returns the tests that a change since a commit can affect, with the browser files it reaches. */
export const changedSince = (base, browserFiles) => [
  [[types, clientTypes]],
  [
    [
      vitest(
        'unit tests',
        '--project=unit',
        '--project=dom*',
        `--changed=${base}`,
        '--passWithNoTests',
      ),
    ],
  ],
  ...(browserFiles.length > 0
    ? [[[vitest('browser tests', '--project=browser', ...browserFiles)]]]
    : []),
];

/**
 * Returns a stage that runs vitest. `shows`: prints the output of a passing run, too. `results`: the file of the
 * results.
 */
function vitest(name, ...args) {
  const results = cache(`${name.replaceAll(' ', '-')}.json`);
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${results}`];
  const made = stage(name, 'node_modules/vitest/vitest.mjs', 'run', ...reporters, ...args);
  return { ...made, results, shows: true };
}

function typesOf(name, config) {
  const info = cache(`${name.replaceAll(' ', '-')}.tsbuildinfo`);
  const args = ['--noEmit', '-p', inProject(config), '--incremental', '--tsBuildInfoFile', info];
  return stage(name, 'node_modules/typescript/bin/tsc', ...args);
}

function stage(name, script, ...args) {
  return { name, args: [inProject(script), ...args] };
}
