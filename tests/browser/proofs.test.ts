import type { Request } from 'playwright-core';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { DOUBT_HEADER, PROOF_HEADER } from '../../src/contract/proof';
import { stepFields } from '../../src/definition/model/stepOf';
import { openForm } from './entryPoints/entryPoints';
import { fillFields } from './fill';
import { newPage } from './harness';
import { goOn, PHONE } from './phone';
import { allowProblems } from './problems';
import { type RunningServer, startServer } from './server';
import { SERVICES } from './services';

// The server of all tests limits nobody.
let server: RunningServer;
beforeAll(async () => {
  server = await startServer('.', { RATE_LIMIT: 'on' });
});
afterAll(() => server.stop());

/** The shortest one: what is behind Send is the same for all. */
const [service] = SERVICES.filter(
  ({ page, sections }) => page.component === undefined && !sections,
).toSorted((a, b) => Object.keys(a.form.properties).length - Object.keys(b.form.properties).length);
if (!service) throw new Error('no service has the general page');

/** The work is a matter of luck: one time in a thousand it takes seven times as long as on average. */
const PATIENCE_MS = 150_000;
vi.setConfig({ testTimeout: 2 * PATIENCE_MS });

it('a form whose hidden field was filled in is sent after some work, of which the visitor sees nothing', async () => {
  const page = await newPage({ language: 'en', ...PHONE, origin: server.baseUrl });
  const { values } = await openForm(page, service, 'en');
  for (const step of service.steps) {
    await fillFields(page, service.form, values, stepFields(step));
    await goOn(page);
  }
  await page.locator('.rg-review').waitFor();
  // A restored draft is not sent too quickly.
  await page.reload();
  await page.locator('.rg-review').waitFor();
  const submits: Request[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith(service.submit.path)) submits.push(request);
  });
  const trap = page.locator('.rg-trap input');
  // Nobody reaches it by keys or is told of it.
  expect(await page.locator('.rg-trap').getAttribute('aria-hidden')).toBe('true');
  expect(await trap.getAttribute('tabindex')).toBe('-1');
  await trap.evaluate((input: HTMLInputElement) => {
    input.value = 'https://spam.example';
  });

  // The work is asked for by a refusal, which the browser tells in its console.
  allowProblems(page, /status of 429/u);
  await page.locator('.rg-review .rg-actions .rg-button-primary').click();
  await page.locator('.rg-reference-number').waitFor({ timeout: PATIENCE_MS });
  expect(await page.locator('.rg-notice-bad, .snackbar-error').count()).toBe(0);
  const headers = submits.map((request) => request.headers());
  const [refused, accepted] = headers;
  expect(headers).toHaveLength(2);
  expect(refused?.[DOUBT_HEADER.toLowerCase()]).toBe('1');
  expect(refused?.[PROOF_HEADER.toLowerCase()]).toBeUndefined();
  expect(accepted?.[PROOF_HEADER.toLowerCase()]).toMatch(/^\d+\.\S+\.\d+$/u);
  expect(accepted?.['idempotency-key']).toBe(refused?.['idempotency-key']);
});
