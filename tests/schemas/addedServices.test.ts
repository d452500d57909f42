import { execFile } from 'node:child_process';
import { cpSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, it, vi } from 'vitest';
import { check } from '../../scripts/check/check';
import { issueLine } from '../../src/lint/base/checkIssue';
import { readTexts } from '../../scripts/check/readTexts';
import { isLong } from '../server/support/long';
import { copyProject } from '../shared/projectCopy';
import { TODAY } from './project';

// CPU-bound: a timeout on a busy machine would say nothing.
vi.setConfig({ testTimeout: 3_600_000 });

/** The tests that once knew which services there are, or what these ask for. */
const ONCE_FAILED = [
  'definition/facts',
  'definition/properties',
  'http/hostileMultipart',
  'panel/basicApi',
  'panel/contentFacts',
  'schemas/newFieldType',
  'schemas/pages',
  'schemas/services',
  'inbox/applicationLists',
  'inbox/export.test',
  'inbox/staffCalls',
  'submit/hostileAnswers',
  'submit/idempotency',
  'submit/roundTrip',
];

const OURS = readdirSync('schemas/services').map((name) => name.replace('.json', ''));
/** Tests that count those of all services. */
const COUNTING = ['each of those is stored once', 'no staff response may be cached'];
/** Matches no test of a service of ours, which the run around this one tries. */
const OF_OTHERS = `^(?!.*\\b(?:${[...OURS, ...COUNTING].join('|')})\\b)`;

const { root, remove } = copyProject([]);
afterAll(remove);
// The tutorial's service, and documents that use what none of ours uses, or lack what all of ours have.
cpSync(
  'tests/browser/newService/studentvisa.json',
  join(root, 'schemas/services/studentvisa.json'),
);
cpSync('tests/fixtures/added', join(root, 'schemas'), { recursive: true });
rmSync(join(root, 'tests/schemas/addedServices.test.ts'));

it('finds no error in services and content types that are added', () => {
  expect(check(readTexts(root), TODAY).map(issueLine)).toEqual([]);
});

it(`passes ${isLong ? 'all unit tests' : 'the unit tests that once failed'} with them`, async () => {
  const projects = ['unit', 'dom', ...(isLong ? ['dom-shared'] : [])];
  const args = [
    'node_modules/vitest/vitest.mjs',
    'run',
    ...projects.map((project) => `--project=${project}`),
    '--reporter=dot',
    ...(isLong ? [] : ['--maxWorkers=1', '-t', OF_OTHERS, ...ONCE_FAILED]),
  ];
  const { VITEST: _, VITEST_POOL_ID: __, VITEST_WORKER_ID: ___, LONG: ____, ...env } = process.env;
  const options = { cwd: root, env, maxBuffer: 1 << 28 };
  const failure = await new Promise<string>((resolve) => {
    execFile(process.execPath, args, options, (error, stdout, stderr) => {
      resolve(error ? stderr + stdout : '');
    });
  });
  expect(failure).toBe('');
});
