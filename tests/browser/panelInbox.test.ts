import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isString } from '../../src/definition/model/field';
import type { Service } from '../../src/definition/model/service';
import type { Values } from '../../src/definition/model/values';
import { widgetOf } from '../../src/definition/model/widget';
import { HOSTILE } from '../platform/hostileTexts';
import { figure, proves } from '../requirements/figure';
import { services } from '../server/submit/submission';
import { expectAccessible } from './accessibility';
import { activeMarkup } from './activeMarkup';
import { screenshot } from './harness';
import { openPanel, pickIn, pressMore, sendSample, type Sent } from './panelStaff';
import { type RunningServer, STAFF, startServer } from './server';
import { logIn, type StaffApi } from './staff';

const NAME = '<img src=x onerror=alert(1)> زانا';

/** Where visitors write what they like, and how much of it. */
const freeFields = ({ form }: Service): [string, number][] =>
  Object.entries(form.properties).flatMap(([name, field]) =>
    isString(field) && widgetOf(field) === 'text' && !field.pattern && !field.format && !field.when
      ? [[name, field.maxLength ?? 100]]
      : [],
  );
const roomIn = (service: Service): number =>
  freeFields(service).reduce((sum, [, length]) => sum + length, 0);

/** The service that has most room for them, so that few applications hold all of the corpus. */
const [writable] = services.toSorted((a, b) => roomIn(b) - roomIn(a));
const fields = freeFields(writable!);
const corpus = HOSTILE.filter((text) => !text.includes('\0'));

let server: RunningServer;
let staff: StaffApi;

beforeAll(async () => {
  server = await startServer();
  staff = await logIn(server.baseUrl);
  for (const service of services.slice(0, 3)) await sendSample(server, staff, service, 'ar');
});
afterAll(() => server.stop());

describe('several applications', () => {
  it('are changed at once, without overwriting what a colleague has changed unseen', async () => {
    const page = await openPanel(server.baseUrl, 'home/inbox?order=createdAt');
    await page.locator('tbody .pn-choose').nth(2).waitFor();
    const read = async () => {
      const list = 'application/?order=createdAt&perPage=3';
      return (await staff.get<{ data: { id: string; status: string }[] }>(list)).data;
    };
    const [first] = await read();
    await staff.write('PUT', `application/${first!.id}/`, { status: 'done' });
    for (const row of [0, 1]) await page.locator('tbody .pn-choose').nth(row).check();
    await page.getByRole('button', { name: 'Set status' }).click();
    await page.getByRole('menuitem', { name: 'Refused' }).click();
    await page.getByText('1 application changed. 1 left as they are').waitFor();
    expect((await read()).map(({ status }) => status)).toEqual(['done', 'refused', 'new']);
    // The list was read again, with what the colleague has set.
    await page.locator('tbody tr').first().getByText('Done').waitFor();
  });
});

describe('the reading pane', () => {
  it('shows and handles the application of the row that has the focus, and follows the keys', async () => {
    const page = await openPanel(server.baseUrl, 'home/inbox');
    const rows = page.locator('.pn-table tbody tr');
    const pane = page.getByRole('region', { name: 'Reading pane' });
    const current = page.locator('.pn-table tr[aria-current]');
    await page.getByRole('button', { name: 'Tools' }).click();
    await page.getByRole('menuitemcheckbox', { name: 'Reading pane' }).click();
    await pane.getByText('Choose a row').waitFor();
    for (const index of [0, 1]) {
      await page.keyboard.press('j');
      const name = await rows.nth(index).locator('.ap-name bdi').first().innerText();
      await pane.getByRole('heading', { level: 2, name }).waitFor();
      await expect.poll(() => rows.nth(index).locator('.ap-unread').count()).toBe(0);
      expect(await current.getAttribute('data-id')).toBe(
        await rows.nth(index).getAttribute('data-id'),
      );
    }
    await pickIn(pane.getByLabel('Status'), 'In progress');
    // The letter is a key of the page again, and chooses no other status.
    await page.keyboard.press('a');
    await expect.poll(() => pane.getByLabel('Status').textContent()).toBe('In progress');
    await rows.nth(1).getByText('In progress').waitFor();
    await rows.nth(2).click();
    const third = await rows.nth(2).getAttribute('data-id');
    expect(await current.getAttribute('data-id')).toBe(third);
    await pane.locator('.ap-sheet').waitFor();
    expect(await page.evaluate(isTooWide)).toBe(false);
    await expectAccessible(page);
    await screenshot(page, 'panel reading pane 1280');

    await page.keyboard.press('j');
    await page.keyboard.press('Enter');
    const back = page.getByRole('link', { name: 'Back to the list' });
    await back.waitFor();
    expect(await pane.count()).toBe(0);
    await back.click();
    await pane.waitFor();
  });
});

describe('the panel', { timeout: 120_000, ...proves('R2') }, () => {
  it('shows what people wrote as words, wherever it shows it', async (context) => {
    const sent = await sendCorpus();
    const page = await openPanel(server.baseUrl, 'home/inbox?order=createdAt&perPage=100');
    let scripts = 0;
    page.on('dialog', (dialog) => {
      scripts += 1;
      return dialog.dismiss();
    });
    const found: string[] = [];
    const look = async () => found.push(...(await activeMarkup(page)));
    // Those of other tests came before.
    const first = page.locator('.pn-table tbody tr', { hasText: sent[0]!.application.reference });
    await first.waitFor();
    await look();
    await first.locator('.pn-row-link').click();
    let shown = 0;
    for (const [at, { application, texts }] of sent.entries()) {
      await page.getByRole('heading', { level: 1, name: application.reference }).waitFor();
      const sheet = spaced((await page.locator('.ap-sheet').textContent()) ?? '');
      for (const text of texts) expect(sheet).toContain(spaced(text));
      shown += texts.length;
      const activity = page.getByRole('list', { name: 'Activity' });
      await activity.getByText('Note', { exact: true }).waitFor();
      const noted = spaced((await activity.textContent()) ?? '');
      for (const text of texts) expect(noted).toContain(spaced(text));
      await look();
      if (at < sent.length - 1) await page.getByRole('link', { name: 'Next' }).click();
    }
    expect(shown).toBe(corpus.length);
    // As the visitor saw the last of them, and names of staff.
    await pressMore(page, 'As the visitor saw it');
    await page.locator('.ap-visitor h2').first().waitFor();
    await look();
    const account = { email: 'zana@agency.example', password: 'Lantern-kettle-47' };
    await staff.write('POST', 'user/', { ...account, name: NAME, ownPassword: STAFF.password });
    await page.getByRole('link', { name: 'Users' }).click();
    await page.getByText(NAME).first().waitFor();
    await look();
    expect(found).toEqual([]);
    expect(scripts).toBe(0);
    const pages = `${shown} texts in ${sent.length} applications, as many notes, a name`;
    figure(context, 'R2', `${pages}: ${scripts} scripts, ${found.length} active`);
  });
});

/** In the page: whether it goes beyond the screen. */
const isTooWide = (): boolean => {
  const { scrollWidth, clientWidth } = document.documentElement;
  return scrollWidth > clientWidth;
};

/** Sends the corpus in as few applications as hold it, several texts in an answer, and adds it to them as notes. */
async function sendCorpus() {
  const sent: { readonly application: Sent; readonly texts: readonly string[] }[] = [];
  for (const answers of packed()) {
    const texts = Object.values(answers).flat();
    const own = Object.entries(answers).map(([name, some]) => [name, some.join(' ')]);
    const change = (values: Values): Values => ({ ...values, ...Object.fromEntries(own) });
    const application = await sendSample(server, staff, writable!, 'en', change);
    await staff.write('POST', `application/${application.id}/note/`, { text: texts.join('\n') });
    sent.push({ application, texts });
  }
  return sent;
}

/** The texts of each application by field. */
function packed(): readonly Readonly<Record<string, readonly string[]>>[] {
  const applications: Record<string, string[]>[] = [];
  for (const text of corpus) {
    const hasRoom = ([name, length]: [string, number]) =>
      [...(applications.at(-1)?.[name] ?? []), text].join(' ').length <= length;
    if (applications.length === 0 || !fields.some(hasRoom)) applications.push({});
    const [name] = fields.find(hasRoom)!;
    (applications.at(-1)![name] ??= []).push(text);
  }
  return applications;
}

const spaced = (text: string) => text.replaceAll(/\s+/gu, ' ').trim();
