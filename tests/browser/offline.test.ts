import { readFileSync } from 'node:fs';
import type { BrowserContext, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import licence from '../../schemas/content/driven_licence.json';
import { stepFields } from '../../src/definition/model/stepOf';
import { fillFields } from './fill';
import { baseUrl, newPage, screenshot, settled } from './harness';
import { allowProblems } from './problems';
import { answersOf, SERVICES } from './services';
import { logIn } from './staff';

const service = SERVICES.find(({ page: { content } }) => content === licence.id)!;
const step = service.steps[0]!;
const PANEL = '/8d_001pass';
const manifest = JSON.parse(readFileSync('dist/manifest.json', 'utf8')) as Readonly<
  Record<string, { readonly file: string }>
>;
const endingFile = manifest['src/engine/views/Ending.tsx']!.file;

/** Returns all URLs in the browser's caches. */
const keptAddresses = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const names = await caches.keys();
    const all = await Promise.all(
      names.map(async (name) => (await (await caches.open(name)).keys()).map(({ url }) => url)),
    );
    return all.flat().map((url) => url.slice(location.origin.length));
  });

/** Opened by somebody who has been here for long enough. */
async function visit(path: string): Promise<{ page: Page; context: BrowserContext }> {
  const page = await newPage({ language: 'ku', width: 360, height: 740, offline: true });
  // Offline, the browser logs errors in its console.
  allowProblems(page, /net::ERR_/u);
  await page.goto(path);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  // The page itself is the last URL that is sent to the worker.
  await expect.poll(async () => (await keptAddresses(page)).includes(path)).toBe(true);
  return { page, context: page.context() };
}

describe('offline', () => {
  it('a half-filled form opens with its answers and photos, and is sent once the connection returns', async () => {
    const { page, context } = await visit(service.route);
    await fillFields(page, service.form, answersOf(service), stepFields(step));
    // The end of the form is preloaded, and the draft is stored after a pause.
    await expect.poll(() => keptAddresses(page)).toContain(`/${endingFile}`);
    const kept = () => page.evaluate(() => Object.values(localStorage).join());
    for (const name of stepFields(step)) await expect.poll(kept).toContain(`"${name}":`);
    await settled(page);
    await context.setOffline(true);
    await page.reload();
    const first = stepFields(step)[0]!;
    await expect
      .poll(() => page.locator(`[name="${first}"]`).inputValue())
      .toBe(answersOf(service)[first]);
    await screenshot(page, 'offline form ku');
    for (const each of service.steps) {
      await page.getByRole('heading', { level: 2, name: each.title[0] }).waitFor();
      await fillFields(
        page,
        service.form,
        answersOf(service),
        each === step ? [] : stepFields(each),
      );
      await page.locator('.rg-step button[type=submit]').click();
    }
    await page.locator('.rg-review .rg-button-primary').click();
    await page.locator('.rg-notice-bad').waitFor();
    await screenshot(page, 'offline review ku');

    const staff = await logIn(baseUrl);
    const before = await staff.total(service.staff.list);
    await context.setOffline(false);
    await page.locator('.rg-reference-number').waitFor();
    expect(await staff.total(service.staff.list)).toBe(before + 1);
  });

  it('unvisited pages open, visited ones show their cached content, and nothing of the panel is cached or opens', async () => {
    const { page, context } = await visit('/ourpartners');
    const said = await page.locator('main').textContent();
    await page.goto(PANEL);
    await page.getByLabel('E-mail').fill('staff@example.com');
    await page.getByLabel('Password').fill('correct horse battery staple');
    await page.getByRole('button', { name: 'Log in' }).click();
    await page.getByRole('button', { name: 'Log in' }).waitFor({ state: 'detached' });
    await settled(page);
    const kept = await keptAddresses(page);
    expect(kept).toContain('/ourpartners');
    expect(kept.filter((path) => path.startsWith(PANEL) || path.startsWith('/api/'))).toSatisfy(
      (paths: string[]) => paths.every((path) => path.startsWith('/api/client/')),
    );
    await context.setOffline(true);
    await page.goto('/ourservices');
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect(await page.locator('html').getAttribute('lang')).toBe('ckb');
    expect(await page.locator('header a[href^="tel:"]').count()).toBeGreaterThan(0);
    await page.goto('/ourpartners');
    await expect.poll(() => page.locator('main').textContent()).toBe(said);
    await expect(page.goto(PANEL)).rejects.toThrow('ERR_INTERNET_DISCONNECTED');
  });
});
