import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Service } from '../../src/definition/service';
import { stepFields } from '../../src/definition/stepOf';
import { LANGUAGES } from '../../src/definition/text';
import { LANGUAGE_FACTS } from '../../src/platform/language/languageFacts';
import { fillFields } from './fill';
import { newPage as openPage, type PageOptions, screenshot } from './harness';
import { takeProblems } from './problems';
import { type RunningServer, startServer } from './server';
import { answersOf, SERVICES } from './services';
import { logIn, type StaffApi } from './staff';

// A server of its own: these tests count applications, and others send some at the same time.
let server: RunningServer;
let staff: StaffApi;
beforeAll(async () => {
  server = await startServer();
  staff = await logIn(server.baseUrl);
});
afterAll(() => server.stop());

const newPage = (options: PageOptions) => openPage({ ...options, origin: server.baseUrl });

const PHONE = { width: 360, height: 740 };

async function toReview(page: Page, service: Service) {
  await page.goto(service.route);
  for (const step of service.steps) {
    await fillFields(page, service.form, answersOf(service), stepFields(step));
    await page.locator('.rg-step button[type=submit]').click();
  }
  await page.locator('.rg-review').waitFor();
}

const send = (page: Page) => page.locator('.rg-review .rg-actions .rg-button-primary');

/** A text of the first step, in whatever service. */
function firstText({ steps }: Service): string {
  return stepFields(steps[0] ?? { title: '', blocks: [] })[0] ?? '';
}

describe.each(SERVICES)('$id', (service) => {
  const name = firstText(service);

  it('keeps what was typed over a reload, and forgets it when told to', async () => {
    const page = await newPage({ language: 'ku', ...PHONE });
    await page.goto(service.route);
    const field = page.locator(`[name="${name}"]`);
    await field.click();
    await page.keyboard.type('شیلان ١٢');
    await page.reload();
    await expect.poll(() => field.inputValue()).toBe('شیلان ١٢');
    await screenshot(page, `${service.id} draft`);
    await page.locator('.rg-draft button').last().click();
    await expect.poll(() => field.inputValue()).toBe('');
    await page.reload();
    await field.waitFor();
    expect(await field.inputValue()).toBe('');
    expect(await page.locator('.rg-draft').count()).toBe(0);
  });

  it('keeps values, focus and page over a change of language', async () => {
    const page = await newPage({ language: 'en', ...PHONE });
    await page.goto(service.route);
    const field = page.locator(`[name="${name}"]`);
    await field.fill('Shilan');
    for (const language of LANGUAGES) {
      await page.evaluate(
        (id) => document.getElementById(id)?.setAttribute('data-same', ''),
        `f-${name}`,
      );
      await page.locator('.languages > button').click();
      await page.getByText(LANGUAGE_FACTS[language].name, { exact: true }).last().click();
      await expect
        .poll(() => page.locator('html').getAttribute('lang'))
        .toBe(LANGUAGE_FACTS[language].tag);
      expect(await field.inputValue()).toBe('Shilan');
      expect(await field.getAttribute('data-same')).toBe('');
    }
  });

  it('sends by itself when the line is back, and once only', async () => {
    const page = await newPage({ language: 'ar', ...PHONE });
    const before = await staff.total(service.staff.list);
    await toReview(page, service);
    await page.context().setOffline(true);
    await send(page).click();
    await page.locator('.rg-notice-bad').waitFor();
    await screenshot(page, `${service.id} offline`);
    expect(await staff.total(service.staff.list)).toBe(before);
    takeProblems(page);
    await page.context().setOffline(false);
    await page.locator('.rg-reference-number').waitFor();
    expect(await staff.total(service.staff.list)).toBe(before + 1);
  });

  it('makes one application of ten clicks, and of an answer that was lost', async () => {
    const page = await newPage({ language: 'en', ...PHONE });
    const before = await staff.total(service.staff.list);
    await toReview(page, service);
    let lost = 0;
    await page.route(`**/api/${service.submit.path}`, async (route) => {
      if (lost > 0) return route.continue();
      lost += 1;
      // The server takes it; its answer never arrives.
      await route.fetch();
      await route.abort('connectionreset');
    });
    await send(page).evaluate((button: HTMLElement) => {
      for (let click = 0; click < 10; click += 1) button.click();
    });
    await page.locator('.rg-notice-bad').waitFor();
    takeProblems(page);
    await page.reload();
    await page.locator('.rg-step').waitFor();
    for (const _ of service.steps) {
      const review = page.locator('.rg-review');
      if (await review.count()) break;
      await page.locator('.rg-step button[type=submit]').click();
      await page.waitForTimeout(100);
    }
    await send(page).click();
    await page.locator('.rg-reference-number').waitFor();
    expect(await staff.total(service.staff.list)).toBe(before + 1);
  });
});
