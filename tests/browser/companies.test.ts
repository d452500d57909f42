import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { pick, type Text } from '../../src/definition/model/text';
import { readJson } from '../fixtures/services';
import { expectAccessible } from './accessibility';
import { newPage, screenshot } from './harness';
import { takeProblems } from './problems';
import { decideCalls, withoutInitialData } from './calls';
import { triedIn } from './trials';

const LIST = '/services/settingupbusiness';
const GEORGIA = `${LIST}/georgia`;
const PHONE = { width: 360, height: 740 };

interface Sample {
  readonly id: string;
  readonly name: Text;
  readonly requirements: readonly { readonly title: Text; readonly items: readonly Text[] }[];
}

const { samples } = readJson('schemas/content/company_formation_country.json') as {
  readonly samples: readonly Sample[];
};
const georgia = samples.find(({ id }) => id === 'georgia');
if (!georgia) throw new Error('no country to look at');

const goOn = (page: Page) => page.locator('.rg-step button[type=submit]').click();
const country = (page: Page) => page.locator('[name="countryName"]');

/** Expects a company to be added only with all five answers. */
async function expectWholeCompanies(page: Page): Promise<void> {
  await page.locator('[name="doYouHaveAnyCompany"][value="true"]').check();
  const list = page.locator('[id="f-listOfCompanies"]');
  await page.locator('[name="listOfCompanies.0.companyName"]').fill('Lana Group');
  expect(await page.locator('[name="listOfCompanies.0.numberOfEmployees"]').inputValue()).toBe('1');
  await list.locator('.rg-entry > .rg-button').click();
  await expect.poll(() => list.locator('.rg-entry .rg-error').count()).toBe(4);
  expect(await list.locator('.rg-row').count()).toBe(0);
  await page.locator('[name="doYouHaveAnyCompany"][value="false"]').check();
  await list.waitFor({ state: 'detached' });
}

describe('company formation', () => {
  it.each(triedIn('en'))(
    'lists countries before the form in %s, adds a company only with all five answers, and links to their pages and back',
    async (language) => {
      const say = (text: Text) => pick(text, language);
      const page = await newPage({ language, ...PHONE });
      await page.goto(LIST);
      const cards = page.locator('.companies-cards .card');
      await cards.first().waitFor();
      const names = (await cards.allInnerTexts()).map((text) => text.split('\n')[0]);
      expect(names).toEqual(samples.map(({ name }) => say(name)));
      await page.locator('.rg-step').waitFor();
      await goOn(page);
      await expect.poll(() => country(page).inputValue()).toBe('');
      await goOn(page);
      await expectWholeCompanies(page);
      await cards.nth(2).click();
      await page.waitForURL(`**${GEORGIA}`);
      await page.locator('.companies-requirements').waitFor();
      await page.locator('.service-back').click();
      await page.waitForURL(`**${LIST}`);
    },
  );

  it.each(triedIn('ku'))(
    "shows a country's requirements by title in %s, other countries, and sets the country in the form",
    async (language) => {
      const say = (text: Text) => pick(text, language);
      const page = await newPage({ language });
      await page.goto(GEORGIA);
      const groups = page.locator('.companies-groups section');
      await groups.first().waitFor();
      expect(await groups.locator('h3').allTextContents()).toEqual(
        georgia.requirements.map(({ title }) => say(title)),
      );
      expect(await groups.nth(1).locator('li').allInnerTexts()).toEqual(
        georgia.requirements[1]?.items.map(say),
      );
      const others = page.locator('.companies-others a');
      await others.first().waitFor();
      expect(await others.allInnerTexts()).toEqual(
        samples.filter(({ id }) => id !== 'georgia').map(({ name }) => say(name)),
      );
      await goOn(page);
      await expect.poll(() => country(page).inputValue()).toBe(say(georgia.name));
      await expectAccessible(page);
      await screenshot(page, `company country ${language}`);

      await others.last().click();
      await page.waitForURL(`**${LIST}/germany`);
      await page.locator('.rg-step').waitFor();
      await goOn(page);
      await expect
        .poll(() => country(page).inputValue())
        .toBe(pick(['ئەڵمانیا', 'ألمانيا', 'Germany'], language));
    },
  );
});

it('lets the visitor choose another country, and keeps it when the language changes', async () => {
  const page = await newPage({ language: 'en' });
  await page.goto(GEORGIA);
  await page.locator('.rg-step').waitFor();
  await goOn(page);
  await country(page).fill('Estonia');
  await page.getByRole('option', { name: 'Estonia' }).click();
  await page.locator('.languages > button').click();
  await page.locator('.languages [lang=ckb]').click();
  await expect.poll(() => page.locator('html').getAttribute('lang')).toBe('ckb');
  await expect.poll(() => country(page).inputValue()).not.toMatch(/Georgia|جۆرجیا/);
});

it('opens the form although the countries cannot be loaded', async () => {
  const page = await newPage({ language: 'en' });
  await withoutInitialData(page);
  await decideCalls(page, '*/client/company_formation_country/*', () => 'failed');
  await page.goto(GEORGIA);
  await page.locator('.content-failed').first().waitFor();
  await page.locator('[name="firstName"]').waitFor();
  takeProblems(page);
});
