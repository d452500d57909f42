import { aboutNames } from '../../src/definition/describe/aboutEntries';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { isMoney } from '../../src/definition/model/money';
import { listColumns } from '../../src/definition/describe/listCells';
import { moneyText } from '../../src/definition/model/money';
import type { Service } from '../../src/definition/model/service';
import { services } from '../server/submit/submission';
import { expectAccessible } from './accessibility';
import { baseUrl, newPage, screenshot } from './harness';
import { enter, openPanel, PANEL, sendEach, type Sent } from './panelStaff';
import { STAFF } from './server';
import { logIn } from './staff';

const PHONE = { width: 360, height: 740 };

/** Every child page (docs/requirements.md, P7), and what its heading says. */
const PAGES: readonly (readonly [path: string, title: string])[] = [
  ['home', 'Home'],
  ['home/videoinfo', 'Video'],
  ['home/section', 'Sections of the home page'],
  ['home/partners', 'Partners'],
  ['home/blogs', 'Blogs'],
  ['home/about', 'About us'],
  ['home/accessibility', 'Accessibility'],
  ['home/contactUs', 'Contact'],
  ['home/carousel', 'Slides of the home page'],
  ['home/tickets', 'Flight tickets'],
  ['home/tours', 'Tour groups'],
  ['home/transport', 'Transport'],
  ['home/healthinssurance', 'Health insurance'],
  ['home/carrental', 'Car rental'],
  ['home/cartype', 'Car types'],
  ['home/drivinglicense', 'Driving licence'],
  ['home/residence', 'Residency'],
  ['home/citizenship', 'Citizenship'],
  ['home/companyformation', 'Company formation'],
  ['home/visa', 'Visa'],
  ['home/immigration', 'Immigration'],
  ['home/users', 'Users'],
  ['home/profile', 'Profile'],
  ['home/specialoffers', 'Special offers'],
  ['home/greencard', 'Green card'],
  ['home/privacy', 'Privacy'],
  ['home/inbox', 'Inbox'],
  ['home/audit', 'Audit'],
  ['home/composing', 'Compose services'],
];

const hrefs = (links: readonly Element[]) => links.map((link) => link.getAttribute('href'));

/** Until nothing on the page is on its way. */
async function isThere(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(isComing)).toBe(false);
}

/** In the page. */
const isComing = (): boolean =>
  document.querySelector('.pn-coming, [aria-busy="true"]') !== null ||
  [...document.querySelectorAll('[role=status]')].some((status) =>
    status.textContent.includes('Loading…'),
  );

async function chooseInMenu(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: STAFF.email }).click();
  await page.getByRole('menuitem', { name }).click();
}

describe('the panel', () => {
  it('leads from its path to each page, tab by tab, and logs out from the menu', async () => {
    const samples = await sendEach({ baseUrl }, await logIn(baseUrl), 'ar');
    const page = await openPanel(baseUrl, '', { isOld: true });
    await expect.poll(() => new URL(page.url()).pathname).toBe(`${PANEL}/home`);
    for (const name of ['Services', 'Content']) {
      await page.locator('.pn-aside').getByRole('button', { name }).click();
    }
    for (const [path, title] of PAGES) {
      const isOwn = path === 'home/profile';
      if (isOwn) await chooseInMenu(page, title);
      else await page.locator(`.pn-aside a[href="${PANEL}/${path}"]`).click();
      await page.getByRole('heading', { level: 1, name: title, exact: true }).waitFor();
      expect(await page.locator('.pn-aside a[aria-current]').evaluateAll(hrefs), path).toEqual(
        isOwn ? [] : [`${PANEL}/${path}`],
      );
      // Other tests send applications to this server, whose number stands before the title.
      expect((await page.title()).replace(/^\(\d+\+?\) /u, '')).toBe(`${title} · Control panel`);
      await isThere(page);
      await expectAccessible(page);
      const service = services.find(({ staff }) => staff.panel === path);
      if (service) await expectList(page, service, samples.get(service.id)!);
      const tabs = page.locator('.pn-tabs').getByRole('tab');
      const shown = page.getByRole('tabpanel');
      for (const tab of (await tabs.all()).slice(1)) {
        await tab.click();
        await isThere(page);
        expect(await shown.getByRole('alert').count(), path).toBe(0);
        expect(await shown.locator('form, table').count(), path).toBeGreaterThan(0);
      }
    }
    await chooseInMenu(page, 'Log out');
    await page.getByRole('heading', { level: 1, name: 'Log in' }).waitFor();
    expect(await page.evaluate(() => localStorage.getItem('rega-session'))).toBeNull();
  });

  it('says where there is no page, leads home, and is a menu on a phone, by keyboard too', async () => {
    const page = await openPanel(baseUrl, 'home/nothing/here', PHONE);
    await page.getByRole('heading', { level: 1, name: 'No such page' }).waitFor();
    await page.getByRole('link', { name: 'Go to Home' }).click();
    await page.getByRole('heading', { level: 1, name: 'Home' }).waitFor();
    await page.getByRole('button', { name: 'Pages' }).press('Enter');
    const menu = page.getByRole('dialog');
    await menu.getByRole('button', { name: 'Content' }).press('Enter');
    const link = menu.getByRole('link', { name: 'Car types' });
    // In another tab, which is not opened here.
    await page.evaluate(() =>
      document.addEventListener('click', (event) => event.preventDefault(), { once: true }),
    );
    await link.click({ modifiers: ['ControlOrMeta'] });
    const opener = page.locator('.pn-bar-menu button');
    expect(await opener.getAttribute('aria-expanded')).toBe('true');
    await link.press('Enter');
    await page.getByRole('heading', { level: 1, name: 'Car types' }).waitFor();
    await isThere(page);
    await expectAccessible(page);
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBe(360);
  });
});

it('the login page says nothing of whose it is, and leads to the page that was asked for', async () => {
  const page = await newPage({ origin: baseUrl });
  await page.goto(`${PANEL}/home/tours?tab=tour_group`);
  await page.getByRole('heading', { level: 1, name: 'Log in' }).waitFor();
  const said = async () => (await page.locator('body').innerText()).replaceAll(/\s+/gu, ' ');
  expect([await said(), await page.title()]).toEqual([
    'Log in E-mail Password Log in English العربية کوردی',
    'Log in',
  ]);
  await expectAccessible(page);
  await enter(page);
  await page.getByRole('tab', { name: 'Tour groups', selected: true }).waitFor();
});

/** Expects the list of a service to have the columns of its file, with the answers of an application. */
async function expectList(page: Page, service: Service, { reference }: Sent): Promise<void> {
  const { id } = service;
  const row = page.locator('.pn-table tbody tr', { hasText: reference });
  await row.waitFor();
  expect(await page.locator('.pn-table thead th').allTextContents(), id).toEqual([
    'Name',
    'For',
    'Contact',
    ...ownColumns(service).map(({ label }) => label),
    'Received',
    'Last change',
    'Status',
    'Assigned to',
    'Due',
  ]);
  const shown = await row.textContent();
  for (const text of answersIn(service)) expect(shown, id).toContain(text);
  expect(await page.evaluate(isTooWide), id).toBe(false);
  await screenshot(page, `panel columns ${id} 1280`);
  if (mostColumns.has(service)) await expectCards(page, service, reference);
}

/** Expects a card for each application on a phone, where each answer has its label. */
async function expectCards(page: Page, service: Service, reference: string): Promise<void> {
  const { id } = service;
  const card = page.locator('.pn-table tbody tr', { hasText: reference });
  const wide = page.viewportSize()!;
  await page.setViewportSize(PHONE);
  for (const { label } of ownColumns(service)) {
    const cell = card.locator(`td[data-label="${label}"]`);
    expect(await cell.isVisible(), label).toBe(true);
  }
  expect(await page.evaluate(isTooWide), id).toBe(false);
  await expectAccessible(page);
  await screenshot(page, `panel columns ${id} 360`);
  await page.setViewportSize(wide);
}

/** What an application is for has a column of all lists. */
const ownColumns = (service: Pick<Service, 'form' | 'staff'>) =>
  listColumns(service).filter(({ name }) => !aboutNames(service.staff).includes(name));

/** The two whose cards are longest. */
const mostColumns: ReadonlySet<Service> = new Set(
  services.toSorted((a, b) => ownColumns(b).length - ownColumns(a).length).slice(0, 2),
);

/** Of every column of the file, those that the inbox has anyway included; long texts as they begin. */
const answersIn = ({ staff, form, sample }: Service): readonly string[] =>
  staff.columns.flatMap((name) => {
    if (aboutNames(staff).includes(name)) return [];
    const field = form.properties[name];
    const value = sample[name];
    const choices = field && 'choices' in field ? field.choices : undefined;
    if (field && isMoney(field)) return [moneyText(value ?? '')];
    const words = choices?.find((choice) => choice.value === value)?.label[2] ?? value;
    return typeof words === 'string' || typeof words === 'number' ? [`${words}`.slice(0, 100)] : [];
  });

/** In the page: whether it goes beyond the screen. */
const isTooWide = (): boolean => {
  const { scrollWidth, clientWidth } = document.documentElement;
  return scrollWidth > clientWidth;
};
