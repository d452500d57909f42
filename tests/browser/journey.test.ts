import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { holds, isShown } from '../../src/definition/condition';
import { type Field, isFiles, isList } from '../../src/definition/field';
import { prefilled } from '../../src/definition/prefill';
import { prune } from '../../src/definition/prune';
import { wireNames } from '../../src/definition/scatter';
import { sentShape, toSent } from '../../src/definition/sent';
import type { Service, Step } from '../../src/definition/service';
import { stepFields } from '../../src/definition/stepOf';
import { type Language, LANGUAGES, pick } from '../../src/definition/text';
import type { Values } from '../../src/definition/values';
import { type WidgetName, widgetOf } from '../../src/definition/widget';
import { fillFields } from './fill';
import { baseUrl, expectAccessible, newPage, screenshot } from './harness';
import { openForm } from './doors/doors';
import { SERVICES } from './services';
import { logIn, type StaffApi } from './staff';

const PHONE = { width: 360, height: 740 };

let staff: StaffApi;
beforeAll(async () => {
  staff = await logIn(baseUrl);
});

const goOn = (page: Page) => page.locator('.rg-step button[type=submit]').click();

async function fillSteps(page: Page, service: Service, values: Values, look: string) {
  for (const [number, step] of service.steps.entries()) {
    await page
      .getByRole('heading', { level: 2, name: pick(step.title, languageIn(look)) })
      .waitFor();
    await fillFields(page, service.form, values, stepFields(step));
    await expectAccessible(page);
    await screenshot(page, `${service.id} step ${number + 1} ${look}`);
    const isLast = number === service.steps.length - 1;
    if (isLast && goesRound(service)) await page.locator('.rg-actions .rg-button-outlined').click();
    else await goOn(page);
  }
}

/** From the last step on to the first, so that the review has a button of its own. */
const goesRound = ({ stepper, steps }: Service) => stepper === true && steps.length > 1;

const languageIn = (look: string) => look.split(' ')[0] as Language;

interface StaffRecord {
  readonly reference: string;
  readonly language: Language;
  readonly [field: string]: unknown;
}

describe.each(SERVICES)('$id', (file) => {
  const invalid = file.submit.invalid.text;

  it.each(LANGUAGES)('goes from the first field to the staff in %s', async (language) => {
    const page = await newPage({ language, ...PHONE });
    const { service, values } = await openForm(page, file, language);
    await fillSteps(page, service, values, language);
    await page.locator('.rg-review').waitFor();
    await expectAccessible(page);
    await screenshot(page, `${service.id} review ${language}`);
    await page.locator('.rg-review .rg-button-primary').click();

    const reference = await page.locator('.rg-reference-number').textContent();
    await page.getByText(pick(service.submit.success.text, language)).first().waitFor();
    await expectAccessible(page);
    await screenshot(page, `${service.id} sent ${language}`);

    const { data } = await staff.get<{ data: { id: string; reference: string }[] }>(
      `${service.staff.list}?perPage=100`,
    );
    const entry = data.find((row) => row.reference === reference);
    const { list, read = `${list}{id}/` } = service.staff;
    const record = await staff.get<StaffRecord>(read.replace('{id}', entry?.id ?? 'missing'));
    const shape = sentShape(service);
    const sent = toSent(service, prune(service.form, values), language);
    for (const name of new Set([...wireNames(shape), ...Object.keys(sent)])) {
      const field = shape.properties[name];
      const photos = field && isFiles(field) ? sent[name] : undefined;
      const received = record[name];
      if (Array.isArray(photos)) expect(received).toHaveLength(photos.length);
      else expect(received ?? null, name).toEqual(sent[name] ?? null);
    }
    expect(record.language).toBe(language);
    for (const name of service.submit.omit ?? []) expect(record).not.toHaveProperty(name);
  });

  // Where all that is required is chosen on the page, that page has a test of its own.
  const asks = file.steps.some((step) => mustAnswer(file, step).length > 0);

  it.runIf(asks).each(LANGUAGES)(
    'says in %s what is missing, and takes each word back when mended',
    async (language) => {
      const page = await newPage({ language, ...PHONE });
      const { service, values } = await openForm(page, file, language);
      const step = service.steps.find((candidate) => mustAnswer(service, candidate).length > 0);
      if (!step) throw new Error('a form in which nothing can be missing');
      for (const before of service.steps.slice(0, service.steps.indexOf(step))) {
        await fillFields(page, service.form, values, stepFields(before));
        await goOn(page);
      }
      await page.getByRole('heading', { level: 2, name: pick(step.title, language) }).waitFor();
      const missing = mustAnswer(service, step);
      for (const name of missing.filter((each) => isPreset(service, each))) {
        await page.locator(`[name="${name}"]`).fill('');
      }
      await goOn(page);

      const summary = page.locator('.rg-summary-box');
      await summary.waitFor();
      await page.getByText(pick(invalid, language)).first().waitFor();
      expect(await summary.locator('a').count()).toBe(missing.length);
      expect(await page.locator('.rg-field .rg-error').count()).toBe(missing.length);
      expect(await summary.evaluate((box) => box === document.activeElement)).toBe(true);
      await expectAccessible(page);
      await screenshot(page, `${service.id} errors ${language}`);

      await summary.locator('a').first().click();
      const focused = () => page.evaluate(() => document.activeElement?.getAttribute('name'));
      // Of a list, an answer in its first row.
      await expect.poll(async () => (await focused())?.split('.', 1)[0]).toBe(missing[0]);
      await fillFields(page, service.form, values, missing.slice(0, 1));
      await expect.poll(() => page.locator('.rg-field .rg-error').count()).toBe(missing.length - 1);
    },
  );
});

/** The fields of a step that are required as the form opens. */
function mustAnswer({ form }: Service, step: Step): string[] {
  const opening = prefilled(form, { today: '2026-01-01' });
  return stepFields(step).filter((name) => {
    const field = form.properties[name];
    if (!field || !isShown(name, form.properties, opening) || standsReady(field)) return false;
    const { requiredWhen } = field;
    return form.required?.includes(name) || (requiredWhen && holds(requiredWhen, opening));
  });
}

/** A choice that stands ready cannot be taken back, nor what the page puts in, nor a first room. */
function standsReady(field: Field): boolean {
  const widget = widgetOf(field);
  if (field.type === 'boolean' || PUT_IN.has(widget)) return true;
  return CHOICES.has(widget) && field.prefill !== undefined;
}

const PUT_IN: ReadonlySet<WidgetName> = new Set(['hidden', 'handed', 'pages']);
const CHOICES: ReadonlySet<WidgetName> = new Set(['radio', 'select']);

function isPreset({ form }: Service, name: string): boolean {
  const field = form.properties[name];
  if (!field || isList(field)) return false;
  return (
    field.prefill === 'today' || (typeof field.prefill === 'object' && 'const' in field.prefill)
  );
}
