import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { prune } from '../../src/definition/validate/prune';
import { toPayload } from '../../src/definition/payload/payload';
import type { Values } from '../../src/definition/model/values';
import { fillFields } from './fill';
import { expectAccessible } from './accessibility';
import { baseUrl, newPage, screenshot } from './harness';
import { answersOf, SERVICES } from './services';
import { logIn } from './staff';
import { triedIn } from './trials';

const PATH = '/services/tickets';

const service = SERVICES.find(({ route }) => route === PATH);
if (!service) throw new Error('no service at that address');
const { form, steps, staff } = service;

const cards = (page: Page) => page.locator('.ticket-card');
const radio = (page: Page, name: string) => page.locator(`[name="${name}"]:checked`).inputValue();

describe('tickets', () => {
  it.each(triedIn('ku'))(
    'fills the form in with the price that was pressed, and gives the focus back without one, in %s',
    async (language) => {
      const page = await newPage({ language });
      await page.goto(PATH);
      const more = page.locator('.ticket-card .button-quiet');
      const dialog = page.locator('.ticket-dialog');
      await more.nth(2).click();
      await dialog.waitFor();
      await page.keyboard.press('Escape');
      await expect.poll(() => dialog.count()).toBe(0);
      await expect
        .poll(() => more.nth(2).evaluate((button) => button === document.activeElement))
        .toBe(true);
      await more.first().click();
      await dialog.waitFor();
      await expectAccessible(page);
      await screenshot(page, `ticket dialog ${language}`);
      // The second class, one way.
      const price = dialog.locator('tbody tr').nth(1).locator('button').first();
      const amount = (await price.textContent()) ?? '';
      await price.click();
      await expect.poll(() => dialog.count()).toBe(0);
      await expect.poll(() => radio(page, 'ticketType')).toBe('2');
      expect(await page.locator('[name=classType]').inputValue()).toBe('1');
      await expect.poll(() => page.locator('[name=fromAirport]').inputValue()).toContain('EBL');
      expect(await page.locator('[name=toAirport]').inputValue()).toContain('IST');
      expect(await page.locator('[name=returnDate]').count()).toBe(0);
      await expect
        .poll(() => page.evaluate(() => document.activeElement?.className))
        .toBe('service-form');
      expect(amount).toMatch(/\$\d/u);
      const choice = page.locator('.service-choice');
      expect(await choice.textContent()).toContain(amount);
      await page.locator('[name=classType]').selectOption('3');
      await choice.waitFor({ state: 'detached' });
    },
  );
});

/** Expects the list to show offers of one way, both ways or all. */
async function expectFilter(page: Page): Promise<void> {
  await cards(page).first().waitFor();
  const all = await cards(page).count();
  const filter = page.locator('#tickets-filter');
  await filter.selectOption('oneWay');
  const oneWay = await cards(page).count();
  await filter.selectOption('roundTrip');
  const roundTrip = await cards(page).count();
  expect([oneWay < all, roundTrip < all, oneWay + roundTrip > all]).toEqual([true, true, true]);
  expect(await page.locator('.ticket-card dd').count()).toBe(roundTrip);
}

it('filters its offers, sends several cities as lists, the main leg first, and keeps the choice over a reload', async () => {
  const page = await newPage({ language: 'en', width: 360, height: 740 });
  const legs = [
    { fromDestination: 'EBL', toDestination: 'IST', dateArray: '2027-05-20' },
    { fromDestination: 'IST', toDestination: 'FRA', dateArray: '2027-05-24' },
  ];
  const values: Values = { ...answersOf(service), ticketType: 3, legs };
  await page.goto(PATH);
  await expectFilter(page);
  await page.locator('.rg-step').waitFor();
  await page.locator('[name=ticketType][value="3"]').check();
  // The draft is written after a pause.
  await expect
    .poll(() => page.evaluate(() => JSON.stringify(localStorage)))
    .toMatch(/ticketType\W+3/u);
  await page.reload();
  await page.locator('.rg-step').waitFor();
  expect(await radio(page, 'ticketType')).toBe('3');
  for (const { blocks } of steps) {
    await fillFields(
      page,
      form,
      values,
      blocks.flatMap(({ fields }) => fields),
    );
    await screenshot(page, `ticket legs ${blocks[0]?.fields[0] ?? ''}`);
    await page.locator('.rg-step button[type=submit]').click();
  }
  await page.locator('.rg-review .rg-button-primary').click();
  const reference = await page.locator('.rg-reference-number').textContent();
  const api = await logIn(baseUrl);
  const { data } = await api.get<{ data: Record<string, unknown>[] }>(`${staff.list}?perPage=100`);
  const { id } = data.find((row) => row.reference === reference) ?? {};
  const record = await api.get<Record<string, unknown>>(`${staff.list}${String(id)}/`);
  const sent = toPayload(service, prune(form, values), 'en');
  expect(record).toMatchObject({
    fromDestination: ['EBL', 'IST'],
    toDestination: ['IST', 'FRA'],
    dateArray: ['2027-05-20', '2027-05-24'],
    passengers: sent.passengers,
    ticketType: 3,
  });
  expect(record).not.toHaveProperty('legs');
  expect(record).not.toHaveProperty('fromAirport');
});
