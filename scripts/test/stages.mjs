import { existsSync, readdirSync } from 'node:fs';
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
      types,
      stage('lint', 'node_modules/oxlint/bin/oxlint'),
    ],
    [
      stage('build', 'scripts/build.mjs', '--if-needed'),
      { ...stage('sizes', 'scripts/size.mjs'), shows: true },
      clientTypes,
    ],
  ],
  [[unit]],
  // Not beside the unit tests: both together took longer than one after the other.
  [[browser]],
];

const TEST = /\.test\.tsx?$/u;

/** Tests with the id of a service in their titles: they try each. */
const OF_SERVICES = [
  'tests/cases.test.ts',
  'tests/definition/properties.test.ts',
  'tests/schemas/services.test.ts',
  'tests/panel/basicApi.test.ts',
  'tests/server/submit/roundTrip',
  'tests/server/submit/idempotency.test.ts',
  'tests/server/inbox/applicationLists.test.ts',
  'tests/server/inbox/export.test.ts',
  'tests/server/http/hostileMultipart.test.ts',
  'tests/browser/journeys',
];

/**
 * Returns the tests whose path contains one of the filters; of a filter that is the id of a service, also those of this
 * service among the tests that try all.
 * @throws Error if there are none
 */
export function filtered(filters) {
  const options = filters.findIndex((filter) => filter.startsWith('-'));
  const names = options < 0 ? filters : filters.slice(0, options);
  const ids = names.filter((filter) => existsSync(inProject(`schemas/services/${filter}.json`)));
  const paths = readdirSync(inProject('tests'), { recursive: true }).filter((path) =>
    TEST.test(path),
  );
  const found =
    names.length === 0 ||
    names.some((name) => paths.some((path) => `tests/${String(path)}`.includes(name)));
  if (!found && ids.length === 0) {
    throw new Error(`No test has ${names.join(' or ')} in its path, and no service is called so.`);
  }
  return [
    [
      [
        ...(found ? [vitest('tests', ...filters)] : []),
        ...ids.map((id) => ({
          ...vitest(`tests of ${id}`, ...OF_SERVICES, '-t', `\\b${id}\\b`),
          isOfService: true,
        })),
      ],
    ],
  ];
}

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
