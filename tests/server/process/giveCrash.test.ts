import { randomUUID } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import type { CaseFiles } from '../../../src/contract/documents';
import { pdf } from '../../shared/pdf';
import { multipartBody } from '../http/multipartBody';
import { picture } from '../photos/pictures';
import { sampleRequest, services } from '../submit/submission';
import { tempFolder } from '../support/folders';
import { isLong } from '../support/long';
import { random } from '../support/random';
import { callAt, logInAt, sendTo } from '../support/remote';
import { buildServer } from './builtServer';
import { Victim } from './victim';

const { gifts, kills } = isLong ? { gifts: 90, kills: 20 } : { gifts: 20, kills: 3 };
/** Gifts to one application, which has 100 files at most. */
const EACH = 10;

test(
  'killed while files are given, it loses none and doubles none',
  { timeout: 600_000 },
  async () => {
    const next = random(20_261_129);
    const dataDir = join(await tempFolder(), 'data');
    const victim = new Victim(await buildServer(), dataDir);
    const contents = [pdf(), await picture()];
    const cases: { id: string; link: string; texts: string[] }[] = [];
    let given = 0;
    const call = async (url: string, headers: Record<string, string>, payload?: object) =>
      fetch(`${await victim.address()}/api/${url}`, {
        headers: { ...headers, ...(payload && { 'content-type': 'application/json' }) },
        ...(payload && { method: 'POST', body: JSON.stringify(payload) }),
      });
    // A session outlasts a server that is killed.
    const session = await victim.address().then(logInAt);
    for (let made = 0; made < gifts / EACH; made += 1) {
      const request = await sampleRequest(services[0]!);
      const reference = (await sendTo(await victim.address(), request))!;
      const found = await call(`application/?search=${reference}`, session);
      const { data } = (await found.json()) as { data: { id: string }[] };
      const link = await call(`application/${data[0]!.id}/link/`, session, {});
      cases.push({ id: data[0]!.id, ...((await link.json()) as { link: string }), texts: [] });
    }
    /** Retries with the same key until it is acknowledged, as the panel does. */
    const giveAll = async ({ id, texts }: (typeof cases)[number]) => {
      for (let count = 0; count < EACH; count += 1) {
        const text = `${id} ${count}`;
        const { payload, headers } = multipartBody([
          { name: 'text', content: text },
          ...contents.map((content) => ({ name: 'files', filename: 'x', content })),
        ]);
        const key = { 'idempotency-key': randomUUID() };
        const url = `/api/application/${id}/given/`;
        for (let isDone = false; !isDone;) {
          try {
            const request = { method: 'POST', url, payload } as const;
            const sent = { ...request, headers: { ...headers, ...key, ...session } };
            const response = await callAt(await victim.address(), sent);
            expect(response.status, await response.text()).toBe(201);
            isDone = true;
          } catch (error) {
            if (!(error instanceof Error && error.cause)) throw error;
            await sleep(20);
          }
        }
        texts.push(text);
        given += 1;
      }
    };
    const killSome = async () => {
      for (let kill = 1; kill <= kills; kill += 1) {
        while (given < (gifts * kill) / (kills + 2)) await sleep(1);
        await sleep(next() * 40);
        await victim.kill();
      }
    };
    await Promise.all([killSome(), ...cases.map(giveAll)]);
    for (const { id, link, texts } of cases) {
      const stored = (await (await call(`application/${id}/`, session)).json()) as CaseFiles;
      expect(stored.given.map(({ text }) => text).toSorted()).toEqual(texts.toSorted());
      const files = stored.given.flatMap((one) => one.files.map((file) => file.id));
      expect(files).toHaveLength(2 * texts.length);
      for (const file of files) {
        const opened = await call(`client/given/${file}/`, {}, { link });
        expect(opened.status).toBe(200);
        expect((await opened.arrayBuffer()).byteLength).toBeGreaterThan(100);
      }
    }
    await victim.stop();
    expect(await readdir(join(dataDir, 'tmp'))).toEqual([]);
  },
);
