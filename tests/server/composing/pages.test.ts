import { expect, test } from 'vitest';
import { projectRoot } from '../support/folders';
import { startStaffed } from '../support/staffed';
import { three, translation } from './translation';

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
