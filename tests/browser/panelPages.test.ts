import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { expectAccessible } from './accessibility';
import { baseUrl, newPage } from './harness';
import { enter, openPanel, PANEL } from './panelStaff';

/** Every child page (docs/requirements.md, P7), and what its heading says. */
const PAGES: readonly (readonly (readonly [path: string, title: string])[])[] = [
  [
    ['home', 'Home'],
    ['home/videoinfo', 'Video'],
    ['home/section', 'Sections of the home page'],
    ['home/partners', 'Partners'],
    ['home/blogs', 'Blogs'],
    ['home/about', 'About us'],
    ['home/accessibility', 'Accessibility'],
    ['home/contactUs', 'Contact'],
  ],
  [
    ['home/carousel', 'Slides of the home page'],
    ['home/tickets', 'Flight tickets'],
    ['home/tours', 'Tour groups'],
    ['home/transport', 'Transport'],
    ['home/healthinssurance', 'Health insurance'],
    ['home/carrental', 'Car rental'],
  ],
  [
    ['home/cartype', 'Car types'],
    ['home/drivinglicense', 'Driving licence'],
    ['home/residence', 'Residency'],
    ['home/citizenship', 'Citizenship'],
    ['home/companyformation', 'Company formation'],
    ['home/visa', 'Visa'],
  ],
  [
    ['home/immigration', 'Immigration'],
    ['home/users', 'Users'],
    ['home/profile', 'Profile'],
    ['home/specialoffers', 'Special offers'],
    ['home/greencard', 'Green card'],
    ['home/privacy', 'Privacy'],
    ['home/inbox', 'Inbox'],
    ['home/audit', 'Audit'],
  ],
];

const hrefs = (links: readonly Element[]) => links.map((link) => link.getAttribute('href'));

/** Until nothing on the page is on its way. */
async function isThere(page: Page): Promise<void> {
  await page.locator('.pn-coming, [aria-busy="true"]').first().waitFor({ state: 'detached' });
  await expect.poll(() => page.getByText('Loading…').count()).toBe(0);
}

describe('every page of the panel', () => {
  it.each(PAGES.map((pages, index) => [index + 1, pages] as const))(
    'opens with its heading, tab by tab (part %i)',
    async (_, pages) => {
      const page = await openPanel(baseUrl, 'home');
      for (const name of ['Services', 'Content']) {
        await page.locator('.pn-aside').getByRole('button', { name }).click();
      }
      for (const [path, title] of pages) {
        const link = page.locator(`.pn-aside a[href="${PANEL}/${path}"]`);
        if (path === 'home/profile') {
          await page.locator('.pn-user').click();
          await page.getByRole('menuitem', { name: title }).click();
        } else await link.click();
        await page.getByRole('heading', { level: 1, name: title, exact: true }).waitFor();
        expect(await page.locator('.pn-aside a[aria-current]').evaluateAll(hrefs)).toEqual(
          path === 'home/profile' ? [] : [`${PANEL}/${path}`],
        );
        // Other tests send applications to this server, whose number stands before the title.
        expect((await page.title()).replace(/^\(\d+\+?\) /u, '')).toBe(`${title} · Control panel`);
        await isThere(page);
        await expectAccessible(page);
        const tabs = page.locator('.pn-tabs').getByRole('tab');
        for (const tab of (await tabs.all()).slice(1)) {
          await tab.click();
          await isThere(page);
          expect(await page.getByRole('tabpanel').getByRole('alert').count()).toBe(0);
          expect(await page.getByRole('tabpanel').locator('form, table').count()).toBeGreaterThan(
            0,
          );
        }
      }
    },
  );
});

describe('the frame', () => {
  it('is a menu on a phone, by keyboard too', async () => {
    const page = await openPanel(baseUrl, 'home/partners', { width: 360, height: 740 });
    await page.getByRole('heading', { level: 1, name: 'Partners' }).waitFor();
    await page.getByRole('button', { name: 'Pages' }).press('Enter');
    await page.getByRole('dialog').getByRole('link', { name: 'Car types' }).press('Enter');
    await page.getByRole('heading', { level: 1, name: 'Car types' }).waitFor();
    await isThere(page);
    await expectAccessible(page);
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBe(360);
  });

  it('says where there is no page, and leads home', async () => {
    const page = await openPanel(baseUrl, 'home/nothing/here');
    await page.getByRole('heading', { level: 1, name: 'No such page' }).waitFor();
    await page.getByRole('link', { name: 'Go to Home' }).click();
    await page.getByRole('heading', { level: 1, name: 'Home' }).waitFor();
  });

  it('leads from its path to Home, and logs out from the menu', async () => {
    const page = await openPanel(baseUrl, '');
    await expect.poll(() => new URL(page.url()).pathname).toBe(`${PANEL}/home`);
    await page.getByRole('button', { name: 'staff@example.com' }).click();
    await page.getByRole('menuitem', { name: 'Log out' }).click();
    await page.getByRole('heading', { level: 1, name: 'Log in' }).waitFor();
    expect(await page.evaluate(() => localStorage.getItem('rega-session'))).toBeNull();
  });
});

describe('the login page', () => {
  it('says nothing of whose it is, and not which of the two was wrong', async () => {
    const page = await newPage({ origin: baseUrl });
    await page.goto(`${PANEL}/home/users`);
    await page.getByRole('heading', { level: 1, name: 'Log in' }).waitFor();
    const said = async () => (await page.locator('body').innerText()).replaceAll(/\s+/gu, ' ');
    expect([await said(), await page.title()]).toEqual([
      'Log in E-mail Password Log in English العربية کوردی',
      'Log in',
    ]);
    await expectAccessible(page);
  });

  it('leads to the page that was asked for', async () => {
    const page = await newPage({ origin: baseUrl });
    await page.goto(`${PANEL}/home/tours?tab=tour_group`);
    await enter(page);
    await page.getByRole('tab', { name: 'Tour groups', selected: true }).waitFor();
  });
});
