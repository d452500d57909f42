import { afterAll, beforeAll, expect, it } from 'vitest';
import { expectAccessible } from './accessibility';
import { newPage } from './harness';
import { PANEL, sendSample, withPhotos } from './panelStaff';
import { type RunningServer, startServer } from './server';
import { logIn } from './staff';

const ACCOUNT = { email: 'shilan@agency.example', password: 'Lantern-kettle-47' };

let server: RunningServer;

beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.stop());

it('shows the panel in the language of the profile, also after a reload and a login', async () => {
  const staff = await logIn(server.baseUrl);
  await staff.write('POST', 'user/', { ...ACCOUNT, role: 'owner' });
  await sendSample(server, staff, withPhotos, 'ckb');
  const page = await newPage({ origin: server.baseUrl });
  const titled = (name: string) => page.getByRole('heading', { level: 1, name }).waitFor();
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const go = (name: string) =>
    page.locator('.pn-aside').getByRole('link', { name }).first().click();
  const shown = () =>
    page.evaluate(() => [document.documentElement.lang, document.documentElement.dir]);

  await page.goto(`${PANEL}/home/profile`);
  await page.getByLabel('E-mail').fill(ACCOUNT.email);
  await page.getByLabel('Password').fill(ACCOUNT.password);
  await button('Log in').click();
  await titled('Profile');
  expect(await shown()).toEqual(['en', 'ltr']);
  await page.getByLabel('Language of the control panel').selectOption('ku');
  await button('Save').click();
  await titled('پڕۆفایل');
  expect(await shown()).toEqual(['ckb', 'rtl']);

  await page.reload();
  await titled('پڕۆفایل');
  expect(await shown()).toEqual(['ckb', 'rtl']);
  await page.locator('.pn-user').click();
  await page.getByRole('menuitem', { name: 'چوونەدەرەوە' }).click();
  await page.getByLabel('ئیمەیڵ').fill(ACCOUNT.email);
  await page.getByLabel('وشەی نهێنی').fill(ACCOUNT.password);
  await button('چوونەژوورەوە').click();
  await titled('پڕۆفایل');

  await go('داواکارییە هاتووەکان');
  await page.locator('.pn-row-link').first().waitFor();
  await expectAccessible(page);
  await page.locator('.pn-row-link').first().click();
  await page.getByRole('heading', { name: 'ڕاییکردنی داواکاری' }).waitFor();
  await expectAccessible(page);
  await button('ناوەڕۆک').click();
  await go('پەیوەندی');
  await button('پاشەکەوتکردن').waitFor();
  await expectAccessible(page);
});
