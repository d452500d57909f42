import { cp, readFile, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readServices } from '../../../scripts/vite/readServices';
import { ROOT, tempFolder } from '../support/folders';
import { startServer } from '../support/harness';

const LABEL = ['ک', 'ب', 'Type'];

/** A service that asks for a record of content. */
async function projectWithRecords(): Promise<string> {
  const root = await tempFolder();
  for (const shared of ['locales', 'src']) await symlink(join(ROOT, shared), join(root, shared));
  await cp(join(ROOT, 'schemas'), join(root, 'schemas'), { recursive: true });
  const path = join(root, 'schemas/services/residency.json');
  const file = JSON.parse(await readFile(path, 'utf8'));
  const source = { content: 'citizenship_type', label: 'name' };
  file.form.properties.kind = { type: 'string', label: LABEL, source };
  await writeFile(path, JSON.stringify(file));
  return root;
}

const root = await projectWithRecords();
const service = readServices(join(root, 'schemas')).find(({ id }) => id === 'residency')!;
const { app, login } = await startServer({ root });
const staff = await login();

const [record] = (await app.inject({ url: '/api/client/citizenship_type/' })).json<
  { id: string; name: string[] }[]
>();

const send = (kind: unknown) =>
  app.inject({
    method: 'POST',
    url: `/api/${service.submit.path}`,
    payload: { ...service.sample, kind },
  });

test('takes the id of a published record, and stores its name', async () => {
  const response = await send(record!.id);
  expect(response.statusCode, response.body).toBe(201);
  const [line] = (
    await app.inject({ url: `/api/application/?service=residency`, headers: staff })
  ).json<{
    data: { id: string }[];
  }>().data;
  const { about } = (
    await app.inject({ url: `/api/application/${line!.id}/`, headers: staff })
  ).json<{
    about: object[];
  }>();
  expect(about).toContainEqual({
    field: 'kind',
    value: record!.id,
    name: record!.name[2],
    kind: 'citizenship_type',
  });
});

test.each(['gone', '../x', 'null'])('refuses %j at the field', async (kind) => {
  const response = await send(kind);
  expect(response.statusCode, response.body).toBe(422);
  expect(response.json()).toMatchObject({ errors: [{ name: 'kind', code: 'unlisted' }] });
});
