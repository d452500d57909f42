import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { readJson } from '../fixtures/services';
import { answerOf } from './entryPoints/fromServer';
import { expectAccessible } from './accessibility';
import { newPage, screenshot, settled } from './harness';
import { collectScripts } from './loadedSources';
import { SERVICES, servicesIn } from './services';
import { decideCalls, withoutInitialData } from './calls';
import { EACH_DIRECTION, triedIn } from './trials';

const PHONE = { width: 360, height: 740 };
const SLIDE_MS = 7000;
/** Of the page (platform/theme/base.css), for the header that stays. */
const SCROLL_PADDING = 88;

/** The words of a group of the locales. */
const words = (language: string, group: 'carousel' | 'home' | 'offers') =>
  (readJson(`locales/${language}.json`) as Record<string, Record<string, string>>)[group]!;

const slides = (page: Page) => page.locator('.home-carousel [role=group]');
const shown = (page: Page) =>
  slides(page).evaluateAll((all) => all.findIndex((one) => one.ariaHidden === 'false'));

/** Scrolls down the page until nothing more is loaded. */
async function walkDown(page: Page): Promise<void> {
  await page.locator('.home-carousel').waitFor();
  for (const part of ['offers', 'holidays', 'video', 'team', 'partners', 'blogs']) {
    const place = page.locator(`.home-near-${part}`);
    await place.scrollIntoViewIfNeeded();
    await place.locator('h2').first().waitFor();
  }
  await settled(page);
}

/** Expects all of a page that walkDown has walked. */
async function expectComplete(page: Page, language: string): Promise<void> {
  expect(await page.locator('h1').count()).toBe(1);
  expect(await page.locator('.home-near-offers .offer-card').count()).toBe(6);
  const more = page.locator('.home-near-offers .arrow-link');
  expect(await more.getAttribute('href')).toBe('/specialofferprofile');
  const blogs = (await answerOf('client/top_blogs/')) as readonly unknown[];
  expect(blogs.length).toBeGreaterThan(0);
  expect(await page.locator('.blog-card').count()).toBe(blogs.length);
  expect(await page.locator('.partners img').count()).toBeGreaterThan(3);
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBe(page.viewportSize()?.width);
  await expectAccessible(page);
  await screenshot(page, `home whole ${language} ${width}`);
}

/** Expects the scripts to list all services, and to contain none of them, no form engine, no map and no panel. */
function expectOnlyItself(scripts: string): void {
  for (const { route } of SERVICES) expect(scripts).toContain(route);
  expect(servicesIn(scripts)).toEqual([]);
  // Class names, which a build keeps.
  const loaded = ['rg-summary-box', 'leaflet-container', 'pn-aside'].filter((name) =>
    scripts.includes(name),
  );
  expect(loaded).toEqual([]);
}

/** Expects a holiday to show its destination, dates, price and recommendation, in English. */
async function expectHoliday(page: Page): Promise<void> {
  await page.locator('.home-near-holidays .button-quiet').first().click();
  const dialog = page.locator('.offer-dialog');
  await dialog.locator('.recommended').waitFor();
  expect(await dialog.locator('h2').textContent()).toMatch(/ to /u);
  expect(await dialog.locator('dd').allTextContents()).toEqual([
    expect.stringMatching(/^\d{1,2} \p{L}+ \d{4}$/u),
    expect.stringMatching(/^\d{1,2} \p{L}+ \d{4}$/u),
  ]);
  expect(await dialog.locator('.money').textContent()).toMatch(/^\$[\d,.]+$/u);
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
}

/** Expects a focused card to be scrolled clear of the header, from right to left. */
async function expectFocusClear(page: Page): Promise<void> {
  const last = page.locator('.home-near-offers .button-quiet').last();
  const box = () => last.evaluate((one) => one.getBoundingClientRect().toJSON() as DOMRect);
  await page.locator('.home-near-offers .button-quiet').nth(4).focus();
  expect((await box()).left).toBeLessThan(0);
  await page.keyboard.press('Tab');
  const { left, right, top } = await box();
  expect(left).toBeGreaterThanOrEqual(0);
  expect(right).toBeLessThanOrEqual(PHONE.width);
  // The row of the header that stays is the lower end of it.
  const header = page.locator('.header');
  expect(top).toBeGreaterThan(await header.evaluate((one) => one.getBoundingClientRect().bottom));
}

describe.each(EACH_DIRECTION)('the home page in %s', (language) => {
  // One test, since loading all of the page takes most of its time.
  it('is accessible and complete from top to bottom, on a desktop and on a phone, opens cards in dialogs and loads no video before it is requested', async () => {
    const page = await newPage({ language });
    const scripts = collectScripts(page);
    const hosts = new Set<string>();
    page.on('request', (request) => hosts.add(new URL(request.url()).host));
    await page.goto('/');
    await walkDown(page);
    await expectComplete(page, language);
    expectOnlyItself(scripts());
    if (language === 'en') await expectHoliday(page);

    await page.setViewportSize(PHONE);
    await settled(page);
    // Eight screens of a phone: cards stand in rows there.
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(6000);
    await expectComplete(page, language);
    if (language === 'ku') await expectFocusClear(page);
    for (const part of ['holidays', 'offers']) {
      await page.locator(`.home-near-${part} .button-quiet`).first().click();
      const dialog = page.locator('.offer-dialog');
      await dialog.locator('h2').waitFor();
      await expectAccessible(page);
      await screenshot(page, `home ${part} ${language}`);
      await page.keyboard.press('Escape');
      await dialog.waitFor({ state: 'detached' });
    }
    expect(hosts.size).toBe(1);
    expect(await page.locator('iframe').count()).toBe(0);
  });
});

it.each(triedIn('ku'))(
  'has slides that a visitor can pause, change and restart, in %s',
  async (language) => {
    const forward = language === 'en' ? 'ArrowRight' : 'ArrowLeft';
    const page = await newPage({ language, reducedMotion: false });
    await page.clock.install();
    await page.goto('/');
    await slides(page).first().waitFor({ state: 'attached' });
    const count = await slides(page).count();
    const { pause, play } = words(language, 'carousel');
    await expect.poll(() => shown(page)).toBe(0);
    await page.clock.runFor(SLIDE_MS + 100);
    await expect.poll(() => shown(page)).toBe(1);
    await page.getByRole('button', { name: pause! }).focus();
    await page.clock.runFor(3 * SLIDE_MS);
    expect(await shown(page)).toBe(1);
    await page.keyboard.press(forward);
    expect(await shown(page)).toBe(2);
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: play! }).waitFor();
    await page.locator('.header a').first().focus();
    await page.clock.runFor(3 * SLIDE_MS);
    expect(await shown(page)).toBe(2);
    await page.getByRole('button', { name: play! }).press('Enter');
    await page.locator('.header a').first().focus();
    await page.clock.runFor(SLIDE_MS + 100);
    await expect.poll(() => shown(page)).toBe(3 % count);
  },
);

it('links from the slides, which stand still with reduced motion, to the services, and from the offers to all of them', async () => {
  const page = await newPage({ language: 'ku', ...PHONE });
  const top = () => page.locator('#services').evaluate((one) => one.getBoundingClientRect().top);
  await page.goto('/');
  await page.locator('.home-carousel .carousel-bar').waitFor();
  // None to pause them.
  expect(await page.locator('.home-carousel .carousel-bar button').count()).toBe(2);
  const { height } = (await page.locator('.home-top').boundingBox())!;
  expect(height).toBeCloseTo(0.95 * PHONE.height, 0);
  await page.locator('.home-carousel .button').click();
  // What stands above comes in now, and pushes nothing away.
  await page.locator('.home-near-holidays .offer-card').first().waitFor({ state: 'attached' });
  await settled(page);
  expect(Math.abs((await top()) - SCROLL_PADDING)).toBeLessThan(5);
  await page.reload();
  await page.locator('.home-near-holidays .offer-card').first().waitFor({ state: 'attached' });
  await settled(page);
  expect(Math.abs((await top()) - SCROLL_PADDING)).toBeLessThan(5);
  await page.locator('.home-near-offers').scrollIntoViewIfNeeded();
  await page.locator('.home-near-offers .arrow-link').click();
  await page.waitForURL('**/specialofferprofile');
});

it('shows the drawn scene without slides, and no section that staff have written nothing for', async () => {
  const page = await newPage({ language: 'en' });
  // Embedded data would override the responses set here.
  await withoutInitialData(page);
  const lists = ['get_carousel', 'special_offer', 'top_blogs', 'get_partner', 'video_info', 'team'];
  for (const call of [...lists, 'trust']) {
    await decideCalls(page, `*/api/client/${call}/`, () => ({ json: [] }));
  }
  await page.goto('/');
  await page.locator('.home-carousel-photo[src*=scene]').waitFor();
  await page.locator('.home-near-holidays').scrollIntoViewIfNeeded();
  await page.locator('.home-near-holidays .offer-card').first().waitFor();
  expect(await page.locator('.trust-figures').count()).toBe(0);
  for (const part of ['offers', 'video', 'team']) {
    await expect.poll(() => page.locator(`.home-near-${part} h2`).count()).toBe(0);
  }
});

it('finds pages and records from the hero, by keys alone', async () => {
  const page = await newPage({ language: 'en' });
  await page.goto('/');
  const input = page.getByRole('combobox');
  await input.fill('visa for Turkey');
  await page
    .getByRole('option', { name: /Turkey/u })
    .first()
    .waitFor();
  await input.press('ArrowDown');
  await expectAccessible(page);
  const active = await input.getAttribute('aria-activedescendant');
  expect(await page.locator(`[id="${active}"]`).getAttribute('aria-selected')).toBe('true');
  await input.press('Escape');
  expect(await page.getByRole('listbox').count()).toBe(0);
  await input.press('ArrowDown');
  await input.press('Enter');
  await page.waitForURL('**/services/visa/turkey');
});
