import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { type Language } from '../../src/definition/model/text';
import { expectOrder, expectSound, widthsIn } from './everything/inspect';
import { actions, control, openFixture, named, openDialog, speak } from './fixture/open';
import { screenshot } from './harness';
import { EACH_DIRECTION } from './trials';

const back = (language: Language = 'en') => openFixture({ language, mode: 'back' });

/** Some answers of the sample, in different positions. */
const SHOWN: readonly (readonly [path: string, value: string])[] = [
  ['firstName', 'هێرۆ'],
  ['about', 'خوێندکارم.\nحەزم لە گەشتە.'],
  ['expires', '2030-02-28'],
  ['otherPurpose', 'کۆنگرە'],
  ['cabinClass', '0'],
  ['people', '2'],
  ['height', '1.68'],
  ['home.street', 'شەقامی ١٠٠ مەتری'],
  ['travellers.1.weight', '7.5'],
  ['jobs.1.company', 'Rudaw'],
  ['companyNames.0', 'Nawroz'],
  ['rooms.0.numberOfAdults', '2'],
  ['rooms.0.listOfChildren2bo6.0', '2022-03-14'],
  ['legs.0.fromDestination', 'EBL'],
  ['witness.place.lane', ''],
  ['hobbies.1', 'Chess'],
];

/** Calculated and preset values. */
const OUTPUTS: readonly (readonly [path: string, text: string])[] = [
  ['hotel', 'Rotana'],
  ['vehicle', 'Toyota Corolla'],
  ['rooms.0.totalMoney', '250.5'],
  ['roomsTotalMoney', '470.5'],
  ['returnTo', 'هەولێر'],
];

/** In the order of pressing, what could change an answer of a role or type; all of it where neither is known. */
const EVERY_KEY = ['5', 'ArrowDown', 'ArrowUp', ' ', 'Backspace'];
const KEYS: Readonly<Record<string, readonly string[]>> = {
  text: ['5', 'ArrowUp', 'Backspace'],
  email: ['5', 'Backspace'],
  tel: ['5', 'Backspace'],
  textarea: ['5', 'Backspace'],
  radio: ['ArrowDown', ' '],
  checkbox: [' '],
};

/** Dialogs to be opened one in the other, and an answer in the last. */
const DIALOGS: readonly (readonly [paths: readonly string[], path: string, value: string])[] = [
  [['contact'], 'contact.name', 'دایکم'],
  [['contact', 'contact.degrees'], 'contact.degrees.0.field', 'Law'],
  [['stay'], 'stay.to', '2025-06-15'],
  [['jobs.0.dates'], 'jobs.0.dates.from', '2010-01-01'],
  [['degrees'], 'degrees.0.field', 'کیمیا'],
];

describe('a record in back mode', () => {
  it.each(EACH_DIRECTION)('shows all answers accessibly in %s', async (language) => {
    const page = await back(language);
    for (const [path, value] of SHOWN) {
      expect(await named(page, path).inputValue(), path).toBe(value);
    }
    for (const [path, text] of OUTPUTS) {
      expect(await control(page, path).textContent(), path).toBe(text);
    }
    expect(await page.locator('[name="gender"][value="Female"]').isChecked()).toBe(true);
    expect(await named(page, 'papers').count()).toBe(0);
    await expectSound(page, `record ${language}`, widthsIn(language));
    await screenshot(page, `everything record ${language}`);
  });

  // One test, since all stand on one page.
  it('accepts no change, opens its dialogs read-only in any language, and stores and sends nothing', async () => {
    const page = await openFixture({ mode: 'back', without: ['birthplace'] });
    await expect.poll(() => named(page, 'airport').inputValue()).toBe('Erbil (EBL)');
    await offersOnlyToRead(page);
    const before = await snapshot(page);
    await pressEverything(page);
    expect(await snapshot(page)).toEqual(before);
    for (const dialog of DIALOGS) await readIn(page, ...dialog);

    const period = await openDialog(page, 'period');
    const untilNow = period.getByLabel('Until now');
    expect(await untilNow.isChecked()).toBe(true);
    expect(await untilNow.isDisabled()).toBe(true);
    await actions(page).locator('button').click();
    await period.waitFor({ state: 'detached' });

    const contact = await openDialog(page, 'contact');
    await named(page, 'contact.phone').focus();
    await speak(page, 'ku');
    await contact.getByRole('heading', { name: 'کەسی نزیک' }).waitFor();
    expect(await named(page, 'contact.name').inputValue()).toBe('دایکم');
    await page.keyboard.press('Escape');
    await contact.waitFor({ state: 'detached' });
    await expect
      .poll(() => control(page, 'contact').evaluate((it) => it === document.activeElement))
      .toBe(true);
    // The dialog's history entry is removed asynchronously.
    await expect.poll(() => page.evaluate(() => 'dialogs' in (history.state ?? {}))).toBe(false);
    expect(await page.evaluate(() => window.world)).toMatchObject({ submissions: [], notices: [] });
    await page.reload();
    await page.locator('.rg-form').waitFor();
    expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
  });
});

/** Expects no buttons to add, delete or send, and words instead of an empty dialog. */
async function offersOnlyToRead(page: Page): Promise<void> {
  const buttons = page.locator('.rg-form button:not([aria-disabled=true])');
  const words = await buttons.allTextContents();
  const rooms = ['Room 1 ', 'Room 2 ', 'Next: Room 2'];
  expect(new Set(words.filter(Boolean))).toEqual(new Set(['View', ...rooms]));
  expect(await page.locator('[type=submit], [type=file], form').count()).toBe(0);
  const unanswered = page.locator('.rg-field:has(> .rg-none)');
  expect(await unanswered.locator('.rg-label').allTextContents()).toEqual([
    expect.stringContaining('Date and place of birth'),
  ]);
  expect(await unanswered.locator('button').count()).toBe(0);
}

/** Tries to change an answer of each kind by keyboard, and one of each group of radios by the mouse. */
async function pressEverything(page: Page): Promise<void> {
  const controls = page.locator('.rg-form :is(input, select, textarea):enabled');
  const kinds = await controls.evaluateAll((all) =>
    all.map((one) => {
      const { role, inputMode, type } = one as HTMLInputElement;
      return role ?? (inputMode || type);
    }),
  );
  expect(kinds.length).toBeGreaterThan(40);
  for (const kind of new Set(kinds)) {
    await controls.nth(kinds.indexOf(kind)).evaluate((one: HTMLInputElement) => one.focus());
    for (const key of KEYS[kind] ?? EVERY_KEY) await page.keyboard.press(key);
  }
  for (const radio of await page
    .locator('[role=radiogroup] input[type=radio]:not(:checked)')
    .all()) {
    // Waits until it stands still: the keys may have left the page scrolling.
    await radio.scrollIntoViewIfNeeded();
    await radio.click({ force: true });
  }
}

async function readIn(page: Page, paths: readonly string[], path: string, value: string) {
  for (const each of paths) await openDialog(page, each);
  expect(await named(page, path).inputValue(), path).toBe(value);
  await named(page, path).focus();
  await page.keyboard.press('End');
  await page.keyboard.type('9');
  expect(await named(page, path).inputValue(), path).toBe(value);
  expect(await actions(page).locator('button').allTextContents(), path).toEqual(['Close']);
  const inside = page.locator('.rg-dialog').last().locator('.rg-dialog-body button');
  const words = await inside.allTextContents();
  expect(words.filter((word) => word !== 'View')).toEqual([]);
  await expectOrder(page, `record, ${path}`);
  for (const opened of paths.map((_, index) => index).reverse()) {
    await actions(page).locator('button').click();
    await expect.poll(() => page.locator('.rg-dialog').count(), { message: path }).toBe(opened);
  }
}

/** Every control's answer. */
const snapshot = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLInputElement>('.rg-form :is(input, select, textarea)')].map(
      ({ name, value, checked }) => `${name}: ${value} ${String(checked)}`,
    ),
  );
