import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { type Language, LANGUAGES, pick } from '../../src/definition/model/text';
import { answerOf } from './entryPoints/fromServer';
import { expectAccessible } from './accessibility';
import { newPage, screenshot, settled } from './harness';
import { allowProblems } from './problems';
import { SERVICES } from './services';
import { decideCalls, failOnce, type Outcome, withoutInitialData } from './calls';
import { triedIn } from './trials';

const PHONE = { width: 360, height: 740 };
const service = SERVICES.find(({ page }) => page.component === 'cars');
if (!service) throw new Error('no service has the cars');
const { route, submit, tile } = service;

interface Gallery {
  readonly data: readonly {
    readonly id: string;
    readonly name: { readonly name: readonly string[] };
  }[];
  readonly total: number;
  readonly pages: number;
}

const gallery = async (query = '') =>
  (await answerOf(`client/car_type_gallery${query}`)) as Gallery;
const namesOf = ({ data }: Gallery, language: Language) =>
  data.map(({ name }) => name.name[LANGUAGES.indexOf(language)] ?? '');

const cards = (page: Page) => page.locator('.cars-grid .car-card');
const shown = (page: Page) => page.locator('.cars-grid .car-card-name').allTextContents();
const buttons = (page: Page) => page.locator('.pager button');

const position = (page: Page) => page.locator('.cars-strip').evaluate((strip) => strip.scrollLeft);

/** Expects the slider to move on and back with its buttons, in reading direction, and to lead to all cars. */
async function expectSlides(page: Page, language: Language): Promise<void> {
  const [all, back, forth] = [0, 1, 2].map((index) =>
    page.locator('.strip-buttons button').nth(index),
  );
  await forth?.waitFor();
  // All of them are in the gallery.
  const { total } = await gallery();
  expect(await page.locator('.cars-strip li').count()).toBeLessThan(total);
  expect(await back?.getAttribute('aria-disabled')).toBe('true');
  expect(await position(page)).toBe(0);
  await forth?.click();
  // In a right-to-left language the next slide is on the left.
  const side = language === 'en' ? 1 : -1;
  await expect.poll(async () => (await position(page)) * side).toBeGreaterThan(100);
  await expect.poll(() => back?.getAttribute('aria-disabled')).toBeNull();
  await back?.click();
  await expect.poll(async () => Math.abs(await position(page))).toBeLessThan(5);
  await all?.click();
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('cars-gallery');
}

/** Expects the gallery to paginate, and to show the current page after a reload. */
async function expectPages(page: Page, language: Language): Promise<void> {
  const [first, second] = [await gallery(), await gallery('?page=2')];
  expect(first.pages).toBe(2);
  await expect.poll(() => shown(page)).toEqual(namesOf(first, language));
  expect(await buttons(page).first().getAttribute('aria-disabled')).toBe('true');

  await buttons(page).last().click();
  await expect.poll(() => shown(page)).toEqual(namesOf(second, language));
  expect(await page.locator('.pager span').textContent()).toMatch(/2.*2/u);
  expect(await buttons(page).last().getAttribute('aria-disabled')).toBe('true');
  await page.reload();
  await expect.poll(() => shown(page)).toEqual(namesOf(second, language));
  await buttons(page).first().click();
  await expect.poll(() => shown(page)).toEqual(namesOf(first, language));
}

describe('the car gallery', () => {
  it.each(triedIn('en'))(
    'searches while typing, from page 1, and keeps its results until new ones are loaded, in %s',
    async (language) => {
      const page = await newPage({ language });
      const asked: string[] = [];
      let release = () => {};
      const held = new Promise<Outcome>((resolve) => (release = () => resolve('sent')));
      allowProblems(page, /net::ERR|Failed to load/u);
      await decideCalls(page, '*/api/client/car_type_gallery*', (url) => {
        const { search } = new URL(url);
        asked.push(search);
        return search.includes('search') ? held : 'sent';
      });
      await page.goto(route);
      await buttons(page).last().click();
      const before = namesOf(await gallery('?page=2'), language);
      await expect.poll(() => shown(page)).toEqual(before);
      const word = pick(['کیا', 'كيا', 'kia'], language);
      await page.locator('#cars-search').pressSequentially(word);
      await page.locator('[aria-busy=true] .cars-grid').waitFor();
      expect(await shown(page)).toEqual(before);
      release();
      const found = await gallery(`?search=${encodeURIComponent(word)}`);
      expect(found.total).toBeGreaterThan(1);
      await expect.poll(() => shown(page)).toEqual(namesOf(found, language));
      expect(asked.map((query) => new URLSearchParams(query).get('page'))).toEqual(['2', '1']);
      expect(await page.locator('.list-shown').textContent()).toContain(String(found.total));
      expect(await page.locator('.pager').count()).toBe(0);
      await screenshot(page, `cars found ${language}`);
    },
  );

  it.each(triedIn('ku'))('reports an empty result and a failed request in %s', async (language) => {
    const page = await newPage({ language, ...PHONE });
    await withoutInitialData(page);
    await page.goto(route);
    await cards(page).first().waitFor();
    await page.locator('#cars-search').fill('zzz');
    await expect.poll(() => cards(page).count()).toBe(0);
    await page.getByText(pick(['نەدۆزرایەوە', '', 'No car was found'], language)).waitFor();
    await expectAccessible(page);

    allowProblems(page, /net::ERR|Failed to load/u);
    await failOnce(page, '*/api/client/car_type_gallery*');
    await page.locator('#cars-search').fill('');
    await page.locator('.content-failed').waitFor();
    await page.locator('.content-failed button').click();
    await cards(page).first().waitFor();
    // The form does not depend on the gallery.
    expect(await page.locator('.rg-step').count()).toBe(1);
  });
});

describe('a car', () => {
  it.each(triedIn('en'))(
    'is beside a slider that moves, opens from its tile, its card and by keyboard, and closes with Escape, Back and the button, in %s',
    async (language) => {
      const page = await newPage({ language, ...PHONE });
      await page.goto('/');
      await page.locator('.tile', { hasText: pick(tile.title, language) }).click();
      await expectSlides(page, language);
      const card = cards(page).nth(2);
      const dialog = page.locator('.car-dialog');
      await card.focus();
      await page.keyboard.press('Enter');
      await dialog.waitFor();
      const [, , name = ''] = namesOf(await gallery(), language);
      await page.getByRole('dialog', { name }).getByRole('heading', { name }).waitFor();
      await expectAccessible(page);
      await screenshot(page, `car ${language}`);

      await page.keyboard.press('Escape');
      await dialog.waitFor({ state: 'detached' });
      expect(await card.evaluate((element) => element === document.activeElement)).toBe(true);
      await card.click();
      await dialog.waitFor();
      await page.goBack();
      await dialog.waitFor({ state: 'detached' });
      expect(new URL(page.url()).pathname).toBe(route);
      await card.click();
      await page.locator('.page-dialog-close button').click();
      await dialog.waitFor({ state: 'detached' });
    },
  );

  // One test, since all stand on one page.
  it.each(triedIn('ku'))(
    'is on a page of the gallery, is found in the slider and set in the form, which scrolls into view and follows the language, in %s',
    async (language) => {
      const page = await newPage({ language, ...PHONE });
      await page.goto(route);
      await expectPages(page, language);
      await expectSlides(page, language);
      // A notice for four seconds if it is rented without photos.
      expect(submit.invalid.timeout).toBe(4000);
      await page.locator('.rg-step button[type=submit]').click();
      await page.getByText(pick(submit.invalid.text, language)).first().waitFor();
      // It would cover the menu of languages.
      await page.locator('.snackbar-close').click();
      expect(await page.locator('.rg-field .rg-error').count()).toBe(1);
      await page.locator('[name=firstName]').fill('Shvan');
      await page.locator('.cars-strip .car-card').nth(1).click();
      await page.locator('.car-dialog .button').click();
      await page.locator('.car-dialog').waitFor({ state: 'detached' });
      const form = page.locator('.service-form');
      await page.locator('.service-form:focus-within').waitFor();
      await expect
        .poll(async () => Math.abs((await form.boundingBox())?.y ?? Infinity))
        .toBeLessThan(150);
      const output = page.locator('#f-carType');
      await output.getByText(pick(['کیا پیکانتۆ', '', 'Kia Picanto'], language)).waitFor();
      expect(await page.locator('[name=firstName]').inputValue()).toBe('Shvan');
      await page.locator('.languages > button').first().click();
      await page.locator('.languages li button', { hasText: 'العربية' }).click();
      await output.getByText('كيا بيكانتو').waitFor();
      expect(await page.locator('[name=firstName]').inputValue()).toBe('Shvan');
    },
  );
});

/** Opens the page on a phone, with the form below the cars, and its button. */
async function openForm() {
  const page = await newPage(PHONE);
  await page.goto(route);
  const button = page.locator('.rg-step button[type=submit]');
  await button.waitFor();
  await settled(page);
  return { page, button };
}

it('the form below the cars does not move once it is on the screen, so that no press misses its button', async () => {
  const { page, button } = await openForm();
  await settled(page);
  const [before, after] = await button.evaluate(async (pressed) => {
    const top = () => Math.round(pressed.getBoundingClientRect().top);
    // As browsers are that do not make up for a change of size above.
    document.documentElement.style.overflowAnchor = 'none';
    // At once, as voice control and Playwright do before they press.
    pressed.scrollIntoView({ block: 'center', behavior: 'instant' });
    const first = top();
    for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
    return [first, top()];
  });
  expect(after).toBe(before);
});

it('blocks that the browser skips keep the height that they have on the screen', async () => {
  const { page, button } = await openForm();
  const heights = () =>
    page
      .locator('.rg-block-section')
      .evaluateAll((blocks) => blocks.map((block) => (block as HTMLElement).offsetHeight));
  const isSkipped = () =>
    page
      .locator('.rg-block-section .rg-label')
      .last()
      .evaluate((label) => !label.checkVisibility({ contentVisibilityAuto: true }));
  const first = page.locator('.rg-block-section .rg-input').first();
  const expectSame = async () => {
    // To the end of the gallery, which is more than a screen below the form.
    await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
    await settled(page);
    const before = await heights();
    await first.evaluate((input: HTMLElement) => input.focus({ preventScroll: true }));
    await expect.poll(isSkipped).toBe(true);
    expect(await heights()).toEqual(before);
    await first.evaluate((input: HTMLElement) => input.blur());
    await expect.poll(isSkipped).toBe(false);
  };
  await expectSame();
  // Reports what is missing in every block.
  await button.evaluate((element: HTMLElement) => element.click());
  await page.locator('.rg-field-invalid').first().waitFor({ state: 'attached' });
  await expectSame();
  await page.setViewportSize({ width: PHONE.height, height: PHONE.width });
  await expectSame();
});
