import { aboutNames } from '../../../src/definition/describe/aboutEntries';
import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import type { Language } from '../../../src/definition/model/text';
import { formatAbout } from '../../../src/contract/aboutFilter';
import { aboutApplication, aboutFields, nameStored } from '../../../src/server/submit/aboutParts';
import { loadCatalogue } from '../../../src/server/catalogue';
import { loadContentKinds } from '../../../src/server/content/contentKinds';
import type { StoredApplication } from '../../../src/server/applications/stored';
import { issuesOf } from '../support/scenario';
import { startStaffed } from '../support/staffed';
import { sampleRequest, services } from '../submit/submission';
import { CONFIRMED, people } from '../users/people';

interface Part {
  readonly field: string;
  readonly value: string;
  readonly name: string;
  readonly kind: string;
}

interface Line {
  readonly id: string;
  readonly service: string;
  readonly about: string;
}

const server = await startStaffed();
const kinds = await loadContentKinds(server.settings.root);
const { app, call, storage, settings } = server;
for (const service of services) {
  const response = await app.inject(await sampleRequest(service));
  expect(response.statusCode, response.body).toBe(201);
}
const linesOf = async (query: string) =>
  (await call('GET', `application/?${query}`)).json<{ data: Line[] }>().data;
const lines = await linesOf('perPage=100');
const lineOf = (serviceId: string) => lines.find(({ service }) => service === serviceId)!;
const read = async (id: string) =>
  (await call('GET', `application/${id}/`)).json<{ title: string; about: Part[] }>();
const telling = services.filter(({ staff }) => staff.about !== undefined);
const referring = services.filter((service) => aboutFields(service).some(isReference(service)));
const wordsIn = (language: Language) => ({ language, yes: 'Yes', no: 'No', am: 'am', pm: 'pm' });

/** From one place to another; flights by the codes of airports. */
const TRAVEL = ['tickets', 'transport'];
/** What is counted in the samples. */
const COUNTED: Readonly<Record<string, readonly string[]>> = {
  greencard: ['7.5 years of experience'],
  tourgroup: ['7 people'],
};

function isReference({ form }: (typeof services)[number]) {
  return (name: string) => 'refersTo' in form.properties[name]!;
}

describe('what an application is for', () => {
  test('is reported for each service that lists it', async () => {
    expect(telling.length).toBeGreaterThan(5);
    for (const { id, staff } of telling) {
      const line = lineOf(id);
      const { title, about } = await read(line.id);
      const shown = about.filter(({ field }) => aboutNames(staff).includes(field));
      const isTravel = TRAVEL.includes(id);
      const expected = [...shown.map(({ name }) => name), ...(COUNTED[id] ?? [])];
      if (!isTravel) expect(line.about, id).toBe(expected.join(' · '));
      const route = /^[^·]+ → [^·]+ · \d{4}-\d\d-\d\d · \d+ people$/u;
      expect(route.test(line.about), line.about).toBe(isTravel);
      expect(title).toBe(line.about);
      expect(title).not.toBe('');
    }
  });

  test('is reported in the language of the account, places included', async () => {
    const shilan = await people(server).colleague();
    await shilan.call('PUT', `user/${shilan.id}/`, { language: 'ku' });
    const { data } = (await shilan.call('GET', 'application/?perPage=100')).json<{
      data: Line[];
    }>();
    for (const { id, about: shown } of data) {
      const { service } = lines.find((line) => line.id === id)!;
      const { staff } = services.find((one) => one.id === service)!;
      const parts = [...(await storage.applications.about([id])).values()].flat();
      const expected = parts.filter(
        ({ field }) => aboutNames(staff).includes(field) || field.startsWith('+'),
      );
      const isTravel = TRAVEL.includes(service);
      if (!isTravel) expect(shown).toBe(expected.map(({ names }) => names[0]).join(' · '));
      // Names in Latin letters do not turn the others round.
      expect(/^\u2068[^·]+\u2069 ← \u2068[^·]+\u2069 · /u.test(shown)).toBe(isTravel);
      const opened = (await shilan.call('GET', `application/${id}/`)).json<{ title: string }>();
      expect(opened.title).toBe(shown);
    }
    const flight = data.find((line) => line.service === TRAVEL[0])!.about;
    expect(flight).toMatch(/^\u2068EBL\u2069 ← \u2068IST\u2069 · .* · 3 کەس$/u);
    for (const service of ['transport', 'visa']) {
      const { about: shown } = data.find((line) => line.service === service)!;
      expect(shown.replaceAll(/\d{4}-\d\d-\d\d|\([A-Z]{3}\)/gu, '')).toMatch(/^[^a-z]*$/iu);
    }
  });

  test('names records that the answers refer to, also once they are gone', async () => {
    expect(referring.length).toBeGreaterThan(3);
    for (const service of referring) {
      const { id } = lineOf(service.id);
      const records = (await read(id)).about.filter(({ kind }) => kind !== '');
      expect(records.length, service.id).toBeGreaterThan(0);
      for (const { kind, value, name } of records) {
        expect(name).not.toBe(value);
        expect(await storage.content.remove(kind, value)).toBe(true);
      }
      expect((await read(id)).about.filter(({ kind }) => kind !== '')).toEqual(records);
    }
  });

  test('finds applications, in each language', async () => {
    for (const { id } of referring) {
      const parts = (await storage.applications.about([lineOf(id).id])).values();
      for (const { names, record } of [...parts].flat()) {
        if (!record) continue;
        for (const name of names) {
          const found = await linesOf(`search=${encodeURIComponent(name)}&service=${id}`);
          expect(found).toHaveLength(1);
        }
      }
    }
  });

  test('filters the list of a service, by all that is chosen', async () => {
    for (const { id, staff } of telling) {
      const { data } = (await call('GET', `application_about/?service=${id}`)).json<{
        data: {
          field: string;
          label: string;
          isDate: boolean;
          choices: { value: string; count: number }[];
        }[];
      }>();
      expect(data.map(({ field }) => field)).toEqual(aboutNames(staff));
      const chosen = data.flatMap(({ field, choices }) =>
        choices.map(({ value, count }) => ({ field, value, count })),
      );
      expect(chosen.every(({ count }) => count === 1)).toBe(true);
      const ask = (about: string) => linesOf(`service=${id}&about=${encodeURIComponent(about)}`);
      expect(await ask(formatAbout(chosen))).toHaveLength(1);
      for (const { field } of data.filter(({ isDate }) => isDate)) {
        const { value: day = '' } = chosen.find((one) => one.field === field) ?? {};
        expect(day).toMatch(/^\d{4}-\d{2}-\d{2}$/u);
        const ofDays = (value: string) => ask(formatAbout([{ field, value }]));
        const within = [`${day}..${day}`, `..${day}`, `${day}..`, '2000-01-01..2199-12-31'];
        for (const days of within) expect(await ofDays(days), days).toHaveLength(1);
        for (const days of ['..2000-01-01', '2199-12-31..']) expect(await ofDays(days)).toEqual([]);
      }
      expect(await ask(formatAbout([...chosen, { field: 'visaId', value: '%:,\0' }]))).toEqual([]);
    }
  });

  test.each([
    ['about=a:b', [['service', 'required']]],
    [`service=${telling[0]!.id}&about=%00`, [['about', 'pattern']]],
  ])('is not filtered by %s', async (query, issues) => {
    const response = await call('GET', `application/?${query}`);
    expect(response.statusCode).toBe(422);
    expect(issuesOf(response)).toEqual(issues);
  });

  test('is a column of exports, and so are the names of records', async () => {
    for (const service of referring) {
      const path = `application_export/?format=csv&service=${service.id}`;
      const { body } = await call('POST', path, CONFIRMED);
      const { title, about } = await read(lineOf(service.id).id);
      expect(body).toContain(`"${title}"`);
      for (const { name } of about) expect(body).toContain(`"${name}"`);
    }
  });
});

test('names choices of which the record has only the ids, as the records of these do', async () => {
  const visa = services.find(({ id }) => id === 'visa')!;
  const { storage: stored } = await startStaffed();
  const ports = { content: stored.content, kinds, wordsIn };
  const answers = { visaId: 'canada', applicationId: 1, visaTypeName: 'Tourism' };
  const { parts } = await aboutApplication(ports, visa, visa.form, answers);
  expect(parts.map(({ names }) => names[0])).toEqual(['کەنەدا', 'گەشتیاری']);
});

test('applications of an older version get it at the start, unless their record is gone', async () => {
  const entries = await loadCatalogue(settings.root);
  const find = (id: string) => entries.find((entry) => entry.service.id === id);
  const catalogue = { entries: () => entries, find };
  const fresh = await startStaffed();
  const [service] = referring;
  const [stored] = await storage.applications.readAll([lineOf(service!.id).id]);
  const parts = (await storage.applications.about([stored!.id])).get(stored!.id) ?? [];
  const record = parts.find((part) => part.record)!;
  const copy = (answers: StoredApplication['answers']) => {
    const id = randomUUID();
    const facts = { name: '', phone: '', email: '', search: 'krd' };
    return { ...stored!, id, reference: id, answers, facts, photos: [] };
  };
  const known = copy(stored!.answers);
  const lost = copy({ ...stored!.answers, [record.field]: 'gone' });
  for (const one of [known, lost]) await fresh.storage.applications.insert(one);
  const { content } = fresh.storage;
  const ports = { catalogue, storage: fresh.storage, content, kinds, wordsIn };
  await nameStored(ports);
  await nameStored(ports);
  const about = await fresh.storage.applications.about([known.id, lost.id]);
  expect(about.get(known.id)).toEqual(parts);
  expect(about.get(lost.id)?.find(({ field }) => field === record.field)).toEqual({
    field: record.field,
    value: 'gone',
    names: ['gone', 'gone', 'gone'],
  });
  const [line] = await fresh.storage.inbox.lines([known.id]);
  expect(line?.about).toBe(lineOf(service!.id).about);
  // So that they are found by how their names sound.
  const search = await fresh.storage.inbox.ids({ words: ['krd', '='] }, 'name');
  expect(new Set(search)).toEqual(new Set([known.id, lost.id]));
  const words = ['krd', record.names[2].toLowerCase().split(' ')[0]!];
  expect(await fresh.storage.inbox.ids({ words }, 'name')).toEqual([known.id]);
});
