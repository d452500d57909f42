import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Language, pick, type Text } from '../../src/definition/model/text';
import type { Sent } from '../../src/engine/flow/draft';
import { agencyRecord } from '../server/brand/agencyRecord';
import { NAME, traces } from '../server/brand/secondBrand';
import { expectAccessible } from './accessibility';
import { newPage, screenshot } from './harness';
import { openPanel, sendSample, showOnPaper, withPhotos } from './panelStaff';
import { type RunningServer, startServer } from './server';
import { answersOf, SERVICES } from './services';
import { logIn } from './staff';
import { EACH_DIRECTION } from './trials';

/** So light that no text can have it. */
const COLOURS = { primary: '#f2c230', secondary: '#5b2a86' };
const LETTERHEAD: Text = ['شەقامی گوڵان، هەولێر', 'شارع كولان، أربيل', 'Gulan Street, Erbil'];

/** Its form is on the page itself. */
const service = SERVICES.find(
  ({ page, sections, submit }) =>
    page.component === undefined && !sections && submit.encoding === 'json',
)!;

let server: RunningServer;
let application: string;

beforeAll(async () => {
  // Without the sample content, whose texts name the first agency.
  server = await startServer('.', { DEMO: '0' });
  const staff = await logIn(server.baseUrl);
  const background = COLOURS.secondary;
  const picture = sharp({ create: { width: 900, height: 200, channels: 3, background } });
  const logo = await staff.upload(new Uint8Array(await picture.png().toBuffer()));
  await staff.write(
    'POST',
    'agency/',
    agencyRecord({ name: [...NAME], letterhead: [...LETTERHEAD], logo, prefix: 'ZG', ...COLOURS }),
  );
  ({ id: application } = await sendSample(server, staff, withPhotos, 'ckb'));
});
afterAll(() => server.stop());

/** Fails on each trace of the first agency in the document, or in the colours that its elements have. */
async function expectNoTrace(page: Page): Promise<void> {
  const colours = await page.evaluate(() => {
    const PROPERTIES = ['color', 'background', 'border', 'outline', 'fill', 'stroke', 'box-shadow'];
    const found = new Set<string>();
    for (const element of document.querySelectorAll('*')) {
      const style = getComputedStyle(element);
      for (const property of PROPERTIES) {
        const value = style.getPropertyValue(property);
        for (const colour of value.match(/rgb\(\d+, \d+, \d+\)/gu) ?? []) found.add(colour);
      }
    }
    return [...found];
  });
  const hex = colours.map(
    (colour) =>
      `#${(colour.match(/\d+/gu) ?? []).map((part) => Number(part).toString(16).padStart(2, '0')).join('')}`,
  );
  expect(hex).toContain(COLOURS.secondary);
  expect(traces(hex.join(' '))).toEqual([]);
  // In a library's attribute, it is the software's name.
  expect(traces((await page.content()).replaceAll(/data-emotion="[^"]*"/gu, ''))).toEqual([]);
}

/** Expects logo and letterhead to be on paper. */
async function expectLetterhead(page: Page, language: Language, logo: string): Promise<void> {
  await showOnPaper(page);
  const picture = page.locator(logo);
  await expect
    .poll(() => picture.evaluate((image) => (image as HTMLImageElement).naturalWidth))
    .toBeGreaterThan(0);
  expect(await picture.isVisible()).toBe(true);
  expect(await picture.getAttribute('alt')).toContain(pick(NAME, language));
  const letterhead = page.locator('.letterhead');
  expect(await letterhead.isVisible()).toBe(true);
  expect(await letterhead.textContent()).toContain(pick(LETTERHEAD, language));
}

it.each(EACH_DIRECTION)(
  'shows no trace of the first in %s: home, a form, its receipt on paper',
  async (language) => {
    const page = await newPage({ origin: server.baseUrl, language, width: 360 });
    await page.goto('/');
    await page.locator('.footer').waitFor();
    await expectNoTrace(page);
    await page.goto(service.route);
    await page.locator('.rg-field').first().waitFor();
    await expectNoTrace(page);
    await expectAccessible(page, 'second');

    const sent: Sent & { version: number } = {
      reference: 'ZG-7KQ4-M2XD',
      values: answersOf(service),
      day: '2026-03-10',
      version: service.version,
    };
    await page.evaluate(([id, text]) => sessionStorage.setItem(`rega-sent:${id}`, text), [
      service.id,
      JSON.stringify(sent),
    ] as const);
    await page.goto(service.route);
    await page.locator('.rg-reference-number').waitFor();
    await expectLetterhead(page, language, '.header .logo-whole');
    await expectNoTrace(page);
    await screenshot(page, `second brand receipt printed ${language}`);
  },
);

it('shows no trace of the first in the panel, and prints applications with its logo', async () => {
  const page = await openPanel(server.baseUrl, `home/inbox/application/${application}`);
  await page.locator('.ap-sheet').waitFor();
  await expectNoTrace(page);
  await expectAccessible(page, 'second');
  await expectLetterhead(page, 'en', '.letterhead img');
  await expectNoTrace(page);
  await screenshot(page, 'second brand application printed');
});

it('leaves no trace of the first in what is built, sample content aside', async () => {
  const folder = 'dist/client';
  const files = (await readdir(folder, { recursive: true, withFileTypes: true })).filter((entry) =>
    entry.isFile(),
  );
  const found: Record<string, string[]> = {};
  for (const { parentPath, name } of files) {
    const path = join(parentPath, name);
    if (path.startsWith(join(folder, 'content'))) continue;
    // Compressed copies have no content of their own.
    if (/\.(?:br|gz)$/u.test(name)) continue;
    // In lower case it is the software's name: of caches, events and stored drafts.
    const left = traces(await readFile(path, 'utf8')).filter((one) => one !== 'rega');
    if (left.length > 0) found[path] = left;
  }
  expect(found).toEqual({});
});
