import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { type Language, LANGUAGES, pick } from '../../src/definition/model/text';
import { answerOf } from './entryPoints/fromServer';
import { expectAccessible } from './accessibility';
import { baseUrl, newPage, screenshot } from './harness';
import { takeProblems } from './problems';
import { SERVICES } from './services';
import { logIn } from './staff';
import { failOnce, holdCalls, withoutInitialData } from './calls';
import { triedIn } from './trials';

const PHONE = { width: 360, height: 740 };
const LINE_CUT = /net::ERR|Failed to load|status of/u;

const service = SERVICES.find(({ page }) => page.component === 'visas');
if (!service) throw new Error('no service has the visa pages');
const { route, submit, staff } = service;

interface Named {
  readonly id: string;
  readonly name: readonly [string, string, string];
}

const read = async (path: string) => (await answerOf(path)) as readonly Named[];

describe('the countries', () => {
  it.each(triedIn('ku'))(
    'are shown by kind in %s, lead to their pages and back, and a normal one asks for a type and sends its third name',
    async (language) => {
      const page = await newPage({ language, ...PHONE });
      await page.goto(route);
      const index = LANGUAGES.indexOf(language);
      for (const [path, under] of [
        ['client/top_country_visa/', `${route}/topcountry`],
        ['client/normal_visa/', route],
      ] as const) {
        for (const { id, name } of await read(path)) {
          const link = page.locator(`a[href="${under}/${id}"]`);
          await link.getByText(name[index] ?? '').waitFor();
          expect(await link.locator('img').evaluate(isDrawn)).toBe(true);
        }
      }
      await page.locator(`a[href="${route}/georgia"]`).click();
      await page.locator('.choice-card').first().waitFor();
      await page.locator(`.service-back[href="${route}"]`).click();
      await page.locator('.country-cards').first().waitFor();
      await page.locator(`a[href="${route}/turkey"]`).click();
      await expectNormalCountry(page, language);
    },
  );
});

const isDrawn = async (image: Element): Promise<boolean> => {
  image.scrollIntoView();
  await (image as HTMLImageElement).decode();
  return (image as HTMLImageElement).naturalWidth > 0;
};

/** Expects the form of Turkey to ask for a type, and to send its third name. */
async function expectNormalCountry(page: Page, language: Language): Promise<void> {
  await page.locator('.choice-card').first().waitFor();
  expect(await page.locator('.choice-card :checked').count()).toBe(0);
  await page.locator('[name=firstName]').fill('Rebin');
  await page.locator('[name=phoneNumber]').fill('07501234567');
  await page.locator('.rg-step button[type=submit]').click();

  await page.getByText(pick(submit.invalid.text, language)).first().waitFor();
  const output = page.locator('#f-visaTypeName');
  await page.locator('.rg-summary-box a').click();
  await expect.poll(() => output.evaluate((node) => node === document.activeElement)).toBe(true);
  await expectAccessible(page);
  await screenshot(page, `normal visa without a type ${language}`);

  await page.locator('.choice-card input').nth(1).check();
  // By its name: its place may be another's after a reload.
  expect(await page.locator('.choice-card :checked').inputValue()).toBe('Medical treatment');
  const [turkey] = await read('client/normal_visa/');
  const types = (turkey as unknown as { countryVisaTypes: readonly Named[] }).countryVisaTypes;
  const name = types[1]?.name[LANGUAGES.indexOf(language)] ?? '';
  // It has no place of its own: what is chosen stands above the form.
  await expect.poll(() => output.textContent()).toBe(name);
  expect(await output.isVisible()).toBe(false);
  await expect.poll(() => page.locator('.rg-field .rg-error').count()).toBe(0);
  await page.locator('.rg-step button[type=submit]').click();
  await page.locator('.rg-review').getByText(name, { exact: true }).waitFor();
  await screenshot(page, `normal visa review ${language}`);
  await page.locator('.rg-review .rg-button-primary').click();

  const record = await recordOf(page);
  expect(record).toMatchObject({
    visaId: 'turkey',
    applicationId: 2,
    firstName: 'Rebin',
    language,
    visaTypeName: 'Medical treatment',
    form: [],
  });
}

async function recordOf(page: Page): Promise<Readonly<Record<string, unknown>>> {
  const reference = await page.locator('.rg-reference-number').textContent();
  const api = await logIn(baseUrl);
  const { data } = await api.get<{ data: { id: string; reference: string }[] }>(
    `${staff.list}?perPage=100`,
  );
  const entry = data.find((row) => row.reference === reference);
  return api.get(`${staff.list}${entry?.id ?? 'missing'}/`);
}

describe('a top country', () => {
  it.each(triedIn('ku'))(
    'waits for everything, chooses the first type, and compares those in the address, in %s',
    async (language) => {
      const page = await newPage({ language });
      await withoutInitialData(page);
      const release = await holdCalls(page, '*/api/client/top_country_visa_requirements/');
      await page.goto(`${route}/topcountry/uk?compare=tourism|study`);
      await page.locator('.content-loading').waitFor();
      expect(await page.locator('.choice-card').count()).toBe(0);
      release();
      await page.locator('.choice-card input').first().waitFor();
      expect(await page.locator('.choice-card input').first().isChecked()).toBe(true);
      await page.locator('.rg-steps').waitFor();
      expect(await page.locator('.compare thead th').count()).toBe(2);
      await expectAccessible(page);
      await screenshot(page, `top country ${language}`);
    },
  );

  it.each(triedIn('en'))(
    'changes documents and sections with the type in %s, and keeps what both ask',
    async (language) => {
      const page = await newPage({ language });
      await page.goto(`${route}/topcountry/uk`);
      const top = (part: string) =>
        page
          .locator(part)
          .first()
          .evaluate((element) => element.getBoundingClientRect().top);
      expect(await top('.choice-card')).toBeLessThan(await top('.rg-form'));
      const steps = page.locator('.rg-steps-step');
      await steps.nth(1).waitFor();
      const documents = () => page.locator('.visa-info li').allTextContents();
      const [tourism, asked] = [await documents(), await steps.allTextContents()];
      await page.locator('[name=firstName]').fill('Rebin');
      await steps.nth(1).click();
      const days = page.locator(
        '.rg-step input[inputmode=decimal], .rg-step input[inputmode=numeric]',
      );
      await days.last().fill('14');
      await days.last().blur();

      await page.locator('.choice-card input').nth(1).check();
      await expect.poll(() => steps.allTextContents()).not.toEqual(asked);
      expect(await documents()).not.toEqual(tourism);
      await steps.first().click();
      expect(await page.locator('[name=firstName]').inputValue()).toBe('Rebin');
      await steps.nth(1).click();
      expect(await days.last().inputValue()).toBe('14');
    },
  );

  it.each(triedIn('en'))(
    'says in %s when it cannot be read, and reads it again',
    async (language) => {
      const page = await newPage({ language });
      await withoutInitialData(page);
      await failOnce(page, '*/api/client/top_country_visa_type/');
      await page.goto(`${route}/topcountry/canada`);
      await page.locator('.content-failed').waitFor();
      await expectAccessible(page);
      await page.locator('.content-failed button').click();
      await page.locator('.choice-card input').first().waitFor();
      expect(takeProblems(page).filter((problem) => !LINE_CUT.test(problem))).toEqual([]);
    },
  );
});
