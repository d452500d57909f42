import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadContentKinds } from '../../src/server/content/contentKinds';
import type { Field, Properties } from '../../src/definition/model/field';
import { stepFields } from '../../src/definition/model/stepOf';
import { isRecord, type Json, type Values } from '../../src/definition/model/values';
import { HARMLESS } from '../platform/harmlessTexts';
import { HOSTILE } from '../platform/hostileTexts';
import { figure, proves } from '../requirements/figure';
import { activeIn, activeMarkup } from './activeMarkup';
import { openForm } from './entryPoints/entryPoints';
import { exampleOf, SERVICE_PATHS } from './examplePaths';
import { fillFields } from './fill';
import { newPage, settled } from './harness';
import { contentType, intercept } from './intercept';
import { pageWithWorld } from './outside';
import { allowProblems } from './problems';
import { type RunningServer, startServer } from './server';
import { SERVICES } from './services';
import { logIn } from './staff';

/** The server does not store NUL. */
const STORABLE = HOSTILE.filter((text) => !text.includes('\0'));
const PATHS = [
  '/',
  '/aboutUs',
  '/contactUs',
  '/ourservices',
  '/ourpartners',
  '/blogs',
  '/tags/visa',
  '/specialofferprofile',
  exampleOf('/blog/:id'),
  ...SERVICE_PATHS,
];

const tally = { scripts: 0, texts: 0, messages: 0, harmless: 0, active: 0 };

/** Counts the dialogs of injected scripts. */
function countScripts(page: Page): void {
  page.on('dialog', (dialog) => {
    tally.scripts += 1;
    return dialog.dismiss();
  });
}

let next = 0;

/** Returns the record with texts of the corpus in all free text fields. */
const hostileFields = (fields: Properties, record: Values): Values =>
  Object.fromEntries(
    Object.entries(record).map(([name, value]) => {
      const field = Object.hasOwn(fields, name) ? fields[name] : undefined;
      return [name, field && value !== undefined ? hostileValue(field, value) : value];
    }),
  );

function hostileValue(field: Field, value: Json): Json {
  if ('properties' in field && isRecord(value)) return hostileFields(field.properties, value);
  if ('items' in field && Array.isArray(value)) {
    return value.map((entry) => hostileValue(field.items, entry));
  }
  if (field.type !== 'string' || field.translated !== true) return value;
  const text = STORABLE[next % STORABLE.length] ?? '';
  if ('maxLength' in field && text.length > (field.maxLength ?? Infinity)) return value;
  next += 1;
  return [text, text, text];
}

describe('hostile content', proves('R1'), () => {
  let server: RunningServer;
  beforeAll(async () => {
    server = await startServer();
    const staff = await logIn(server.baseUrl);
    for (const { id, fields, calls } of await loadContentKinds('.')) {
      const [list] = calls.staff.map((call) => (typeof call === 'string' ? call : call.path));
      const [update] = calls.update ?? [];
      if (list === undefined || update === undefined) throw new Error(`${id} is not edited`);
      for (const record of recordsIn(await staff.get<Json>(list))) {
        const path = update.replace('{id}', String(record.id));
        await staff.write('PUT', path, hostileFields(fields, record));
      }
    }
    tally.texts = next;
    // Each of them is used somewhere.
    expect(next).toBeGreaterThan(STORABLE.length);
  });
  afterAll(() => server.stop());

  // One test, since all are shown on one page: a new one for each would cost as much as what is looked at.
  it('runs nothing on any page', async () => {
    const page = await pageWithWorld({ origin: server.baseUrl, language: 'en', width: 360 });
    countScripts(page);
    for (const path of PATHS) {
      const answer = await page.goto(`${path}?lang=en`);
      await page.locator('#main h1').waitFor();
      await settled(page);
      const found = [
        ...(await activeMarkup(page)),
        ...(await activeIn(page, (await answer?.text()) ?? '')),
      ];
      tally.active += found.length;
      expect(found, path).toEqual([]);
      expect(tally.scripts, path).toBe(0);
    }
  });
});

function recordsIn(answer: Json | undefined): readonly Values[] {
  if (Array.isArray(answer)) return answer as Values[];
  return isRecord(answer) ? recordsIn(answer.data) : [];
}

/** A form on a page of its own: what becomes of a refusal is the same behind every page. */
const [PLAIN] = SERVICES.filter(({ page, sections }) => page.component === undefined && !sections);

/** One after which the form stays where it is, since nothing says that its answers are at issue. */
const REFUSAL = 403;

describe('a rejection with hostile texts', { timeout: 120_000, ...proves('R1') }, () => {
  it('runs nothing, and shows harmless texts unchanged', async (context) => {
    const page = await newPage({ language: 'en' });
    // The browser logs the refused request; violations of the CSP and script errors fail the test.
    allowProblems(page, new RegExp(`status of ${REFUSAL}`, 'u'));
    countScripts(page);
    const { service, values } = await openForm(page, PLAIN!, 'en');
    for (const step of service.steps) {
      await fillFields(page, service.form, values, stepFields(step));
      await page.locator('.rg-step button[type=submit]').click();
    }
    await page.locator('.rg-review').waitFor();
    let message = '';
    let count = 0;
    const urlPattern = `*/api/${service.submit.path}`;
    await intercept(page, { urlPattern }, (session, { requestId }) => {
      // First what tells one refusal from the one before: some of the corpus swallow what follows.
      const errors = [`refusal ${count}`, message].map((one) => ({ name: '', message: one }));
      return session.send('Fetch.fulfillRequest', {
        requestId,
        responseCode: REFUSAL,
        responseHeaders: contentType('application/json'),
        body: Buffer.from(JSON.stringify({ errors })).toString('base64'),
      });
    });
    const refuse = (text: string): Promise<string> => {
      message = text;
      count += 1;
      return page.evaluate(sendAndRead, `refusal ${count}`);
    };
    for (const text of HOSTILE) {
      await refuse(text);
      const found = await activeMarkup(page);
      tally.messages += 1;
      tally.active += found.length;
      expect(found, text).toEqual([]);
    }
    for (const [text, html] of HARMLESS) {
      const shown = await refuse(text);
      expect(shown).toBe(html);
      tally.harmless += 1;
    }
    expect(tally.scripts).toBe(0);
    const kept = `${tally.harmless} of ${HARMLESS.length} harmless kept`;
    const tried = `${tally.texts} texts on ${PATHS.length} pages, ${tally.messages} refusals`;
    figure(context, 'R1', `${tried}: ${tally.scripts} scripts, ${tally.active} active; ${kept}`);
  });
});

/**
 * Runs in the page: presses Send, and returns the HTML of the last message once another one of the refusal shows.
 * A pointer would wait each time until the page stands still.
 */
function sendAndRead(refusal: string): Promise<string> {
  const texts = () => [...document.querySelectorAll('.snackbar-text bdi')];
  return new Promise((resolve) => {
    const observer = new MutationObserver(() => {
      if (!texts().some(({ textContent }) => textContent === refusal)) return;
      observer.disconnect();
      resolve(texts().at(-1)?.innerHTML ?? '');
    });
    observer.observe(document.body, { subtree: true, childList: true, characterData: true });
    const send = '.rg-review .rg-actions .rg-button-primary';
    document.querySelector<HTMLElement>(send)?.click();
  });
}
