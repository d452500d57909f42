import { expect, test } from 'vitest';
import { projectRoot } from '../support/folders';
import { startStaffed } from '../support/staffed';
import { ANSWERS, three, translation } from './translation';

const HTML = `<!doctype html>
<html><head><meta name="rega-settings" content="{}" /><meta name="description" content="" />
<title>Rega</title></head><body><div id="root"></div></body></html>`;

const server = await startStaffed({ root: await projectRoot({ 'dist/client/index.html': HTML }) });
const { app, answerOf } = server;
const page = async (url: string) => app.inject(url);
const publish = async (document = translation()) => {
  await answerOf('PUT', 'composing/translation/draft/', { document });
  await answerOf('POST', 'composing/translation/publish/', {});
};
const ROUTE = '/services/translation?lang=en';

test('the page of a service of the store has its texts, its definition and a place in the sitemap', async () => {
  expect((await page(ROUTE)).statusCode).toBe(404);
  await publish();
  const { statusCode, body, headers } = await page(ROUTE);
  expect(statusCode).toBe(200);
  expect(body).toContain('<title>Translation ·');
  expect(body).toContain('We translate your documents.');
  expect(body).toContain('"client/service/translation/"');
  expect(headers['x-robots-tag']).toBeUndefined();
  expect((await page('/sitemap.xml')).body).toContain('/services/translation');
  // Every page lists it, since its menu and routes depend on it.
  expect((await page('/aboutUs')).body).toContain('"/services/translation"');
});

test('a publication is on the next page, and a withdrawal takes the page away', async () => {
  await publish(translation({ page: { intro: three('Other words.') } }));
  expect((await page(ROUTE)).body).toContain('Other words.');
  await answerOf('POST', 'composing/translation/withdraw/', { withdrawn: true });
  expect((await page(ROUTE)).statusCode).toBe(404);
  expect((await page('/sitemap.xml')).body).not.toContain('/services/translation');
});

test('the page of a draft is not indexed and not stored', async () => {
  const { headers, statusCode } = await page('/draft');
  expect(statusCode).toBe(200);
  expect(headers).toMatchObject({ 'x-robots-tag': 'noindex', 'cache-control': 'no-store' });
  expect((await page('/sitemap.xml')).body).not.toContain('/draft<');
});

test('no valid application is refused while a service is published a hundred times', async () => {
  await publish();
  let isOver = false;
  const sending = async (): Promise<number[]> => {
    const statuses: number[] = [];
    while (!isOver) {
      const url = '/api/client/service/translation/';
      statuses.push((await app.inject({ method: 'POST', url, payload: ANSWERS })).statusCode);
    }
    return statuses;
  };
  const sent = [sending(), sending()];
  const { form } = translation();
  for (let index = 1; index <= 100; index += 1) {
    const title = three(`Order ${index}`);
    await publish(translation({ form: { ...form, title } }));
  }
  isOver = true;
  const statuses = (await Promise.all(sent)).flat();
  expect(statuses.length).toBeGreaterThan(10);
  expect(statuses.filter((status) => status !== 201)).toEqual([]);
  const { total, data } = await answerOf('GET', 'service/translation/?perPage=100&order=createdAt');
  expect(total).toBe(statuses.length);
  const versions = (data as unknown as { definitionVersion: number }[]).map(
    (one) => one.definitionVersion,
  );
  expect(versions).toEqual(versions.toSorted((a, b) => a - b));
});
