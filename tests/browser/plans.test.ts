import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { type Language, LANGUAGES } from '../../src/definition/model/text';
import { answerOf } from './entryPoints/fromServer';
import { newPage, screenshot } from './harness';
import { takeProblems } from './problems';
import { SERVICES } from './services';
import { failOnce, withoutInitialData } from './calls';
import { triedIn } from './trials';

const PHONE = { width: 360, height: 740 };
const service = SERVICES.find(({ page }) => page.component === 'plans');
if (!service) throw new Error('no service has the plans');
const { route } = service;

interface Plan {
  readonly name: readonly string[];
  readonly headerData: readonly (readonly string[])[];
  readonly bodyData: readonly (readonly (readonly string[])[])[];
}

const plans = async () => (await answerOf('client/health_insurance_type/')) as readonly Plan[];
const option = (page: Page, index: number) => page.locator('.choice-card input').nth(index);
const output = (page: Page, name: string) => page.locator(`#f-${name}`).textContent();
const outputs = async (page: Page) => ({
  name: await output(page, 'planName'),
  period: await output(page, 'tripPeriod'),
  price: await output(page, 'planPrice'),
});

/** Expects the table to move in a region of its own, and the page not to. */
async function expectFit(page: Page, language: Language): Promise<void> {
  const region = page.locator('.plan-scroll');
  expect(await region.getAttribute('tabindex')).toBe('0');
  const wide = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
  expect(wide).toBe(false);
  // As people do: a script could scroll what hides its overflow, too.
  await region.focus();
  await page.keyboard.press(language === 'en' ? 'ArrowRight' : 'ArrowLeft');
  await expect
    .poll(() => region.evaluate((element) => Math.abs(element.scrollLeft)))
    .toBeGreaterThan(0);
  const left = await page.locator('.plan-table tbody th').first().boundingBox();
  expect(left && left.x >= 0 && left.x + left.width <= PHONE.width).toBe(true);
}

describe('the plans', () => {
  const open = async (language: Language) => {
    const page = await newPage({ language, ...PHONE });
    await page.goto(route);
    await page.locator('.plan-price').first().waitFor();
    await page.locator('#f-planName').waitFor();
    return page;
  };

  it.each(triedIn('ku'))(
    'begin with the first, fit a phone, and each shows its own prices, in %s',
    async (language) => {
      const index = LANGUAGES.indexOf(language);
      const page = await open(language);
      await expectFit(page, language);
      const all = await plans();
      expect(await option(page, 0).isChecked()).toBe(true);
      expect(await page.locator('.choice-card').count()).toBe(all.length);
      for (const [number, plan] of all.entries()) {
        await option(page, number).check();
        const heads = await page.locator('.plan-table thead th').allTextContents();
        expect(heads).toEqual(plan.headerData.map((head) => head[index]));
        const periods = await page.locator('.plan-table tbody th').allTextContents();
        expect(periods).toEqual(plan.bodyData.map(([period]) => period?.[index]));
        const prices = await page.locator('.plan-price').allTextContents();
        const amounts = plan.bodyData.flatMap(([, ...cells]) => cells.map((cell) => `$${cell[2]}`));
        expect(prices).toEqual(amounts);
      }
    },
  );

  it.each(triedIn('en'))(
    'fit a phone, put a price into the form by keyboard, and take it back with the plan, in %s',
    async (language) => {
      const index = LANGUAGES.indexOf(language);
      const page = await open(language);
      await expectFit(page, language);
      const [first, second] = await plans();
      const period = first?.bodyData[1]?.[0]?.[index] ?? '';
      const column = first?.headerData[2]?.[index] ?? '';
      const price = `$${first?.bodyData[1]?.[2]?.[2] ?? ''}`;
      const cell = page.getByRole('button', { name: `${column}: ${price}` });
      expect(await cell.getAttribute('aria-label')).toContain(period);
      await cell.focus();
      await page.keyboard.press('Enter');
      await page.locator('.service-form:focus-within').waitFor();
      expect(await outputs(page)).toEqual({ name: first?.name[index], period, price });
      expect(await cell.getAttribute('aria-pressed')).toBe('true');
      expect(await page.locator('.service-choice').textContent()).toContain(column);
      await screenshot(page, `plans chosen ${language}`);

      await page.reload();
      await expect.poll(() => output(page, 'planPrice')).toBe(price);
      await option(page, 1).check();
      await expect.poll(() => output(page, 'planName')).toBe(second?.name[index]);
      expect(await output(page, 'planPrice')).not.toBe(price);
      expect(await page.locator('.plan-price[aria-pressed=true]').count()).toBe(0);
      expect(await page.locator('.service-choice').count()).toBe(0);
    },
  );

  it.each(triedIn('en'))('may fail, and the form stands, in %s', async (language) => {
    const page = await newPage({ language, ...PHONE });
    await withoutInitialData(page);
    await failOnce(page, '*/api/client/health_insurance_type/');
    await page.goto(route);
    await page.locator('.content-failed').waitFor();
    await page.locator('.rg-step').waitFor();
    await page.locator('.content-failed button').click();
    await page.locator('.plan-price').first().waitFor();
    const said = takeProblems(page).filter((problem) => !/net::ERR|Failed to load/u.test(problem));
    expect(said).toEqual([]);
  });
});
