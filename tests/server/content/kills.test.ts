import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { three, translation } from '../composing/translation';
import { buildServer, startProcess } from '../process/builtServer';
import { makeDatabase } from '../storage/postgresDatabase';
import { tempFolder } from '../support/folders';
import { isLong } from '../support/long';
import { random } from '../support/random';
import { startStaffed } from '../support/staffed';

const { changes, services, kills } = isLong
  ? { changes: 400, services: 12, kills: 40 }
  : { changes: 30, services: 2, kills: 2 };

type Env = Readonly<Record<string, string>>;

/** Prepares changes and drafts of services at a time that is long over, for a moment that is over, too. */
async function prepare(env: Env) {
  const [begun, due] = [3, 2].map((days) => new Date(Date.now() - days * 24 * 60 * 60 * 1000));
  const at = due!.toISOString().slice(0, 10);
  const { answerOf, storage } = await startStaffed({ env, now: () => begun! });
  const ids: string[] = [];
  for (let count = 0; count < changes; count += 1) {
    const { id } = await answerOf('POST', 'hashtag/', { name: three(`Before ${count}`) }, 201);
    const change = { name: three(`After ${count}`), change: { at } };
    await answerOf('PUT', `content_change/hashtag/${String(id)}/`, change);
    ids.push(String(id));
  }
  for (let count = 0; count < services; count += 1) {
    const id = `killed${count}`;
    const tile = { ...translation().tile, title: three(id), order: 100 + count };
    const document = translation({ id, route: `/services/${id}`, tile });
    await answerOf('PUT', `composing/${id}/draft/`, { document, at });
  }
  return { ids, content: storage.content };
}

/**
 * Runs servers, which publish what is due, and kills one after the other meanwhile. Each change must be published, and once:
 * the history of its record has it as it was, and as it is.
 */
async function expectOnce(...envs: readonly [Env, ...Env[]]): Promise<void> {
  const [main, next] = [await buildServer(), random(20_261_129)];
  const { ids, content } = await prepare(envs[0]);
  const left = async () => (await content.listAll(['hashtag_draft', 'service_draft'])).length;
  const all = await left();
  const running = await Promise.all(envs.map(async (env) => startProcess(main, env)));
  for (let kill = 1; kill <= kills; kill += 1) {
    while ((await left()) > all * (1 - kill / (kills + 1))) await sleep(2);
    await sleep(next() * 10);
    const which = kill % envs.length;
    await running[which]!.end('SIGKILL');
    running[which] = await startProcess(main, envs[which]!);
  }
  while ((await left()) > 0) await sleep(20);
  for (const server of running) await server.end('SIGTERM');
  for (const [count, id] of ids.entries()) {
    const names = (await content.history('hashtag', id)).map(({ document }) => document.name);
    expect(names).toEqual([three(`After ${count}`), three(`Before ${count}`)]);
  }
  const published = await content.list('service');
  expect(published).toHaveLength(services);
  for (const { id } of published) expect(await content.history('service', id)).toHaveLength(1);
}

test('what is due is published once by a server that is killed meanwhile, again and again', async () => {
  await expectOnce({ DATA_DIR: join(await tempFolder(), 'data') });
}, 600_000);

test.runIf(makeDatabase)(
  'what is due is published once by two servers on one database that are killed in turn',
  async () => {
    const [DATABASE_URL, folder] = [makeDatabase?.() ?? '', await tempFolder()];
    const shared = { DATABASE_URL, PHOTO_STORE: join(folder, 'photos') };
    const envOf = (name: string) => ({ ...shared, DATA_DIR: join(folder, name) });
    await expectOnce(envOf('one'), envOf('other'));
  },
  600_000,
);
