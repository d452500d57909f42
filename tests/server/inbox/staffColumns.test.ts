import { aboutNames } from '../../../src/definition/describe/aboutEntries';
import { cp, readFile, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import {
  type ListCell,
  type ListColumn,
  listColumns,
} from '../../../src/definition/describe/listCells';
import { ROOT, tempFolder } from '../support/folders';
import { type Server, startServer } from '../support/harness';
import { servicesThat } from '../support/picks';
import { sampleRequest, services } from '../submit/submission';
import { people } from '../users/people';

interface Answer {
  readonly data: readonly { readonly reference: string; readonly cells?: readonly ListCell[] }[];
  readonly columns?: readonly ListColumn[];
}

/** What an application is for has a column of all lists. */
const ownColumns = (service: (typeof services)[number]): readonly ListColumn[] =>
  listColumns(service).filter(({ name }) => !aboutNames(service.staff).includes(name));

const server = await startServer();
for (const service of services) {
  const { statusCode, body } = await server.app.inject(await sampleRequest(service));
  if (statusCode !== 201) throw new Error(`${service.id}: ${body}`);
}

async function reader({ app, login }: Server): Promise<(query: string) => Promise<Answer>> {
  const headers = await login();
  return async (query) => (await app.inject({ url: `/api/application/?${query}`, headers })).json();
}

const ask = await reader(server);

describe("columns of one service's list", () => {
  test.each(services.map((service) => [service.id, service] as const))(
    'has the columns of its file: %s',
    async (id, service) => {
      const { data, columns } = await ask(`service=${id}`);
      const expected = ownColumns(service);
      expect(columns).toEqual(expected);
      expect(data).toHaveLength(1);
      const names = expected.map(({ name }) => name);
      const answered = names.filter((name) => (service.sample[name] ?? '') !== '');
      expect(data[0]?.cells?.map(({ name }) => name)).toEqual(answered);
      for (const { text } of data[0]?.cells ?? []) expect(text).not.toBe('');
    },
  );

  test('stay on every page of a searched, filtered and sorted list', async () => {
    const [service] = servicesThat('has columns', (one) => ownColumns(one).length > 0);
    const query = `service=${service.id}&unread=1&order=name&page=1&perPage=1`;
    const { data, columns } = await ask(query);
    expect(columns).toEqual(ownColumns(service));
    expect(data[0]?.cells).not.toEqual([]);
    const beyond = await ask(`${query}&search=nobody-is-called-so`);
    expect(beyond).toMatchObject({ data: [], total: 0, columns });
  });

  test('are missing from the list of all services', async () => {
    const { data, columns } = await ask('');
    expect(columns).toBeUndefined();
    expect(data).toHaveLength(services.length);
    for (const line of data) expect(line).not.toHaveProperty('cells');
  });
});

test('are read by the form that was filled in, after the file has changed', async () => {
  const before = await startServer();
  const [service] = servicesThat('chooses', (one) =>
    ownColumns(one).some(({ name }) => choicesOf(one, name) !== undefined),
  );
  const [chosen = ''] = ownColumns(service)
    .map(({ name }) => name)
    .filter((name) => choicesOf(service, name) !== undefined);
  await before.app.inject(await sampleRequest(service));
  const old = (await (await reader(before))(`service=${service.id}`)).data[0]?.cells;

  const root = await tempFolder();
  const path = `schemas/services/${service.id}.json`;
  await cp(join(ROOT, 'schemas'), join(root, 'schemas'), { recursive: true });
  for (const shared of ['locales', 'src']) await symlink(join(ROOT, shared), join(root, shared));
  const file = JSON.parse(await readFile(join(root, path), 'utf8')) as typeof service;
  const choices = choicesOf(service, chosen)?.map((choice, index) => ({
    ...choice,
    label: [`ن${index}`, `ج${index}`, `New ${index}`],
  }));
  const properties = {
    ...file.form.properties,
    [chosen]: { ...file.form.properties[chosen], label: ['پ', 'س', 'Asked anew'], choices },
    added: { type: 'string', label: ['زیاد', 'مضاف', 'Added'] },
  };
  const changed = {
    ...file,
    version: file.version + 1,
    form: { ...file.form, properties },
    staff: { ...file.staff, columns: ['added', chosen] },
  };
  // The file's steps would have to name the new field; without them there is one step of all.
  delete (changed as { steps?: unknown }).steps;
  await writeFile(join(root, path), JSON.stringify(changed));

  const after = await startServer({ root, env: { DATA_DIR: before.settings.dataDir } });
  await after.app.inject(await sampleRequest(service));
  const { data, columns } = await (await reader(after))(`service=${service.id}&order=createdAt`);
  expect(columns).toEqual([
    { name: 'added', label: 'Added' },
    { name: chosen, label: 'Asked anew' },
  ]);
  expect(data[0]?.cells).toEqual(old?.filter(({ name }) => name === chosen));
  expect(data[1]?.cells).toEqual([
    { name: chosen, text: expect.stringMatching(/^New \d$/u) as string, code: false },
  ]);
});

test('are in the language of the account', async () => {
  const shilan = await people(server).colleague();
  await shilan.call('PUT', `user/${shilan.id}/`, { language: 'ar' });
  let seen = 0;
  for (const service of services) {
    const { data } = (
      await shilan.call('GET', `application/?service=${service.id}`)
    ).json<Answer>();
    for (const { name, text } of data[0]?.cells ?? []) {
      const choice = choicesOf(service, name)?.find(({ value }) => value === service.sample[name]);
      if (!choice) continue;
      seen += 1;
      expect(text).toBe(choice.label[1]);
    }
  }
  expect(seen).toBeGreaterThan(0);
});

function choicesOf({ form }: (typeof services)[number], name: string) {
  const field = form.properties[name];
  return field && 'choices' in field ? field.choices : undefined;
}
