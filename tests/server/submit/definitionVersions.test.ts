import { cp, readFile, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { isNullable } from '../../../src/definition/model/field';
import type { Service } from '../../../src/definition/model/service';
import { ROOT, tempFolder } from '../support/folders';
import { startServer } from '../support/harness';
import { readPath, servicesThat } from '../support/picks';
import { sampleRequest } from './submission';

/** Returns a field that is sent as null without an answer, as in the sample. */
const nullIn = ({ form, sample }: Service): string | undefined =>
  Object.entries(form.properties).find(
    ([name, field]) => isNullable(field) && sample[name] === null,
  )?.[0];

const [service] = servicesThat('sends null', (one) => nullIn(one) !== undefined);
const absent = nullIn(service) ?? '';
const path = `schemas/services/${service.id}.json`;

interface File {
  version: number;
  form: { properties: Record<string, unknown>; expected?: string[] };
  steps?: unknown;
  staff: unknown;
  sample: Record<string, unknown>;
}

/** Returns a copy of the project with one service changed. */
async function rootWith(change: (file: File) => void): Promise<string> {
  const root = await tempFolder();
  await cp(join(ROOT, 'schemas'), join(root, 'schemas'), { recursive: true });
  for (const shared of ['locales', 'src']) await symlink(join(ROOT, shared), join(root, shared));
  const file = JSON.parse(await readFile(join(root, path), 'utf8')) as File;
  change(file);
  await writeFile(join(root, path), JSON.stringify(file));
  return root;
}

test('an application is read as it was filled in after its form has changed', async () => {
  const before = await startServer();
  const sent = await before.app.inject(await sampleRequest(service));
  expect(sent.statusCode).toBe(201);
  const url = `/api/${service.staff.list}`;
  const old = (await before.app.inject({ url, headers: await before.login() })).json<{
    data: Record<string, unknown>[];
  }>().data[0];

  const root = await rootWith((file) => {
    file.version += 1;
    const { [absent]: _, ...properties } = file.form.properties;
    file.form.properties = {
      ...properties,
      firstName: { type: 'integer', label: ['a', 'a', 'a'] },
    };
  });
  const env = { DATA_DIR: before.settings.dataDir };
  const after = await startServer({ root, env });
  const { data } = (await after.app.inject({ url, headers: await after.login() })).json<{
    data: Record<string, unknown>[];
  }>();
  expect(data).toEqual([old]);
  expect(data[0]).toMatchObject({ definitionVersion: service.version, [absent]: null });

  const refused = await after.app.inject(await sampleRequest(service));
  expect(refused.statusCode).toBe(422);
  expect(refused.body).toContain('firstName');
});

test('a service that exists only as a file is served', async () => {
  const root = await rootWith(() => {});
  const file = JSON.parse(await readFile(join(root, path), 'utf8')) as File;
  const added = {
    ...file,
    id: 'anotherone',
    route: '/services/anotherone',
    submit: { ...service.submit, path: 'client/another_application/' },
    staff: { list: 'another_application/', read: 'show_another_application/{id}/', columns: [] },
  };
  await writeFile(join(root, 'schemas/services/anotherone.json'), JSON.stringify(added));
  const { app, login } = await startServer({ root });
  const request = await sampleRequest({
    ...service,
    submit: { ...service.submit, path: 'client/another_application/' },
  });
  expect((await app.inject(request)).statusCode).toBe(201);
  const headers = await login();
  const list = await app.inject({ url: '/api/another_application/', headers });
  const [record] = list.json<{ data: { id: string }[] }>().data;
  const read = await app.inject({ url: `/api/show_another_application/${record?.id}/`, headers });
  expect(read.json()).toEqual(record);
  // Not under another service's name.
  const other = await app.inject({ url: `/api/${readPath(service, record?.id ?? '')}`, headers });
  expect(other.statusCode).toBe(404);
});

test('an invalid service file is named', async () => {
  const root = await rootWith((file) => {
    file.form.properties.firstName = { $ref: '../shared/none.json#/firstName' };
  });
  await expect(startServer({ root })).rejects.toThrow(path);
});
