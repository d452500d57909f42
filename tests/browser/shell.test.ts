import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { LANGUAGE_FACTS } from '../../src/definition/language/languageFacts';
import { type Language, LANGUAGES } from '../../src/definition/model/text';
import ku from '../../locales/ku.json';
import contact from '../../schemas/content/contactus.json';
import privacy from '../../schemas/content/privacy.json';
import { expectAccessible } from './accessibility';
import { newPage, screenshot, settled } from './harness';
import { pageWithWorld } from './outside';
import { decideCalls, holdCalls, withoutInitialData } from './calls';
import { SCREENS, triedIn } from './trials';

const PHONE = SCREENS.phone;
const [info] = contact.samples;
if (!info) throw new Error('there is no contact info to show');
const CONTACTS = info.phoneNumbers.length + info.emails.length;

const said = (words: readonly string[] | undefined, language: Language): string =>
  words?.[LANGUAGES.indexOf(language)] ?? '';

const tagOf = (page: Page) => page.locator('html').getAttribute('lang');

/** Expects the sections to stand in a row, and no way home but the logo. */
async function expectRow(page: Page): Promise<void> {
  const links = page.locator('.sections-list a:visible');
  await links.first().waitFor();
  expect(await links.count()).toBe(5);
  expect(await page.locator('.burger').isVisible()).toBe(false);
}

/** Expects the footer to lead to what is kept, and for how long, in Kurdish. */
async function expectKept(page: Page): Promise<void> {
  await page.locator('footer').getByRole('link', { name: privacy.title[0] }).click();
  await page.getByRole('heading', { level: 1, name: privacy.title[0] }).waitFor();
  const times = page.locator('.statement-facts');
  await times.getByText(ku.statement.untilAsked).waitFor();
  const days = [ku.statement.linkDays_other, ku.statement.draftDays_other];
  for (const [index, count] of [90, 30].entries()) {
    await times.getByText(days[index]!.replace('{{count}}', String(count))).waitFor();
  }
  const contacts = page.locator('.agency-contact a');
  await contacts.first().waitFor();
  expect(await contacts.count()).toBe(CONTACTS);
}

it.each([
  ...triedIn('ku').map((language) => ['phone', language] as const),
  ...triedIn('en').map((language) => ['desktop', language] as const),
])(
  'the agency is reached from every page, whose header and footer lead on, on a %s in %s',
  async (name, language) => {
    const size = SCREENS[name];
    const page = await newPage({ language, ...size });
    await withoutInitialData(page);
    const release = await holdCalls(page, '*/api/client/get_contactus/');
    await page.goto('/ourservices');
    const bar = page.locator('.contact-bar');
    await page.locator('main h1').waitFor();
    expect(await bar.getByRole('link').count()).toBe(0);
    expect(await page.locator('.whatsapp').count()).toBe(0);
    const before = await page.locator('main').boundingBox();
    release();
    await bar.getByRole('link').first().waitFor();
    expect((await page.locator('main').boundingBox())?.y).toBe(before?.y);

    const addresses = await bar
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    expect(addresses).toEqual([
      ...info.phoneNumbers.map((phone) => `tel:${phone.replaceAll(' ', '')}`),
      ...info.emails.map((email) => `mailto:${email}`),
      ...Object.values(info.socialMedia),
    ]);
    expect(await page.locator('.whatsapp').getAttribute('href')).toBe('https://wa.me/447700900450');
    const footer = page.locator('footer');
    const lines = [said(info.address, language), said(info.openingTime[7]?.detail, language)];
    for (const line of [...lines, ...info.emails, ...info.phoneNumbers, '©']) {
      expect(await footer.innerText()).toContain(line);
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(size.width);
    await screenshot(page, `shell ${language} ${name}`);
    if (name === 'desktop') await expectRow(page);
    if (language === 'ku') await expectKept(page);
  },
);

it.each(triedIn('en'))('the contact page says when, where and how in %s', async (language) => {
  const page = await pageWithWorld({ language, ...PHONE });
  await page.goto('/contactUs');
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  const marker = page.locator('.leaflet-marker-icon');
  await marker.scrollIntoViewIfNeeded();
  await page.locator('.leaflet-tile-loaded').first().waitFor();
  expect(await marker.count()).toBe(1);
  // A pin that does nothing is no button.
  expect(await marker.getAttribute('role')).toBeNull();
  expect(await page.locator('.contact-actions a').last().getAttribute('href')).toContain(
    'query=36.1911',
  );
  const zooms = await page
    .locator('.leaflet-tile')
    .evaluateAll((tiles) => tiles.map((tile) => new URL((tile as HTMLImageElement).src)));
  for (const { pathname } of zooms) expect(pathname).toMatch(/^\/16\//u);

  const rows = await page
    .locator('.opening tbody tr')
    .evaluateAll((all) => all.map((row) => [...row.children].map((cell) => cell.textContent)));
  expect(rows).toEqual(
    info.openingTime.map(({ dayName, body, detail }, index) => {
      const day = said(dayName, language);
      const isDetail = body.from === '' || index === info.openingTime.length - 1;
      const times = [body.from, body.to].map(
        (time) => `${Number(time.slice(0, 2)) % 12 || 12}${time < '12:00' ? 'am' : 'pm'}`,
      );
      return isDetail ? [day, said(detail, language)] : [day, ...times];
    }),
  );
});

it('the about page shows its photo, and its video from a host that remembers nobody, and the partners page logos', async () => {
  const page = await pageWithWorld(PHONE);
  await page.goto('/aboutUs');
  await page.locator('.about-words img').waitFor();
  const video = page.locator('.about-video iframe');
  expect(await video.getAttribute('src')).toMatch(/^https:\/\/www\.youtube-nocookie\.com\//u);
  await page.locator('.burger').click();
  await page.locator('.sections-list a[href="/ourpartners"]').click();
  await page.locator('.partners img').first().waitFor();
});

it('says the address in words where no tile of the map comes', async () => {
  const page = await pageWithWorld({ language: 'ku', ...PHONE }, 'missing');
  await page.goto('/contactUs');
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  const missing = page.locator('.map-missing');
  await missing.waitFor();
  expect(await missing.innerText()).toContain(said(info.address, 'ku'));
});

it('has the sections, the way home and the languages behind a button on a phone', async () => {
  const page = await newPage(PHONE);
  await page.goto('/ourservices');
  const burger = page.locator('.burger');
  const links = page.locator('.sections-list a');
  expect(await links.first().isVisible()).toBe(false);
  await burger.click();
  const paths = ['/', '/aboutUs', '/contactUs', '/ourservices', '/ourpartners', '/blogs'];
  expect(
    await links.evaluateAll((all) =>
      all.map((link) => new URL((link as HTMLAnchorElement).href).pathname),
    ),
  ).toEqual(paths);
  await expectAccessible(page);
  await screenshot(page, 'burger en phone');
  // A press beside it closes it, and does nothing else.
  await page.mouse.click(PHONE.width / 2, PHONE.height - 150);
  expect(await links.first().isVisible()).toBe(false);
  expect(new URL(page.url()).pathname).toBe('/ourservices');
  await burger.click();
  await page.goBack();
  await expect.poll(() => links.first().isVisible()).toBe(false);
  expect(new URL(page.url()).pathname).toBe('/ourservices');
  await burger.click();
  await page.locator('.sections-languages button[lang="ckb"]').click();
  await expect.poll(() => tagOf(page)).toBe('ckb');
  expect(await links.first().isVisible()).toBe(false);
  await burger.click();
  await links.first().click();
  await expect.poll(() => new URL(page.url()).pathname).toBe('/');
  expect(await links.first().isVisible()).toBe(false);
});

describe('the language of a first visit', () => {
  it('is the one of the place', async () => {
    const page = await newPage();
    await decideCalls(page, '*/api/client/geo/', () => ({
      json: { country: 'IQ', region: 'Erbil' },
    }));
    await page.goto('/ourservices');
    await expect.poll(() => tagOf(page)).toBe('ckb');
  });

  it('is not asked for in the control panel, which is English and has no header', async () => {
    const page = await newPage({ language: 'ku' });
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await page.goto('/8d_001pass');
    await settled(page);
    expect(await tagOf(page)).toBe('en');
    expect(asked).not.toContain('/api/client/geo/');
    expect(await page.locator('.header, .footer, .whatsapp').count()).toBe(0);
  });
});

it('tells a browser without cascade layers that it is too old, in three languages, and no other', async () => {
  const page = await newPage(PHONE);
  await page.goto('/');
  const notice = page.locator('.old-browser');
  await notice.waitFor({ state: 'hidden' });
  await page.evaluate(() => {
    for (const sheet of document.styleSheets) {
      for (let at = sheet.cssRules.length - 1; at >= 0; at -= 1) {
        if (sheet.cssRules[at] instanceof CSSLayerBlockRule) sheet.deleteRule(at);
      }
    }
  });
  expect(await notice.isVisible()).toBe(true);
  const tags = LANGUAGES.map((language) => LANGUAGE_FACTS[language].tag);
  expect(
    await notice.locator('p').evaluateAll((all) => all.map((one) => one.getAttribute('lang'))),
  ).toEqual(tags);
});
