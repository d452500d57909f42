import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { type Language, pick, type Text } from '../../src/definition/model/text';
import { prune } from '../../src/definition/validate/prune';
import type { Values } from '../../src/definition/model/values';
import { readJson } from '../fixtures/services';
import { answersOf, SERVICES } from './services';
import { answerOf } from './entryPoints/fromServer';
import { holdCalls } from './calls';
import { expectAccessible } from './accessibility';
import { newPage, screenshot } from './harness';
import { allowProblems } from './problems';
import { triedIn } from './trials';

const LIST = '/services/tourgroup';
const TOUR = `${LIST}/101`;

interface Words {
  readonly tours: {
    readonly sorts: { readonly lowest: string };
    readonly shown: string;
    readonly all: string;
  };
}

/** See docs/requirements.md, P44. */
const FULL_ROOM: Text = [
  'هەر ژوورێک تەنها 4 کەس دەگرێت',
  'لا تتسع الغرفة الواحدة لأكثر من 4 أشخاص',
  'you can only have 4 person per room',
];

const words = (language: Language) => (readJson(`locales/${language}.json`) as Words).tours;
const shown = (language: Language, count: number, total: number) =>
  words(language).shown.replace('{{shown}}', `${count}`).replace('{{total}}', `${total}`);

const cards = (page: Page) => page.locator('.tour-card');
const prices = async (page: Page) =>
  (await cards(page).locator('.money').allTextContents()).map((text) =>
    Number(text.replaceAll(/\D/gu, '')),
  );

describe('the tours', () => {
  it.each(triedIn('ku'))(
    'are shown ten at a time in %s, and the next follow with the focus',
    async (language) => {
      const { total } = (await answerOf('client/get_tour_group/')) as { total: number };
      expect(total).toBeGreaterThan(10);
      const page = await newPage({ language });
      await page.goto(LIST);
      await page.getByText(shown(language, 10, total)).waitFor();
      expect(await cards(page).count()).toBe(10);
      await page.locator('.list-more').click();
      await page.getByText(shown(language, total, total)).waitFor();
      expect(await cards(page).count()).toBe(total);
      expect(await page.locator('.list-more').count()).toBe(0);
      const focused = cards(page).nth(10).locator('a');
      await expect
        .poll(() => focused.evaluate((link) => link === document.activeElement))
        .toBe(true);
      await page.locator('#tours-search').fill('Atlantis');
      await expect.poll(() => cards(page).count()).toBe(0);
      await expectAccessible(page);
      await screenshot(page, `tours none ${language}`);
    },
  );

  it.each(triedIn('en'))(
    'are sorted by price in %s, and Back brings search and order again',
    async (language) => {
      const page = await newPage({ language });
      await page.goto(LIST);
      await page.locator('#tours-sort').selectOption({ label: words(language).sorts.lowest });
      await expect.poll(async () => (await prices(page))[0]).toBe(75);
      const found = await prices(page);
      expect(found).toEqual([...found].sort((a, b) => a - b));
      await page.locator('#tours-search').fill('baghdad');
      await expect.poll(() => page.url()).toContain('search=baghdad');
      await expect.poll(() => cards(page).count()).toBeLessThan(10);
      const before = await prices(page);
      await cards(page).first().locator('a').click();
      await page.locator('.tour-facts').waitFor();
      await page.goBack();
      await expect.poll(() => prices(page)).toEqual(before);
      expect(await page.locator('#tours-search').inputValue()).toBe('baghdad');
      expect(await page.locator('#tours-sort').inputValue()).toBe('price');
    },
  );
});

describe('the page of a tour', () => {
  it.each(triedIn('en'))('says in %s that a tour is not there', async (language) => {
    const page = await newPage({ language, width: 360, height: 740 });
    allowProblems(page, /status of 404/u);
    await page.goto(`${LIST}/atlantis`);
    await page.locator('.record-missing').waitFor();
    await expectAccessible(page);
    await screenshot(page, `tour missing ${language}`);
    await page.locator('.record-missing').getByText(words(language).all).click();
    await cards(page).first().waitFor();
  });

  it('shows five others beside it, and leads to them', async () => {
    const page = await newPage({ language: 'ku' });
    await page.goto(TOUR);
    const others = page.locator('.tour-others a');
    await others.first().waitFor();
    const addresses = await others.evaluateAll((all) => all.map((one) => one.getAttribute('href')));
    expect(addresses).toHaveLength(5);
    expect(addresses).not.toContain(TOUR);
    const name = await others.first().textContent();
    const release = await holdCalls(page, '*/api/client/show_tour_group/*/');
    await others.first().click();
    await page.locator('.content-loading').waitFor();
    expect(await page.locator('.tour').count()).toBe(0);
    release();
    await expect.poll(() => page.locator('h1').textContent()).toBe(name);
  });
});

it.each(triedIn('en'))(
  'the form of a tour counts in %s with the chosen line, from the first on, takes four persons a room, and keeps each tour apart',
  async (language) => {
    const page = await newPage({ language, width: 360, height: 740 });
    await page.goto(TOUR);
    const total = page.locator('#f-roomsTotalMoney');
    await expect.poll(() => total.textContent()).toContain('$1,300');
    const chosen = page.locator('.tour-choose[aria-pressed=true]');
    // Who speaks what is on the button presses it.
    expect(await chosen.getAttribute('aria-label')).toContain(await chosen.textContent());
    await page.locator('.tour-choose').nth(2).click();
    await expect.poll(() => total.textContent()).toContain('$1,780');
    const hotel = pick(['هوتێلی بۆسفۆر پاڵاس', 'فندق البوسفور بالاس', 'Bosphorus Palace'], language);
    expect(await page.locator('#f-hotelName').textContent()).toContain(hotel);
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.className))
      .toBe('service-form');
    await page.locator('#f-rooms-add').click();
    await expect.poll(() => total.textContent()).toContain('$3,560');
    await screenshot(page, `tour rooms ${language}`);

    await page.goto(`${LIST}/102`);
    await expect.poll(() => total.textContent()).toContain('$1,740');

    const more = page.locator('[id="f-rooms-0-numberOfChildren2bo6"]');
    const plus = more.locator('xpath=ancestor::*[contains(@class,"rg-counter")]//button[last()]');
    await plus.click();
    await plus.click();
    expect(await more.inputValue()).toBe('2');
    await plus.click();
    expect(await more.inputValue()).toBe('2');
    await page.getByText(pick(FULL_ROOM, language)).waitFor();
    await screenshot(page, `tour full room ${language}`);
  },
);

it('sends a sample whose totals are those of the price list', () => {
  const service = SERVICES.find(({ route }) => route === LIST);
  if (!service) throw new Error('no such service');
  const prices = { priceOfAdult: 650, priceOfChild2bo6: 390, priceOfChild6bo12: 470 };
  const answers: Values = { ...answersOf(service), ...prices, priceOfInfant: 60 };
  expect(prune(service.form, answers).roomsTotalMoney).toBe(service.sample.roomsTotalMoney);
});
