import { contents } from 'virtual:contents';
import { validate } from 'virtual:service-schema';
import { expect, it } from 'vitest';
import { names } from '../../schemas/names.json';
import { check } from '../../scripts/check/check';
import { readTexts } from '../../scripts/check/readTexts';
import { readParts } from '../../scripts/vite/readServices';
import type { ServiceFile } from '../../src/definition/model/service';
import { isRecord, type Json, type Path } from '../../src/definition/model/values';
import { issueLine, type PlacedIssue } from '../../src/lint/base/checkIssue';
import { checkServiceDocument } from '../../src/lint/checkServiceDocument';
import { projectOf } from '../../src/panel/composing/useDocumentIssues';
import { loadServiceFiles } from '../../src/server/catalogue';
import { reviewer } from '../../src/server/composing/reviewDocument';
import { loadContentKinds } from '../../src/server/content/contentKinds';
import { writeAt } from '../../src/panel/designer/service/document';
import { readService, SERVICE_IDS } from '../panel/designerServices';
import { randomEdit } from '../panel/randomEdits';
import { ROOT } from '../server/support/folders';
import { isLong } from '../server/support/long';
import { seeded } from '../shared/seeded';

/* What the panel shows of a document, what the server refuses to publish, and what `npm run check` prints. */

const [shared, lists] = readParts('schemas');
const inPanel = projectOf({ shared, lists, names, contents }, [], validate);
const { today } = inPanel;

const files = await loadServiceFiles(ROOT);
const catalogue = {
  files,
  entries: () => files.entries,
  find: () => undefined,
  troubleOf: () => undefined,
  refresh: async () => true,
};
const review = reviewer({
  catalogue,
  kinds: await loadContentKinds(ROOT),
  settings: { root: ROOT } as Parameters<typeof reviewer>[0]['settings'],
  now: () => new Date(`${today}T09:00:00Z`),
});

/** Without the services: the others are the same in all documents, and take most of the time. */
const texts = new Map(
  [...readTexts(ROOT)].filter(([path]) => /^(?:schemas\/(?!services\/)|src\/)/u.test(path)),
);
// Lints of locales need not run.
texts.set('locales/en.json', '');

const problems = (issues: readonly { readonly problem: string }[]): string[] =>
  [...new Set(issues.map(({ problem }) => problem))].toSorted();

// The fix of an unknown service names one that is there.
const placeOf = (issue: PlacedIssue) => issueLine({ ...issue, fix: '' });

const known = new Set(check(texts, today).map(placeOf));

/** Returns what `npm run check` prints since the document is in its file: also at the shared fields that it refers to. */
const printed = (id: string, document: Json): string[] =>
  problems(
    check(
      new Map(texts).set(`schemas/services/${id}.json`, JSON.stringify(document, null, 2)),
      today,
    ).filter((issue) => !known.has(placeOf(issue))),
  );

const random = seeded(1946);
const oneOf = <T>(all: readonly T[]): T => all[Math.floor(random() * all.length)]!;
const ODD: readonly (Json | undefined)[] = [
  undefined,
  ...['', 'nobody', 'firstName', '2026-02-30', -1, 0, 1.5, 1e9, true, null],
  ...[[], {}, ['', '', ''], ['', 'نص', 'Text'], ['دەق', 'نص', 'Text'], { nobody: 1 }],
];

/** Returns the paths of all values in a document, but for its id. */
const pathsIn = (value: Json | undefined, path: Path = []): Path[] =>
  (Array.isArray(value) ? [...value.entries()] : isRecord(value) ? Object.entries(value) : [])
    .filter(([key]) => path.length > 0 || (key !== 'id' && key !== '$schema'))
    .flatMap(([key, inner]) => [[...path, key], ...pathsIn(inner, [...path, key])]);

const spoilt = (document: Json): Json =>
  writeAt(document, oneOf(pathsIn(document)), oneOf(ODD), {});

it('finds the same in the panel, at publication and with npm run check', async () => {
  const counts = { sound: 0, broken: 0, gaps: 0 };
  const ids = SERVICE_IDS.filter((id) => id !== 'everything');
  for (let round = 0; round < (isLong ? 300 : 12); round += 1) {
    const id = oneOf(ids);
    let document: Json = readService(id);
    for (let edits = round % 6; edits > 0; edits -= 1) {
      const numbers = [random(), random(), random(), random()];
      ({ document } = randomEdit(document, numbers)(document));
    }
    for (let faults = round % 3; faults > 0; faults -= 1) document = spoilt(document);
    const shown = checkServiceDocument(document, inPanel);
    const gaps = shown.filter(({ level }) => level === 'language');
    const reviewed = await review(document as unknown as ServiceFile, false);
    const refused = reviewed.entry ? [] : reviewed.issues;
    const told = `${id} ${JSON.stringify(shown.slice(0, 3))}`;
    expect(refused, told).toEqual(shown);
    const all = printed(id, document);
    expect(all.length === 0, told).toBe(shown.length === 0);
    // The panel shows what cannot be read first, and the rest of the document once it can.
    if (gaps.length === 0) expect(all, told).toEqual(expect.arrayContaining(problems(shown)));
    counts[shown.length === 0 ? 'sound' : gaps.length > 0 ? 'gaps' : 'broken'] += 1;
  }
  if (isLong) console.log(counts);
  expect(Math.min(counts.sound, counts.broken)).toBeGreaterThan(0);
}, 300_000);
