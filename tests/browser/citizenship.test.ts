import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { pick, type Text } from '../../src/definition/model/text';
import { readJson } from '../fixtures/services';
import { expectAccessible } from './accessibility';
import { decideCalls } from './calls';
import { newPage, screenshot } from './harness';
import { allowProblems } from './problems';
import { triedIn } from './trials';

const LIST = '/services/citizenship';
const PROFILE = '/services/citizenship-profile/turkey';
const PHONE = { width: 360, height: 740 };

interface Sample {
  readonly id: string;
  readonly name: Text;
  readonly briefFacts: readonly { readonly majorTitle: Text }[];
  readonly overview: readonly { readonly title: Text }[];
}

const { samples } = readJson('schemas/content/citizenship_type.json') as {
  readonly samples: readonly Sample[];
};

const toggle = (page: Page) => page.locator('.citizenship-apply button');
const form = (page: Page) => page.locator('.citizenship-form');

describe('citizenship pages', () => {
  it.each(triedIn('en'))(
    'list the types with their first three facts in %s, link to their pages, and keep a separate draft for each',
    async (language) => {
      const say = (text: Text) => pick(text, language);
      const page = await newPage({ language, ...PHONE });
      await page.goto(LIST);
      const cards = page.locator('.citizenship-card');
      await cards.first().waitFor();
      expect(await cards.locator('h3').allTextContents()).toEqual(
        samples.map(({ name }) => say(name)),
      );
      for (const [index, { briefFacts }] of samples.entries()) {
        const facts = await cards.nth(index).locator('.brief-fact-major').allTextContents();
        expect(facts).toEqual(briefFacts.slice(0, 3).map(({ majorTitle }) => say(majorTitle)));
      }
      await cards.first().locator('a').click();
      await page.waitForURL(`**${PROFILE}`);
      await page.locator('.country-cover').waitFor();
      await toggle(page).click();
      await page.locator('[name="firstName"]').fill('Shilan');
      await page.locator('.service-back').click();
      await page.waitForURL(`**${LIST}`);
      await cards.nth(1).locator('a').click();
      await page.locator('.country-cover').waitFor();
      await toggle(page).click();
      expect(await page.locator('[name="firstName"]').inputValue()).toBe('');
    },
  );

  it.each(triedIn('ku'))(
    "show all facts and sections in %s, and keep the form's input when it is closed and opened",
    async (language) => {
      const say = (text: Text) => pick(text, language);
      const page = await newPage({ language });
      await page.goto(PROFILE);
      const [turkey] = samples;
      if (!turkey) throw new Error('no citizenship to look at');
      await page.locator('.country-cover').waitFor();
      await page.getByRole('heading', { level: 1 }).getByText(say(turkey.name)).waitFor();
      expect(await page.locator('.brief-facts > div').count()).toBe(turkey.briefFacts.length);
      expect(await page.locator('.citizenship-overview h2').allTextContents()).toEqual(
        turkey.overview.map(({ title }) => say(title)),
      );
      expect(await page.locator('.citizenship-table th').count()).toBe(3);

      expect(await toggle(page).getAttribute('aria-expanded')).toBe('false');
      expect(await form(page).isVisible()).toBe(false);
      await toggle(page).click();
      expect(await toggle(page).getAttribute('aria-expanded')).toBe('true');
      expect(await form(page).evaluate((panel) => panel === document.activeElement)).toBe(true);
      await page.locator('[name="firstName"]').fill('Shilan');
      await screenshot(page, `citizenship profile open ${language}`);
      await expectAccessible(page);
      await toggle(page).click();
      expect(await form(page).isVisible()).toBe(false);
      await toggle(page).click();
      expect(await page.locator('[name="firstName"]').inputValue()).toBe('Shilan');
    },
  );
});

it('open the form from the top of the page, and no form for a missing record', async () => {
  const page = await newPage({ language: 'ku', ...PHONE });
  await page.goto(PROFILE);
  await page.locator('.citizenship-ask').click();
  await page.locator('[name="firstName"]').waitFor();
  expect(await page.locator('.citizenship-ask').count()).toBe(0);
  allowProblems(page, /status of 404/u);
  await page.goto(`${PROFILE}-nope`);
  await page.locator('.content-failed').waitFor();
  expect(await page.locator('.citizenship-profile button').count()).toBe(0);
});

it('open the form although the content cannot be loaded, and retry on request', async () => {
  const page = await newPage({ language: 'en' });
  allowProblems(page, /net::ERR_FAILED/u);
  const restore = await decideCalls(page, '*/client/citizenship_type/turkey/', () => 'failed');
  // By a link: a page that is opened by URL has its record embedded.
  await page.goto(LIST);
  await page.locator(`.citizenship-card a[href="${PROFILE}"]`).click();
  await page.locator('.content-failed').waitFor();
  await toggle(page).click();
  await page.locator('[name="firstName"]').waitFor();
  await restore();
  await page.locator('.content-failed button').click();
  await page.locator('.country-cover').waitFor();
});
