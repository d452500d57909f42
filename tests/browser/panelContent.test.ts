import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Language, LANGUAGES } from '../../src/definition/model/text';
import { expectAccessible } from './accessibility';
import { newPage, screenshot } from './harness';
import { openPanel } from './panelStaff';
import { photo } from './photo';
import { type RunningServer, STAFF, startServer } from './server';

/** A server of its own: what is changed here nobody else reads. */
let server: RunningServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.stop());

const NAMES: Readonly<Record<Language, string>> = { ku: 'Kurdish', ar: 'Arabic', en: 'English' };
const TITLE = { ku: 'بەهار لە ڕەواندز', ar: 'الربيع في رواندوز', en: 'Spring in Rawanduz' };
/** In English it is formatted. */
const TEXT = { ku: 'ئاو لە هەموو لایەکەوە دێت.', ar: 'الماء من كل صوب.' };

/** Fills a text in some languages. */
async function fill(
  page: Page,
  label: string,
  words: Readonly<Partial<Record<Language, string>>>,
): Promise<void> {
  for (const language of LANGUAGES) {
    const text = words[language];
    if (text !== undefined) await inputOf(page, label, language).fill(text);
  }
}

const inputOf = (page: Page, label: string, language: Language) =>
  page.getByRole('textbox', { name: `${label}, ${NAMES[language]}` });

const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true }).click();

/** Pastes what a word processor has copied. */
const paste = (text: Locator, html: string) =>
  text.evaluate((element, copied) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/html', copied);
    const options = { clipboardData, bubbles: true, cancelable: true };
    element.dispatchEvent(new ClipboardEvent('paste', options));
  }, html);

/** Writes the English text, with a heading, a list, a bold word and a link. */
async function format(page: Page): Promise<void> {
  const text = inputOf(page, 'Text', 'en');
  await text.click();
  const tools = page.getByRole('group', { name: 'Format, English' });
  const press = (name: string) => tools.getByRole('button', { name, exact: true }).click();
  await press('Heading');
  await page.keyboard.insertText('Papers');
  await page.keyboard.press('Enter');
  await press('List');
  await paste(
    text,
    `<b style="font-weight:normal"><span style="font-weight:400">Passport</span></b>`,
  );
  await page.keyboard.press('Enter');
  await press('Bold');
  await page.keyboard.insertText('Two photos');
  await press('Bold');
  await page.keyboard.insertText(', as in ');
  await press('Link');
  const address = page.getByLabel('Web or e-mail address');
  await address.fill('javascript:alert(1)');
  await address.press('Enter');
  await page.getByText('Write a whole address').waitFor();
  await address.fill('rega.example/photos');
  await address.press('Enter');
  await text.getByRole('link', { name: 'rega.example/photos' }).waitFor();
}

/** Expects a visitor who reads the blog in English to see what was formatted. */
async function expectFormatted(page: Page): Promise<void> {
  await page.getByRole('heading', { level: 2, name: 'Papers' }).waitFor();
  const items = page.locator('.rich-text li');
  expect(await items.allTextContents()).toEqual([
    'Passport',
    'Two photos, as in rega.example/photos',
  ]);
  expect(await items.locator('strong').textContent()).toBe('Two photos');
  const link = items.getByRole('link', { name: 'rega.example/photos' });
  expect(await link.getAttribute('href')).toBe('https://rega.example/photos');
}

describe('a blog', () => {
  it('is written and formatted in three languages with a photo, seen by visitors, changed and deleted', async () => {
    const page = await openPanel(server.baseUrl, 'home/blogs');
    await page.getByRole('link', { name: 'Add' }).click();
    await page.getByRole('heading', { level: 1, name: 'Blogs: new' }).waitFor();
    await fill(page, 'Title', { en: 'x'.repeat(201) });
    await save(page);
    await page.getByRole('alert').getByText('Title, English: This must be').waitFor();
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('f.title.2');
    await screenshot(page, 'panel editor issues');
    await fill(page, 'Title', { ku: TITLE.ku, en: TITLE.en });
    await expect.poll(() => page.getByText('This must be').count()).toBe(0);
    await page.getByText('No Arabic').waitFor();
    await fill(page, 'Title', { ar: TITLE.ar });
    await fill(page, 'Text', TEXT);
    await format(page);
    const buffer = await photo('spring');
    const file = { name: 'spring.jpg', mimeType: 'image/jpeg', buffer };
    await page.locator('input[type=file]').setInputFiles(file);
    await page.getByRole('img', { name: 'Photo 1' }).waitFor();
    await page.getByRole('combobox', { name: 'Hashtags' }).click();
    await page.getByRole('listbox').getByRole('option').first().click();
    await expectAccessible(page);
    await save(page);
    await page.getByRole('heading', { level: 1, name: TITLE.en }).waitFor();
    await expect.poll(() => page.url()).toMatch(/\/home\/blogs\/blog\/(?!new)[\w-]+$/u);

    const reader = await newPage({ origin: server.baseUrl, language: 'ku' });
    await reader.goto('/blogs');
    await reader.getByRole('link', { name: TITLE.ku }).first().click();
    await reader.getByRole('heading', { level: 1, name: TITLE.ku }).waitFor();
    await reader.getByText(TEXT.ku).waitFor();
    const shown = reader.locator('main img[src*="content_photo"]').first();
    await expect
      .poll(() => shown.evaluate((image) => (image as HTMLImageElement).naturalWidth))
      .toBe(320);

    const rail = page.getByRole('complementary', { name: 'About this record' });
    expect(await rail.getByRole('link', { name: 'View on the site' }).getAttribute('href')).toBe(
      new URL(reader.url()).pathname,
    );
    const saving = page.getByRole('button', { name: 'Save', exact: true });
    expect(await saving.getAttribute('aria-disabled')).toBe('true');
    await fill(page, 'Title', { ku: 'بەهار' });
    await page.keyboard.press('Control+S');
    await page.getByText('Saved', { exact: true }).first().waitFor();
    await expect.poll(() => saving.getAttribute('aria-disabled')).toBe('true');
    await rail.getByText(STAFF.email).waitFor();
    await rail.getByRole('button', { name: 'History' }).click();
    await page.getByRole('button', { name: 'Restore this version' }).click();
    await expect.poll(() => inputOf(page, 'Title', 'ku').inputValue()).toBe(TITLE.ku);
    await fill(page, 'Title', { ku: 'بەهار' });
    await page.keyboard.press('Control+S');
    await expect.poll(() => saving.getAttribute('aria-disabled')).toBe('true');
    const path = new URL(reader.url()).pathname;
    const changed = await fetch(`${server.baseUrl}${path}?lang=ku`);
    expect(await changed.text()).toContain('<title>بەهار');
    await reader.goto(`${path}?lang=en`);
    await expectFormatted(reader);

    await page.getByRole('link', { name: 'Blogs', exact: true }).last().click();
    await page.getByRole('searchbox').fill('Rawanduz');
    await expect.poll(() => page.locator('tbody tr').count()).toBe(1);
    await page.getByRole('button', { name: `Delete ${TITLE.en}` }).click();
    const dialog = page.getByRole('alertdialog', { name: 'Warning' });
    const asked = await dialog.innerText();
    expect(asked).toContain(`Blogs: ${TITLE.en}`);
    expect(asked).toContain('This action delete the data permanently.');
    expect(asked).toContain('30 days');
    await dialog.getByRole('button', { name: 'Delete' }).click();
    await page.getByText('Nothing was found.').waitFor();
  });
});

describe('a special offer', () => {
  it('takes what it offers from a tour, which knows of it and unlinks it', async () => {
    const page = await openPanel(server.baseUrl, 'home/specialoffers/special_offer/new');
    await fill(page, 'Title', TITLE);
    await page.getByRole('combobox', { name: 'Kind' }).selectOption({ label: 'Tour group' });
    await page.getByRole('combobox', { name: 'Tour groups' }).click();
    const tour = page.getByRole('option').last();
    const [name = ''] = ((await tour.textContent()) ?? '').split(', ');
    await tour.click();
    expect(await page.locator('.pn-copied').innerText()).toContain(name.split(' – ')[1]);
    await expectAccessible(page);
    await save(page);
    await page.getByRole('heading', { level: 1, name: TITLE.en }).waitFor();

    await page.locator('.pn-aside').getByRole('button', { name: 'Services' }).click();
    await page.locator('.pn-aside').getByRole('link', { name: 'Tour groups' }).click();
    await page.getByRole('tab', { name: /^Tour groups \d/u }).click();
    await page.getByRole('link', { name, exact: true }).first().click();
    await page.getByText('Shown as a special offer').waitFor();
    await page.getByRole('button', { name: 'Unlink the offer' }).click();
    const dialog = page.getByRole('alertdialog');
    expect(await dialog.innerText()).toContain(`Special offers: ${TITLE.en}`);
    expect(await dialog.innerText()).toContain(`“${name}” itself stays`);
    await dialog.getByRole('button', { name: 'Delete' }).click();
    await page.getByText('Unlinked: the offer was deleted').waitFor();
    await page.getByText('Shown as a special offer').waitFor({ state: 'detached' });
    const offers = await fetch(`${server.baseUrl}/api/client/special_offer/`);
    expect(await offers.text()).not.toContain(TITLE.en);
  });
});

describe('a price list', () => {
  it('is edited as a table, by keyboard, in the language of choice', async () => {
    const page = await openPanel(server.baseUrl, 'home/tours?tab=tour_group');
    await page.locator('tbody a').first().click();
    await page.getByRole('button', { name: 'Add row' }).click();
    const rows = page.locator('.pn-cells tbody tr');
    const last = await rows.count();
    const cell = (column: string, row = last) =>
      page.getByRole('textbox', { name: `Row ${row}, ${column}`, exact: true });
    expect(await page.locator('.pn-cells thead th').allTextContents()).toEqual([
      'Flight date',
      'Hotel',
      'Stars',
      'Adult (USD)',
      'Child 2–6 (USD)',
      'Child 6–12 (USD)',
      'Infant (USD)',
    ]);
    await cell('Flight date').fill('10/4/27');
    await cell('Hotel, English').fill('Hotel Zagros');
    const languages = page.getByRole('group', { name: 'Language of the table' });
    await languages.getByRole('button', { name: 'Arabic' }).click();
    await cell('Hotel, Arabic').fill('فندق زاغروس');
    await languages.getByRole('button', { name: /^Kurdish/u }).click();
    await cell('Hotel, Kurdish').fill('هوتێلی زاگرۆس');
    await cell('Stars').fill('4');
    await cell('Adult (USD)').fill('٧٠٠');
    await cell('Adult (USD)').press('ArrowUp');
    const focused = () => page.evaluate(() => document.activeElement?.getAttribute('aria-label'));
    expect(await focused()).toBe(`Row ${last - 1}, Adult (USD)`);
    await expectAccessible(page);
    await save(page);
    await page
      .getByRole('button', {
        name: `Price list, Rows #${last}, Flight date: This must be a real date`,
      })
      .waitFor();
    await cell('Flight date').fill('1/5/2027');
    await save(page);
    await page.getByText('Saved', { exact: true }).first().waitFor();
    const id = page.url().split('/').at(-1) ?? '';
    const answer = await fetch(`${server.baseUrl}/api/client/show_tour_group/${id}/`);
    const tour = (await answer.json()) as { priceList: { body: unknown[][] } };
    const date = '2027-05-01';
    expect(tour.priceList.body.at(-1)).toEqual([
      [date, date, date],
      ['هوتێلی زاگرۆس', 'فندق زاغروس', 'Hotel Zagros'],
      4,
      700,
      ['', '', ''],
      ['', '', ''],
      ['', '', ''],
    ]);
  });
});
