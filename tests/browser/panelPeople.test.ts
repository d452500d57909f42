import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { generateSync } from 'otplib';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectAccessible } from './accessibility';
import { newPage, screenshot } from './harness';
import { confirm, openPanel, PANEL } from './panelStaff';
import { allowProblems } from './problems';
import { type RunningServer, STAFF, startServer } from './server';
import { logIn as logInByApi, type StaffApi } from './staff';

const PASSWORD = 'Lantern-kettle-47';
const NEW_PASSWORD = 'Saddle-orchid-93';
const NAME = '<img src=x onerror=alert(1)> زانا';

let made = 0;
/** An address that no earlier attempt of a test has taken. */
const addressOf = (name: string): string => `${name}${(made += 1)}@agency.example`;

/** A server of its own: accounts are made and removed here. */
let server: RunningServer;
let staff: StaffApi;

beforeAll(async () => {
  server = await startServer();
  staff = await logInByApi(server.baseUrl);
});
afterAll(() => server.stop());

/** A page of the panel, logged in as somebody. */
async function enter(path: string, who = STAFF, width = 1280): Promise<Page> {
  const page = await openPanel(server.baseUrl, path, { who, width });
  // Wrong passwords, ended sessions and refused details are what these tests are about.
  allowProblems(page, /status of 4(?:01|22)/u);
  await page.locator('.pn-page h1').waitFor();
  return page;
}

/** An account that a colleague has made already. */
async function account(name: string): Promise<typeof STAFF> {
  const who = { email: addressOf(name), password: PASSWORD };
  await staff.write('POST', 'user/', { ...who, role: 'owner', ownPassword: STAFF.password });
  return who;
}

async function logIn(page: Page, { email, password }: typeof STAFF): Promise<void> {
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Log in' }).click();
}

/** To another page of the panel, without leaving the document: that would log out. */
async function go(page: Page, name: string): Promise<void> {
  const menu = page.locator('.pn-bar-menu button');
  if (name === 'Profile') {
    await page.locator('.pn-user').click();
    await page.getByRole('menuitem', { name }).click();
  } else {
    if (await menu.isVisible()) await menu.click();
    await page.getByRole('link', { name, exact: true }).last().click();
  }
  await page.getByRole('heading', { level: 1, name }).waitFor();
}

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const field = (page: Page, name: string) => page.getByRole('textbox', { name });
const waitForText = (page: Page, text: string) => page.getByText(text).first().waitFor();

/** On the page of a new user. */
async function create(page: Page, email: string): Promise<void> {
  await field(page, 'Name').fill(NAME);
  await field(page, 'E-mail').fill(email);
  await field(page, 'New password').fill(PASSWORD);
  await page.getByLabel('Role').selectOption('owner');
  await button(page, 'Create user').click();
  await confirm(page);
  await page.getByRole('row', { name: email }).waitFor();
}

async function open(page: Page, email: string): Promise<void> {
  await go(page, 'Users');
  await page.getByRole('row', { name: email }).getByRole('link').first().click();
  await page.getByRole('heading', { name: 'Details' }).waitFor();
}

/** Whether the page still shows the panel once it has asked the server for something, by itself or for another page. */
async function isIn(page: Page): Promise<boolean> {
  const login = page.getByRole('heading', { name: 'Log in' });
  const here = await login.or(page.locator('.pn-page h1')).textContent();
  const name = here === 'Users' ? 'Audit' : 'Users';
  const link = page.getByRole('link', { name, exact: true });
  await login.or(link).last().click();
  const title = page.getByRole('heading', { level: 1, name });
  const read = page.locator('.pn-page').filter({ has: title });
  await login.or(read.locator('.pn-table, .au-log')).waitFor();
  return !(await login.isVisible());
}

describe('a case worker of one service', () => {
  it('is made in the panel, and sees the applications of that service alone, and all content', async () => {
    const email = addressOf('dilan');
    const boss = await enter('home/users/new');
    await field(boss, 'E-mail').fill(email);
    await field(boss, 'New password').fill(PASSWORD);
    await boss.getByLabel('Of all services').uncheck();
    await button(boss, 'Create user').click();
    await waitForText(boss, 'Choose at least one service');
    await boss.getByLabel('Residency').check();
    await expectAccessible(boss);
    await button(boss, 'Create user').click();
    await confirm(boss, 'not my own');
    await waitForText(boss, 'The password is wrong');
    await expectAccessible(boss);
    await confirm(boss);
    await boss.getByRole('row', { name: email }).getByText('Case worker, 1 service').waitFor();

    const worker = await enter('home/users', { email, password: PASSWORD });
    await worker.getByRole('heading', { name: 'Not for your account' }).waitFor();
    await go(worker, 'Home');
    const links = worker.locator('.pn-aside a');
    await expect
      .poll(() => links.allInnerTexts())
      .toEqual([
        'Home',
        'Inbox',
        'To check',
        'Mine',
        'Unassigned',
        'Overdue',
        'Dates',
        'Figures',
        'Residency',
      ]);
    await button(worker, 'Content').click();
    await links.filter({ hasText: 'Immigration' }).click();
    await worker.getByRole('tab', { name: 'Page text' }).waitFor();
    expect(await worker.getByRole('tab', { name: 'Applications' }).count()).toBe(0);
    await go(worker, 'Home');
    await worker.getByRole('region', { name: 'Your work' }).waitFor();
    expect(await worker.getByRole('heading', { name: 'Backup' }).count()).toBe(0);
    await go(worker, 'Inbox');
    await worker.getByText('0 applications').waitFor();
    await button(worker, 'Tools').click();
    await worker.getByRole('menuitemcheckbox', { name: 'Status' }).waitFor();
    expect(await worker.getByRole('menuitem', { name: /^Export/u }).count()).toBe(0);
  });
});

describe('an account', () => {
  it('is made, logs in, is disabled, enabled, given a password and deleted by a colleague', async () => {
    const email = addressOf('rezan');
    const boss = await enter('home/users/new');
    await create(boss, email);
    // What people typed is text.
    expect(await boss.getByRole('row', { name: email }).textContent()).toContain(NAME);
    const colleague = await newPage({ origin: server.baseUrl });
    allowProblems(colleague, /status of 401/u);
    await colleague.goto(`${PANEL}/home`);
    await logIn(colleague, { email, password: PASSWORD });
    await colleague.locator('.pn-page h1').waitFor();

    await open(boss, email);
    await button(boss, 'Disable user').click();
    await button(boss, 'Enable user').waitFor();
    expect(await isIn(colleague)).toBe(false);
    await logIn(colleague, { email, password: PASSWORD });
    await waitForText(colleague, 'Wrong e-mail or password');

    await button(boss, 'Enable user').click();
    await confirm(boss);
    await button(boss, 'Disable user').waitFor();
    await field(boss, 'New password').fill(NEW_PASSWORD);
    await button(boss, 'Set new password').click();
    await confirm(boss);
    await waitForText(boss, 'The new password is set');
    await logIn(colleague, { email, password: NEW_PASSWORD });
    await colleague.locator('.pn-table').waitFor();

    await button(boss, 'Delete user').click();
    await waitForText(boss, 'This action delete the data permanently.');
    await button(boss, 'Cancel').click();
    await button(boss, 'Delete user').click();
    await boss.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
    await boss.getByRole('row', { name: STAFF.email }).waitFor();
    expect(await boss.getByRole('row', { name: email }).count()).toBe(0);
    expect(await isIn(colleague)).toBe(false);

    await go(boss, 'Audit');
    // By day and person: the failed login is below the address that was typed.
    const own = boss.locator('.au-log section').filter({ hasText: email });
    for (const words of ['Disabled a user', 'Enabled a user', 'Deleted a user', 'Login failed']) {
      await own.getByText(words).first().waitFor();
    }
    await boss.getByRole('searchbox').fill(email);
    await button(boss, 'Filter').click();
    await boss.getByRole('menuitem', { name: 'What' }).click();
    await boss.getByRole('menuitemradio', { name: 'Created a user' }).click();
    await expect.poll(() => boss.locator('.au-line').count()).toBe(1);
  });
});

describe('in the profile', () => {
  it('one changes the password, and sets up a second step, which is asked for, passed with a recovery code, and turned off', async () => {
    const before = await account('shadan');
    const own = await enter('home/profile', before, 390);
    await field(own, 'Current password').fill(PASSWORD);
    await field(own, 'New password').fill('liverpool123');
    await button(own, 'Change password').click();
    await waitForText(own, 'easily guessed');
    await field(own, 'New password').fill(NEW_PASSWORD);
    await waitForText(own, 'Strong');
    await button(own, 'Change password').click();
    await waitForText(own, 'Your password was changed');
    expect(await field(own, 'Current password').inputValue()).toBe('');
    const shadan = { ...before, password: NEW_PASSWORD };
    await button(own, 'Set up').click();
    await field(own, 'Your own password').fill(NEW_PASSWORD);
    await button(own, 'Continue').click();
    await own.getByRole('img', { name: 'QR code' }).waitFor();
    await expectAccessible(own);
    const secret = (await own.locator('.pe-secret').innerText()).replaceAll(' ', '');
    await field(own, 'Code').fill('000000');
    await button(own, 'Turn on').click();
    await waitForText(own, 'This code is wrong');
    await field(own, 'Code').fill(generateSync({ secret }));
    await button(own, 'Turn on').click();
    const codes = own.locator('.pe-codes li');
    await expect.poll(() => codes.count()).toBe(10);
    await expectAccessible(own);
    const recovery = await codes.first().innerText();
    await button(own, 'I have saved them').click();
    await waitForText(own, 'Recovery codes left: 10.');

    await own.locator('.pn-user').click();
    await own.getByRole('menuitem', { name: 'Log out' }).click();
    await logIn(own, shadan);
    await own.getByLabel('Code from your app').fill('000000');
    await expectAccessible(own);
    await own.keyboard.press('Enter');
    await waitForText(own, 'This code is wrong, or was used already.');
    await button(own, 'Use a recovery code').click();
    await own.getByLabel('Recovery code').fill(recovery);
    await own.keyboard.press('Enter');
    await waitForText(own, 'Recovery codes left: 9.');

    await button(own, 'Turn off').click();
    await field(own, 'Your own password').fill(NEW_PASSWORD);
    // Of the next step, since a code works once.
    const epoch = Math.floor(Date.now() / 1000) + 30;
    await field(own, 'Code').fill(generateSync({ secret, epoch }));
    await button(own, 'Turn off').click();
    await button(own, 'Set up').waitFor();
  });
});

// At 1280 px panelPages looks at them.
it('everybody can use these pages at 360 px, and find and open a colleague with the keyboard alone', async () => {
  const width = 360;
  const page = await enter('home', STAFF, width);
  for (const name of ['Home', 'Users', 'Profile', 'Audit']) {
    await go(page, name);
    await page.locator('.pn-read').first().waitFor();
    await expect.poll(() => page.locator('.pn-read[aria-busy=true]').count()).toBe(0);
    await expectAccessible(page);
    const shown = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(shown, name).toBe(width);
    await screenshot(page, `panel ${name} ${width}`);
    if (name === 'Home') await expectFacts(page);
  }
  await go(page, 'Users');
  await page.getByRole('searchbox').focus();
  await page.keyboard.type('staff@');
  await page.keyboard.press('Enter');
  await expect.poll(() => new URL(page.url()).searchParams.get('search')).toBe('staff@');
  const link = page.getByRole('link', { name: STAFF.email });
  // Enter leads from the search to the first result.
  await expect.poll(() => link.evaluate((one) => one === document.activeElement)).toBe(true);
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'Details' }).waitFor();
  await waitForText(page, 'A colleague can disable or delete your account');
  await expectAccessible(page);
  await go(page, 'Users');
  await page.getByRole('link', { name: 'New user' }).click();
  await button(page, 'Create user').click();
  await page.locator('[aria-invalid=true]').first().waitFor();
  await expectAccessible(page);
  await screenshot(page, `panel new user ${width}`);
});

/** Expects home to tell what waits and how old the backup is. */
async function expectFacts(page: Page): Promise<void> {
  await waitForText(page, 'Nothing is waiting');
  await waitForText(page, 'No backup has been made yet');
  const at = new Date(Date.now() - 3 * 60 * 60 * 1000).toISOString();
  await writeFile(join(server.dataDir, 'last-backup.json'), JSON.stringify({ at }));
  await button(page, 'Refresh').click();
  await waitForText(page, '3 hours ago');
}
