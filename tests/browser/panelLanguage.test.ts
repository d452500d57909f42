import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { expectAccessible } from './accessibility';
import { baseUrl } from './harness';
import { openPanel, sendSample, withPhotos } from './panelStaff';
import { STAFF } from './server';
import { logIn } from './staff';

/** Another one when the test is run again, on the server of all tests. */
const who = { email: `shilan-${randomUUID()}@agency.example`, password: 'Lantern-kettle-47' };

it('shows the panel in the language of the profile, also after a reload and a login', async () => {
  const staff = await logIn(baseUrl);
  await staff.write('POST', 'user/', { ...who, role: 'owner', ownPassword: STAFF.password });
  const sent = await sendSample({ baseUrl }, staff, withPhotos, 'ckb');
  const page = await openPanel(baseUrl, 'home/profile', { who });
  const titled = (name: string) => page.getByRole('heading', { level: 1, name }).waitFor();
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const go = (name: string) =>
    page.locator('.pn-aside').getByRole('link', { name }).first().click();
  const shown = () =>
    page.evaluate(() => [document.documentElement.lang, document.documentElement.dir]);

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
  await page.getByLabel('ئیمەیڵ').fill(who.email);
  await page.getByLabel('وشەی نهێنی').fill(who.password);
  await button('چوونەژوورەوە').click();
  await titled('پڕۆفایل');

  await go('داواکارییە هاتووەکان');
  const row = page.locator('.pn-table tbody tr', { hasText: sent.reference });
  await row.waitFor();
  await expectAccessible(page);
  await row.locator('.pn-row-link').click();
  await page.getByRole('heading', { name: 'وەڵامدانەوە' }).waitFor();
  await expectAccessible(page);
  await button('ناوەڕۆک').click();
  await go('پەیوەندی');
  await button('پاشەکەوتکردن').waitFor();
  await expectAccessible(page);
});
