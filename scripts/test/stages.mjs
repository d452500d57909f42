import { inProject } from '../setup/project.mjs';

const cache = (name) => inProject('.cache', name);

/**
 * Returns the options that have a linter skip files that have not changed. A type that changes elsewhere can make
 * such a file wrong, so CI, which begins without a cache, has the last word.
 */
const byContent = (name) => [
  '--cache',
  '--cache-strategy=content',
  `--cache-location=${cache(name)}`,
];

const types = stage(
  'types',
  'node_modules/typescript/bin/tsc',
  '--noEmit',
  '--incremental',
  '--tsBuildInfoFile',
  cache('types.tsbuildinfo'),
);
const unit = vitest('unit tests', '--project=unit', '--project=dom*');
const browser = vitest('browser tests', '--project=browser');

/**
 * All stages, in phases that follow each other. The rows of a phase run side by side, and the stages of a row
 * one after the other: each phase keeps two cores busy, and the quick ones come first.
 */
export const PHASES = [
  [
    [
      stage(
        'format',
        'node_modules/prettier/bin/prettier.cjs',
        '--check',
        '--log-level=warn',
        ...byContent('prettier'),
        '.',
      ),
      stage('unused code', 'node_modules/knip/bin/knip.js'),
      stage('schemas', 'scripts/check.mjs'),
    ],
    [
      stage('build', 'scripts/build.mjs', '--if-needed'),
      { ...stage('sizes', 'scripts/size.mjs'), shows: true },
      types,
    ],
  ],
  [
    [
      stage(
        'lint',
        'node_modules/eslint/bin/eslint.js',
        '--max-warnings=0',
        ...byContent('eslint'),
        '.',
      ),
    ],
    [unit],
  ],
  // Of the build, and what takes longest.
  [[browser]],
];

/** The tests whose path has one of these in it. */
export const filtered = (filters) => [[[vitest('tests', ...filters)]]];

/** The tests that a change since a commit can affect, by the browser files that it reaches. */
export const changedSince = (base, browserFiles) => [
  [[types]],
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
 * Returns a stage of vitest's with these arguments. `shows`: its output is of use even if all is well.
 * `results`: where vitest writes what became of each test.
 */
function vitest(name, ...args) {
  const results = cache(`${name.replaceAll(' ', '-')}.json`);
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${results}`];
  const made = stage(name, 'node_modules/vitest/vitest.mjs', 'run', ...reporters, ...args);
  return { ...made, results, shows: true };
}

function stage(name, script, ...args) {
  return { name, args: [inProject(script), ...args] };
}
