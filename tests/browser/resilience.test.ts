import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Service } from '../../src/definition/model/service';
import { stepFields } from '../../src/definition/model/stepOf';
import type { Language } from '../../src/definition/model/text';
import { isLong } from '../server/support/long';
import { openForm } from './entryPoints/entryPoints';
import { fillFields } from './fill';
import { newPage as openPage, type PageOptions, screenshot } from './harness';
import { intercept } from './intercept';
import { scriptWith } from './loadedSources';
import { allowProblems } from './problems';
import { type RunningServer, startServer } from './server';
import { SERVICES } from './services';
import { logIn, type StaffApi } from './staff';

// A server of its own: these tests count applications, and others send some at the same time.
let server: RunningServer;
let staff: StaffApi;
beforeAll(async () => {
  server = await startServer();
  staff = await logIn(server.baseUrl);
});
afterAll(() => server.stop());

const newPage = (options: PageOptions) => openPage({ ...options, origin: server.baseUrl });

const PHONE = { width: 360, height: 740 };

/** A service with a dialog in its first step. */
const OPENING = SERVICES.flatMap((service) => {
  const [first] = service.steps;
  const field = (first ? stepFields(first) : []).find((name) => {
    const { widget, when } = service.form.properties[name] ?? {};
    return widget === 'dialog' && !when;
  });
  return field === undefined ? [] : [{ service, field }];
})[0]!;

// First, since a page that has shown a dialog before may have its code in memory.
it('opens a dialog whose code could not be loaded when the visitor tries again', async () => {
  const { service, field } = OPENING;
  const page = await newPage({ language: 'ku', ...PHONE });
  allowProblems(page, /net::ERR_/u);
  const pattern = { urlPattern: `*/${scriptWith('src/engine/fields/FormDialog.tsx')}` };
  const connect = await intercept(page, pattern, (session, { requestId }) =>
    session.send('Fetch.failRequest', { requestId, errorReason: 'ConnectionReset' }),
  );
  const { values } = await openForm(page, service, 'ku');
  const [name = ''] = stepFields(service.steps[0]!);
  await fillFields(page, service.form, values, [name]);
  const opener = page.locator(`[id="f-${field}"]`);
  await opener.click();
  const retry = page.locator('.rg-missing-part button');
  await retry.waitFor();
  await screenshot(page, 'dialog not loaded');
  await connect();
  await retry.click();
  await retry.waitFor({ state: 'detached' });
  // It opens by itself where a browser requests a failed module again. Otherwise the page has loaded anew.
  const dialog = page.locator('.rg-dialog');
  await dialog.or(opener).first().waitFor();
  if (!(await dialog.isVisible())) await opener.click();
  await dialog.waitFor();
  const answer = page.locator(`[name="${name}"][value="${String(values[name])}"]`);
  expect(await answer.isChecked()).toBe(true);
});

/** What happens between Send and the server is the same behind every page: the general one will do. */
const PLAIN = SERVICES.filter(({ page, sections }) => page.component === undefined && !sections);
const length = ({ form }: Service) => Object.keys(form.properties).length;

/** The same for each encoding of the request: the shortest form that has it, which the map takes last. */
const TRIED = isLong
  ? PLAIN
  : [
      ...new Map(
        PLAIN.toSorted((a, b) => length(b) - length(a)).map((service) => [
          service.submit.encoding,
          service,
        ]),
      ).values(),
    ];

async function toReview(page: Page, service: Service, language: Language) {
  const { values } = await openForm(page, service, language);
  for (const step of service.steps) {
    await fillFields(page, service.form, values, stepFields(step));
    await page.locator('.rg-step button[type=submit]').click();
  }
  await page.locator('.rg-review').waitFor();
}

/** Returns what is filled in on the step that is shown. */
const inputsOf = (page: Page): Promise<unknown[]> =>
  page
    .locator('.rg-step :is(input:not([type=file]), select, textarea)')
    .evaluateAll((inputs) =>
      (inputs as HTMLInputElement[]).map(({ name, value, checked }) => ({ name, value, checked })),
    );

const send = (page: Page) => page.locator('.rg-review .rg-actions .rg-button-primary');

it.each(TRIED)(
  '$id creates one application for ten clicks, a lost response and a connection that returns',
  async (service) => {
    const page = await newPage({ language: 'ar', ...PHONE });
    const before = await staff.total(service.staff.list);
    await toReview(page, service, 'ar');
    expect(await staff.total(service.staff.list)).toBe(before);
    allowProblems(page, /net::ERR_/u);
    // The server takes it; its response never arrives.
    const pattern = {
      urlPattern: `*/api/${service.submit.path}`,
      requestStage: 'Response',
    } as const;
    const connect = await intercept(page, pattern, (session, { requestId }) =>
      session.send('Fetch.failRequest', { requestId, errorReason: 'ConnectionReset' }),
    );
    await send(page).evaluate((button: HTMLElement) => {
      for (let click = 0; click < 10; click += 1) button.click();
    });
    await page.locator('.rg-notice-bad').waitFor();
    expect(await staff.total(service.staff.list)).toBe(before + 1);

    await page.reload();
    await page.context().setOffline(true);
    await connect();
    await send(page).click();
    await page.locator('.rg-notice-bad').waitFor();
    await screenshot(page, `${service.id} offline`);
    await page.context().setOffline(false);
    await page.locator('.rg-reference-number').waitFor();
    expect(await staff.total(service.staff.list)).toBe(before + 1);
  },
);

it('is one application in two tabs', async () => {
  const service = TRIED[0]!;
  const page = await newPage({ language: 'ar', ...PHONE });
  const before = await staff.total(service.staff.list);
  const { values } = await openForm(page, service, 'ar');
  const other = await page.context().newPage();
  await other.goto(page.url());
  await other.locator('.rg-step').waitFor();
  const empty = await inputsOf(other);
  const [first, ...later] = service.steps;
  await fillFields(page, service.form, values, first ? stepFields(first) : []);
  await expect.poll(() => inputsOf(other)).toEqual(await inputsOf(page));
  await screenshot(other, `${service.id} in another tab`);
  for (const step of [undefined, ...later]) {
    if (step) await fillFields(page, service.form, values, stepFields(step));
    await page.locator('.rg-step button[type=submit]').click();
  }
  await send(page).click();
  await page.locator('.rg-reference-number').waitFor();
  await expect.poll(() => inputsOf(other)).toEqual(empty);
  expect(await staff.total(service.staff.list)).toBe(before + 1);
  await other.close();
});
