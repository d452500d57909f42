import { cp, mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { contents } from 'virtual:contents';
import { validate as validateDocument } from 'virtual:service-schema';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { names } from '../../../schemas/names.json';
import { readParts } from '../../../scripts/vite/readServices';
import { services } from '../../../scripts/vite/services';
import { withListsIn } from '../../../scripts/vite/lists';
import type { Service, ServiceFile } from '../../../src/definition/model/service';
import { LANGUAGES } from '../../../src/definition/model/text';
import type { Json, Values } from '../../../src/definition/model/values';
import { fromPayload, toPayload } from '../../../src/definition/payload/payload';
import { check, type Validate } from '../../../src/definition/validate/check';
import { interpret } from '../../../src/definition/validate/interpret';
import { prune } from '../../../src/definition/validate/prune';
import { toJsonSchema } from '../../../src/definition/validate/toJsonSchema';
import { checkServiceDocument } from '../../../src/lint/checkServiceDocument';
import { exportedText } from '../../../src/panel/composing/files';
import { projectOf } from '../../../src/panel/composing/useDocumentIssues';
import { entryOf, loadServiceFiles } from '../../../src/server/catalogue';
import { placed } from '../../../src/server/composing/reviewDocument';
import { storeResponse } from '../../../src/server/composing/storeServices';
import { likely, unlikely } from '../../definition/generate';
import { readService, SERVICE_IDS } from '../../panel/designerServices';
import { randomEdit } from '../../panel/randomEdits';
import { seeded } from '../../shared/seeded';
import { ROOT, tempFolder } from '../support/folders';
import { isLong } from '../support/long';

const SERVICES = isLong ? 24 : 3;
const ANSWERS = 500;
const EDITS = 12;
const TODAY = '2026-03-01';

const files = await loadServiceFiles(ROOT);
const [shared, lists] = readParts('schemas');
const project = projectOf({ shared, lists, names, contents }, [], validateDocument);

/** Returns a random service of the store that can be published: one of the files, after some edits in the designer. */
function composed(random: () => number): ServiceFile {
  const ids = SERVICE_IDS.filter((id) => id !== 'everything');
  const source = readService(ids[Math.floor(random() * ids.length)]!) as unknown as ServiceFile;
  const { lookup: _, pages: _pages, page, staff, tile, ...rest } = source;
  const { component: _component, ...words } = page;
  const { panel: _panel, read: _read, ...lines } = staff;
  const own = { id: 'exported', route: '/services/exported', tile: { ...tile, order: 99 } };
  const isSound = (one: Json) => checkServiceDocument(one, project).length === 0;
  let document = placed({ ...rest, ...own, page: words, staff: lines }, files) as unknown as Json;
  expect(isSound(document)).toBe(true);
  for (let edits = 0; edits < EDITS; edits += 1) {
    const numbers = [random(), random(), random(), random()];
    const { document: next } = randomEdit(document, numbers)(document);
    if (isSound(next)) document = next;
  }
  return document as unknown as ServiceFile;
}

/** Returns the modules of a page's service as the build makes them of a folder. */
async function built(schemas: string) {
  const { load } = services(schemas) as unknown as { load: (id: string) => string };
  const run = async (part: string) => {
    // In a data: URL the code can import nothing: the operators are here, and the languages have modules of their own.
    const code = load(`\0virtual:service/${part}`).replaceAll(/^(?:import|export \{) .*$/gmu, '');
    const address = `data:text/javascript,${encodeURIComponent(code)}`;
    return (await import(/* @vite-ignore */ address)) as {
      readonly service?: Service;
      readonly validate?: Validate;
    };
  };
  const { service, validate } = await run('exported');
  const inLanguages = await Promise.all(LANGUAGES.map((language) => run(`exported/${language}`)));
  return { service, validate: validate!, inLanguages: inLanguages.map((one) => one.service) };
}

const plain = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;

it('an exported service is the same page from its file, and accepts and refuses the same answers', async () => {
  let [good, bad] = [0, 0];
  for (let seed = 1; seed <= SERVICES; seed += 1) {
    const document = composed(seeded(seed));
    const stored = entryOf(document, files);
    const root = await tempFolder();
    await mkdir(join(root, 'schemas/services'), { recursive: true });
    await cp(join(ROOT, 'schemas/shared'), join(root, 'schemas/shared'), { recursive: true });
    await writeFile(join(root, 'schemas/services/exported.json'), exportedText(document));

    // The server, whose pages, statuses, exports and messages are made of the entry.
    const [file] = (await loadServiceFiles(root)).entries;
    expect(file!.hash).toBe(stored.hash);

    // The page.
    const page = await built(join(root, 'schemas'));
    const entry = { ...stored, stored: { revision: 1, replaces: false, isWithdrawn: false } };
    const catalogue = { entries: () => [entry] } as unknown as Parameters<typeof storeResponse>[0];
    const sent = plain(storeResponse(catalogue, 'client/service/exported/')) as Service;
    expect(page.service ?? sent).toEqual(sent);
    expect(page.inLanguages).toEqual(LANGUAGES.map((one) => withListsIn(sent, one)));

    const { form } = sent;
    const interpreted = interpret(toJsonSchema(form));
    const day = { today: TODAY };
    const answers = fc.sample(
      fc.oneof(
        likely(form),
        unlikely(form),
        fc.constant(fromPayload(stored.service, stored.service.sample)),
      ),
      { numRuns: ANSWERS, seed },
    );
    for (const values of answers) {
      const issues = check(form, values, page.validate, day).issues;
      expect(check(form, values, interpreted, day).issues).toEqual(issues);
      const payload = toPayload(sent, prune(form, plain(values)), 'en');
      const received: Values = fromPayload(sent, payload);
      const ofServer = check(stored.shape, received, stored.validate, day).issues;
      expect(check(file!.shape, received, file!.validate, day).issues).toEqual(ofServer);
      if (issues.length === 0) expect(ofServer, JSON.stringify(values)).toEqual([]);
      if (issues.length === 0) good += 1;
      else bad += 1;
    }
  }
  if (isLong) console.log({ good, bad });
  expect(Math.min(good, bad)).toBeGreaterThan(ANSWERS / 10);
}, 300_000);
