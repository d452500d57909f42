import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isString, type StringField } from '../../src/definition/model/field';
import type { Service } from '../../src/definition/model/service';
import type { Values } from '../../src/definition/model/values';
import { widgetOf } from '../../src/definition/model/widget';
import { HOSTILE } from '../platform/hostileTexts';
import { figure, proves } from '../requirements/figure';
import { services } from '../server/submit/submission';
import { activeMarkup } from './activeMarkup';
import { openPanel, sendSample, type Sent } from './panelStaff';
import { type RunningServer, startServer } from './server';
import { logIn, type StaffApi } from './staff';

const NAME = '<img src=x onerror=alert(1)> زانا';

/** Where visitors write what they like. */
const freeFields = ({ form }: Service): [string, StringField][] =>
  Object.entries(form.properties).flatMap(([name, field]) =>
    isString(field) && widgetOf(field) === 'text' && !field.pattern && !field.format && !field.when
      ? [[name, field]]
      : [],
  );

/** The service that has most of them, so that few applications hold all of the corpus. */
const [service] = services.toSorted((a, b) => freeFields(b).length - freeFields(a).length);
const fields = freeFields(service!);
const corpus = HOSTILE.filter((text) => !text.includes('\0'));

const cut = (text: string, { maxLength = 100 }: StringField): string => text.slice(0, maxLength);

let server: RunningServer;
let staff: StaffApi;
const sent: { readonly application: Sent; readonly texts: readonly string[] }[] = [];

beforeAll(async () => {
  server = await startServer();
  staff = await logIn(server.baseUrl);
  for (let at = 0; at < corpus.length; at += fields.length) {
    const own = fields.flatMap(([name, field], index): [string, string][] => {
      const text = corpus[at + index];
      return text === undefined ? [] : [[name, cut(text, field)]];
    });
    const change = (values: Values): Values => ({ ...values, ...Object.fromEntries(own) });
    const application = await sendSample(server, staff, service!, 'en', change);
    sent.push({ application, texts: own.map(([, text]) => text) });
  }
});
afterAll(() => server.stop());

const spaced = (text: string) => text.replaceAll(/\s+/gu, ' ').trim();

describe('the panel', { timeout: 120_000, ...proves('R2') }, () => {
  it('shows what people wrote as words, wherever it shows it', async (context) => {
    const page = await openPanel(server.baseUrl, 'home/inbox?order=createdAt&perPage=100');
    let scripts = 0;
    page.on('dialog', (dialog) => {
      scripts += 1;
      return dialog.dismiss();
    });
    const found: string[] = [];
    const look = async () => found.push(...(await activeMarkup(page)));
    await page.locator('.pn-row-link').first().waitFor();
    await look();
    await page.locator('.pn-row-link').first().click();
    let shown = 0;
    for (const [at, { application, texts }] of sent.entries()) {
      await page.getByRole('heading', { level: 1, name: application.reference }).waitFor();
      const sheet = spaced((await page.locator('.ap-sheet').textContent()) ?? '');
      for (const text of texts) expect(sheet).toContain(spaced(text));
      shown += texts.length;
      await page.getByLabel('New note').fill(texts.join('\n'));
      await page.getByRole('button', { name: 'Add note' }).click();
      await page
        .getByRole('list', { name: 'Activity' })
        .getByText('Note', { exact: true })
        .waitFor();
      await look();
      if (at < sent.length - 1) await page.getByRole('link', { name: 'Next' }).click();
    }
    expect(shown).toBe(corpus.length);
    // As the visitor saw the last of them, and names of staff.
    await page.getByLabel('As the visitor saw it').check();
    await page.locator('.ap-visitor h2').first().waitFor();
    await look();
    const account = { email: 'zana@agency.example', password: 'Lantern-kettle-47' };
    await staff.write('POST', 'user/', { ...account, name: NAME });
    await page.getByRole('link', { name: 'Users' }).click();
    await page.getByText(NAME).first().waitFor();
    await look();
    expect(found).toEqual([]);
    expect(scripts).toBe(0);
    const pages = `${shown} texts in ${sent.length} applications, as many notes, a name`;
    figure(context, 'R2', `${pages}: ${scripts} scripts, ${found.length} active`);
  });
});
