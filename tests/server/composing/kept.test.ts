import { cp, readFile, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { ServiceFile } from '../../../src/definition/model/service';
import { backedUp, hushConsole, onDisk, restoreInto, rowsIn } from '../backup/backups';
import { makeDatabase } from '../storage/postgresDatabase';
import { ROOT, tempFolder } from '../support/folders';
import { servicesWith } from '../submit/submission';
import { startComposing } from './startComposing';
import { three, translation } from './translation';

hushConsole();

const [{ id: replaced }] = servicesWith('json');

/** Returns a program whose file of the replaced service is another one. */
async function upgraded(): Promise<string> {
  const root = await tempFolder();
  await cp(join(ROOT, 'schemas'), join(root, 'schemas'), { recursive: true });
  for (const part of ['locales', 'src']) await symlink(join(ROOT, part), join(root, part));
  const path = join(root, 'schemas/services', `${replaced}.json`);
  const file = JSON.parse(await readFile(path, 'utf8')) as ServiceFile;
  await writeFile(path, JSON.stringify({ ...file, version: file.version + 1 }));
  return root;
}

/** Into the other database, where there is one. */
const elsewhere = async () => ({
  ...(await onDisk()),
  ...(makeDatabase && { DATABASE_URL: makeDatabase() }),
});

test('what staff have composed is in a backup, and an upgrade that changes a file is shown after it', async () => {
  const source = await onDisk();
  const server = await startComposing({ env: source });
  const { answerOf, save, publish, send } = server;
  const { form, tile } = translation();
  for (const required of [['firstName'], ['firstName', 'pages']]) {
    await save(translation({ form: { ...form, required } }));
    await publish('translation');
  }
  await save(translation({ page: { intro: three('As a draft') } }));
  const { link } = await answerOf('POST', 'composing/translation/link/', undefined, 201);
  const copy = { id: 'copying', route: '/copying', tile: { ...tile, order: 41 } };
  await save(translation(copy));
  await publish('copying');
  await answerOf('DELETE', 'composing/copying/');
  const { file } = await answerOf('GET', `composing/${replaced}/`);
  const { document } = file as unknown as { document: ServiceFile };
  await save({ ...document, tile: { ...document.tile, title: three('Renamed') } });
  await publish(replaced);
  expect((await send('translation')).statusCode).toBe(201);

  const paths = [
    'translation/',
    'translation/versions/',
    'copying/versions/',
    `${replaced}/versions/`,
  ];
  const readAll = async ({ answerOf: read }: typeof server) =>
    Promise.all(paths.map((path) => read('GET', `composing/${path}`)));
  const before = await readAll(server);
  const folder = await backedUp(source);
  const rows = await rowsIn(folder);
  const kinds = rows['content.jsonl']!.map((row) => (JSON.parse(row) as { kind: string }).kind);
  expect(kinds).toEqual(expect.arrayContaining(['service', 'service_draft', 'service_link']));

  const target = await elsewhere();
  expect(await restoreInto(folder, target)).toBe(0);
  const other = await startComposing({ env: target, staff: false, root: await upgraded() });
  expect(await readAll(other)).toEqual(before);
  const { line, file: now } = (await other.answerOf(
    'GET',
    `composing/${replaced}/`,
  )) as unknown as { line: object; file: { document: ServiceFile; hash: string } };
  expect(line).toMatchObject({ source: 'replaced', fileChanged: true });
  const opened = { method: 'POST', url: '/api/client/service_draft/', payload: { link } } as const;
  expect((await other.app.inject(opened)).json()).toMatchObject({
    service: { page: { intro: three('As a draft') } },
  });
  await other.answerOf('PUT', `composing/${replaced}/draft/`, {
    document: { ...document, version: now.document.version },
    basis: now.hash,
  });
  expect((await other.publish(replaced)).line.fileChanged).toBe(false);
  expect((await other.send('translation')).statusCode).toBe(201);
  expect((await other.answerOf('GET', 'service/translation/')).total).toBe(2);

  // What was removed comes back from its versions, until it is purged.
  const [{ version }] = (await other.answerOf('GET', 'composing/copying/versions/'))
    .data as unknown as [{ version: number }];
  expect((await other.publish('copying', { version })).line.state).toBe('published');
  await other.answerOf('DELETE', 'composing/copying/');
  await other.storage.content.purge('9999');
  expect(await other.answerOf('GET', 'composing/copying/versions/')).toEqual({ data: [] });
  expect((await other.call('POST', 'composing/copying/publish/', { version })).statusCode).toBe(
    404,
  );
  expect(await other.lineOf('translation')).toMatchObject({ state: 'published', hasDraft: true });
}, 120_000);
