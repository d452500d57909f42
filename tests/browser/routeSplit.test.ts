import type { Page, Response } from 'playwright-core';
import { expect, it } from 'vitest';
import { openForm } from './entryPoints/entryPoints';
import { newPage, settled } from './harness';
import { SERVICES } from './services';

/** The text of every script that a page was sent while something was done in it. */
async function scriptsDuring(visit: (page: Page) => Promise<unknown>): Promise<string> {
  const page = await newPage({ language: 'en' });
  const answers: Response[] = [];
  page.on('response', (answer) => {
    if (answer.request().resourceType() === 'script') answers.push(answer);
  });
  await visit(page);
  await settled(page);
  return (await Promise.all(answers.map((answer) => answer.text()))).join('\n');
}

/** A service's call stands in its own file and nowhere else. */
const servicesIn = (scripts: string) =>
  SERVICES.filter(({ submit }) => scripts.includes(submit.path)).map(({ id }) => id);

it.each(SERVICES)('opening $id loads no other service', async (service) => {
  const scripts = await scriptsDuring(async (page) => {
    await openForm(page, service, 'en');
    await page.locator('.rg-form').waitFor();
  });
  expect(servicesIn(scripts)).toEqual([service.id]);
});

it('the home page lists all services and loads none', async () => {
  const scripts = await scriptsDuring((page) => page.goto('/'));
  for (const { route } of SERVICES) expect(scripts).toContain(route);
  expect(servicesIn(scripts)).toEqual([]);
});
