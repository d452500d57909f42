import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { readFolder, readParts, readServices } from '../../scripts/vite/readServices';
import type { ContentKind } from '../../src/definition/content/contentType';
import { resolveService } from '../../src/definition/model/resolve';
import type { Service, ServiceFile } from '../../src/definition/model/service';
import { findIssues } from '../../src/lint/findIssues';
import { makeSample } from '../../src/lint/makeSample';

const [shared] = readParts('schemas');
const lists = Object.fromEntries(readFolder<never>('tests/fixtures/lists'));
const everything = resolveService(
  JSON.parse(readFileSync('tests/fixtures/everything.json', 'utf8')) as ServiceFile,
  shared,
  lists,
);

const contents = readFolder<ContentKind>('schemas/content').map(([id, kind]) => ({
  path: `schemas/content/${id}.json`,
  kind,
}));

const TODAY = '2026-06-15';
const OF_SAMPLES = new Set(['sample', 'sampleLasts', 'samplePhotos', 'roundTrip']);

const issuesOf = (service: Service) =>
  findIssues({
    texts: new Map(),
    files: new Map(),
    services: [{ path: 'x', file: service, service }],
    contents,
    today: TODAY,
  }).filter(({ lint }) => OF_SAMPLES.has(lint));

it.each([...readServices('schemas'), everything].map((one) => [one.id, one] as const))(
  'makes a sample that the form of %s accepts',
  (_, service) => {
    const sample = makeSample(service, TODAY) as Service['sample'];
    expect(issuesOf({ ...service, sample })).toEqual([]);
    // The lints of samples run only for a service without other errors.
    expect(issuesOf({ ...service, sample: { nobody: 'x' } })).not.toEqual([]);
  },
);
