import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Values } from '../../src/definition/model/values';
import { services } from '../server/submit/submission';
import { expectAccessible } from './accessibility';
import { screenshot } from './harness';
import {
  confirm,
  endSession,
  enter,
  hostile,
  openPanel,
  pickIn,
  pressMore,
  photoField,
  saved,
  sendEach,
  sendSample,
  showOnPaper,
  type Sent,
  SURNAME,
  withPhotos,
} from './panelStaff';
import { allowProblems } from './problems';
import { type RunningServer, STAFF, startServer } from './server';
import { logIn, type StaffApi } from './staff';

const PHONE = { width: 360, height: 740 };

/** A server of its own: what is counted here nobody else sends. */
let server: RunningServer;
let staff: StaffApi;
/** The last that came, in Kurdish, with photos. */
let guest: Sent;
/** One of each service, in Arabic. */
let samples: ReadonlyMap<string, Sent>;

beforeAll(async () => {
  server = await startServer();
  staff = await logIn(server.baseUrl);
  samples = await sendEach(server, staff, 'ar');
  guest = await sendSample(server, staff, withPhotos, 'ckb', hostile);
});
afterAll(() => server.stop());

/** Which are opened: tests/panel/application.test.ts reads one of each service. */
const opened = services.slice(0, 4);

const open = (path: string, size = {}) => openPanel(server.baseUrl, path, size);
const pathOf = ({ id }: Sent): string => `home/inbox/application/${id}`;
const rows = (page: Page) => page.locator('.pn-table tbody tr');
const search = (page: Page) => page.getByRole('searchbox');
const heading = (page: Page, { reference: name }: Sent) =>
  page.getByRole('heading', { level: 1, name });
const shownPhotos = (page: Page) =>
  page
    .locator('.ap-sheet .ap-photo img')
    .evaluateAll((all) => all.map((one) => (one as HTMLImageElement).naturalWidth > 0));

describe('the inbox', () => {
  it('lists what was sent, marks in words what nobody has read, finds, and exports what was found', async () => {
    const page = await open('home/inbox');
    await rows(page).first().waitFor();
    expect(await rows(page).count()).toBe(services.length + 1);
    expect(await rows(page).first().textContent()).toContain(guest.reference);
    expect(await page.locator('.ap-unread').count()).toBe(services.length + 1);
    expect(await page.locator('.ap-summary').textContent()).toMatch(/unread$/u);
    await expectAccessible(page);
    await screenshot(page, 'panel inbox 1280');
    await page.getByRole('button', { name: 'Received' }).click();
    await expect.poll(() => rows(page).last().textContent()).toContain(guest.reference);

    await page.getByRole('button', { name: 'Save this list' }).click();
    await page.getByLabel('Name of the list').fill('Oldest first');
    await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
    const link = (name: string) => page.locator('.pn-aside').getByRole('link', { name });
    await link('Inbox').click();
    await expect.poll(() => rows(page).first().textContent()).toContain(guest.reference);
    await link('Oldest first').click();
    await expect.poll(() => rows(page).last().textContent()).toContain(guest.reference);
    expect(await link('Oldest first').getAttribute('aria-current')).toBe('page');
    await expectAccessible(page);
    await link('Inbox').click();
    await expect.poll(() => rows(page).first().textContent()).toContain(guest.reference);
    await expectFound(page);
  });

  it('is narrowed by service, status, day and reading, and says when nothing is left', async () => {
    const page = await open('home/inbox', PHONE);
    const nothing = page.getByText('No application matches these filters.');
    const add = async (...[filter = '', value]: string[]) => {
      await page.getByRole('button', { name: 'Filter', exact: true }).click();
      await page.getByRole('menuitem', { name: filter, exact: true }).click();
      if (value) await page.getByRole('menuitemradio', { name: value }).click();
    };
    await add('Service', withPhotos.tile.title[2]);
    await expect.poll(() => rows(page).count()).toBe(2);
    await expectAccessible(page);
    await screenshot(page, 'panel inbox 360');
    await add('Status', 'Done');
    await nothing.waitFor();
    await page.getByRole('button', { name: 'Clear filters' }).click();
    await add('Received');
    const until = page.getByRole('textbox', { name: 'Received: to', exact: true });
    await until.fill('2020-01-01');
    await nothing.waitFor();
    await until.fill('');
    await page.keyboard.press('Escape');
    await add('Unread');
    await expect.poll(() => page.url()).toContain('unread=1');
  });
});

describe('an application', () => {
  it('opens in English and as its visitor saw it, one after another, and is unread again by choice', async () => {
    const page = await open('home/inbox?order=createdAt');
    await page.locator('.pn-row-link').first().click();
    for (const { id, steps } of opened) {
      await heading(page, samples.get(id)!).waitFor();
      const titles = await page.locator('.ap-step h2').allTextContents();
      expect(titles).toEqual(expect.arrayContaining(steps.map(({ title }) => title[2])));
      expect(await page.locator('.ap-answer dd').count(), id).toBeGreaterThan(2);
      if (id === opened[0]!.id) {
        await pressMore(page, 'As the visitor saw it');
        const spoken = page.locator('.ap-visitor > [lang=ar][dir=rtl] h2').first();
        await expect.poll(() => spoken.textContent()).toBe(steps[0]!.title[1]);
        expect(await page.evaluate(() => document.documentElement.lang)).toBe('en');
      }
      await page.getByRole('link', { name: 'Next' }).click();
    }
    await heading(page, samples.get(services[opened.length]!.id)!).waitFor();
    await page.getByRole('link', { name: 'Back to the list' }).click();
    await rows(page).first().waitFor();
    expect(page.url()).toContain('order=createdAt');
    // The next one was opened, too.
    const unread = page.locator('.ap-unread');
    await expect.poll(() => unread.count()).toBe(services.length - opened.length);

    await page.locator('.pn-row-link').last().click();
    await heading(page, guest).waitFor();
    expect(await page.getByRole('link', { name: 'Next' }).count()).toBe(0);
    await expect.poll(() => isUnread(guest)).toBe(false);
    await pressMore(page, 'Mark as unread');
    await rows(page).last().locator('.ap-unread').waitFor();
    expect([page.url().includes('createdAt'), await isUnread(guest)]).toEqual([true, true]);
  });

  it('is shown as it was typed, with nothing in it that acts, and its photos, on paper too', async () => {
    const page = await open(pathOf(guest));
    const sheet = page.locator('.ap-sheet');
    expect(await sheet.textContent()).toContain(SURNAME);
    expect(await sheet.locator('script, iframe, svg a, [onerror], [onclick]').count()).toBe(0);
    await expect.poll(() => shownPhotos(page)).toEqual([true, true, true]);
    await expectAccessible(page);
    await screenshot(page, 'panel application 1280');
    const [name, photo] = await saved(page, () =>
      page.getByRole('button', { name: /^Download .* 2$/u }).click(),
    );
    expect(name).toBe(`${guest.reference}-${photoField(withPhotos)}-2.jpg`);
    expect(photo.subarray(0, 2).toString('hex')).toBe('ffd8');

    const first = page.getByRole('button', { name: /^View .* 1$/u });
    await first.focus();
    await page.keyboard.press('Enter');
    const viewer = page.getByRole('dialog');
    await viewer.getByRole('heading', { name: / 1$/u }).waitFor();
    await page.keyboard.press('ArrowRight');
    await viewer.getByRole('heading', { name: / 2$/u }).waitFor();
    await expectAccessible(page);
    await screenshot(page, 'panel photo');
    await page.keyboard.press('Escape');
    await viewer.waitFor({ state: 'detached' });
    expect(await first.evaluate((it) => it === document.activeElement)).toBe(true);

    // On paper it is one clean document, whatever the screen shows.
    await pressMore(page, 'As the visitor saw it');
    await page.locator('.rg-record').waitFor();
    await screenshot(page, 'panel application as the visitor saw it');
    await expectAccessible(page);
    await showOnPaper(page);
    for (const gone of ['.pn-bar', '.pn-aside', '.ap-work', '.ap-visitor', '.pn-page-actions']) {
      expect(await page.locator(gone).isVisible(), gone).toBe(false);
    }
    expect(await heading(page, guest).isVisible()).toBe(true);
    expect(await page.locator('.ap-photo img').last().isVisible()).toBe(true);
    expect(await page.locator('main').innerText()).toContain(SURNAME);
    await page.setViewportSize({ width: 680, height: 960 });
    await screenshot(page, 'panel application printed');
  });

  it('is worked on, and what could not be saved waits for the next login', async () => {
    const page = await open(pathOf(guest), PHONE);
    const status = page.getByLabel('Status');
    await page.getByRole('navigation', { name: 'On this page' }).getByText('Documents').click();
    const documents = page.getByRole('heading', { name: 'Documents' });
    const top = () => documents.evaluate((field) => field.getBoundingClientRect().y);
    await expect.poll(top).toSatisfy((y: number) => y > 0 && y < PHONE.height);
    const note = page.getByLabel('New note');
    await pickIn(status, 'In progress');
    await page.getByText('Saved', { exact: true }).waitFor();
    await note.fill('پەیوەندی کرا\n<b>tomorrow</b>');
    await page.getByRole('button', { name: 'Add note' }).click();
    await page.getByRole('list', { name: 'Activity' }).getByText('<b>tomorrow</b>').waitFor();
    const stored = await staff.get<Values>(`application/${guest.id}/`);
    const first = { who: STAFF.email, text: 'پەیوەندی کرا\n<b>tomorrow</b>' };
    expect(stored).toMatchObject({ status: 'inProgress', notes: [first] });
    expect(JSON.stringify(stored.record)).not.toContain('tomorrow');
    await expectAccessible(page);
    await screenshot(page, 'panel application 360');

    allowProblems(page, /status of 4(?:01|12)/u);
    await staff.write('PUT', `application/${guest.id}/`, { status: 'done' });
    await pickIn(status, 'Refused');
    await page.getByText('changed “Status” to “Done”').waitFor();
    await screenshot(page, 'panel application conflict 360');
    await page.getByRole('button', { name: 'Take theirs' }).click();
    expect(await status.textContent()).toBe('Done');
    await note.fill('call again');
    await page.evaluate(endSession);
    await page.getByRole('button', { name: 'Add note' }).click();
    await page.getByText('Your session has ended. What you typed is kept').waitFor();
    await enter(page);
    await expect.poll(() => note.inputValue()).toBe('call again');
    await page.locator('.pn-back').first().click();
    await page.getByText('Note saved').waitFor();
    const { notes } = await staff.get<{ notes: Values[] }>(`application/${guest.id}/`);
    expect(notes.at(-1)?.text).toBe('call again');
  });

  it('is erased with its photos once that was confirmed', async () => {
    const { answers } = await staff.get<{ answers: Values }>(`application/${guest.id}/`);
    const photo = (answers[photoField(withPhotos)] as string[])[0]!;
    const ask = () =>
      Promise.all([`application/${guest.id}/`, `photo/${photo}/`].map(staff.status));
    const page = await open(pathOf(guest));
    const dialog = page.getByRole('alertdialog');
    await pressMore(page, 'Delete');
    await dialog.getByText('This action delete the data permanently.').waitFor();
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await dialog.waitFor({ state: 'detached' });
    expect(await ask()).toEqual([200, 200]);
    await pressMore(page, 'Delete');
    await dialog.getByRole('button', { name: 'Delete' }).click();
    await expect.poll(() => rows(page).count()).toBe(services.length);
    expect(await page.locator('.pn-table').textContent()).not.toContain(guest.reference);
    expect(await ask()).toEqual([404, 404]);

    // Another one arrives while the list is open, which does not move by itself.
    const { reference } = await sendSample(server, staff, withPhotos, 'en');
    const shown = page.getByRole('button', { name: '1 new application or answer: show' });
    await shown.waitFor();
    expect(await page.locator('.pn-table').textContent()).not.toContain(reference);
    await screenshot(page, 'panel inbox arrived');
    await shown.click();
    await expect.poll(() => rows(page).first().textContent()).toContain(reference);
    await page
      .locator('.pn-aside li', { hasText: 'Inbox' })
      .getByText(`${services.length - opened.length} unread`)
      .waitFor();
    expect(await page.title()).toMatch(/^\(\d+\) Inbox/u);
  });
});

/** Expects a search by name and passport number to find, and what was found to be exported. */
async function expectFound(page: Page): Promise<void> {
  const addresses: string[] = [];
  page.on('request', (request) => addresses.push(request.url()));
  const asked = services.find(({ sample }) => typeof sample.passportNumber === 'string')!;
  const other = samples.get(asked.id)!;
  // By turns, so that each changes what is listed.
  for (const [words, sent] of [
    [String(asked.sample.passportNumber), other],
    ['zebari', guest],
  ] as const) {
    await search(page).fill(words);
    await expect
      .poll(() => rows(page).allTextContents(), { message: words })
      .toEqual([expect.stringContaining(sent.reference)]);
  }
  allowProblems(page, /status of 422/u);
  const take = (format: string) =>
    saved(page, async () => {
      await page.getByRole('button', { name: 'Tools' }).click();
      await page.getByRole('menuitem', { name: `Export ${format}` }).click();
      await confirm(page);
    });
  const [csv, text] = await take('CSV');
  expect(csv).toMatch(/^applications-all-\d{4}-\d\d-\d\d\.csv$/u);
  expect(text.toString().startsWith('\uFEFF')).toBe(true);
  expect(text.toString()).toContain(guest.reference);
  for (const { reference } of samples.values()) expect(text.toString()).not.toContain(reference);
  const [xlsx, table] = await take('Excel');
  expect([xlsx.slice(-5), table.subarray(0, 2).toString()]).toEqual(['.xlsx', 'PK']);
  expect(addresses.join()).not.toMatch(/token|bearer/iu);
}

async function isUnread({ id }: Sent): Promise<boolean> {
  const { readAt } = await staff.get<{ readAt: string | null }>(`application/${id}/`);
  return readAt === null;
}
