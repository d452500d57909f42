import { describe, expect, it } from 'vitest';
import { holds, isShown } from '../../src/definition/condition';
import { type Field, isList } from '../../src/definition/field';
import { prefilled } from '../../src/definition/prefill';
import type { Service, Step } from '../../src/definition/service';
import { stepFields } from '../../src/definition/stepOf';
import { type Language, LANGUAGES, pick } from '../../src/definition/text';
import { type WidgetName, widgetOf } from '../../src/definition/widget';
import { isLong } from '../server/long';
import { fillFields } from './fill';
import { expectAccessibleIn, newPage, screenshot } from './harness';
import { openForm } from './doors/doors';
import { goOn, PHONE } from './phone';
import { SERVICES } from './services';

/** Every form in a language of its own by turns, since what is tried is alike in all; LONG=1: in each. */
const languagesAt = (place: number): readonly Language[] =>
  isLong ? LANGUAGES : LANGUAGES.filter((_, index) => index === place % LANGUAGES.length);

describe.each(SERVICES)('$id', (file) => {
  const languages = languagesAt(SERVICES.indexOf(file));
  const invalid = file.submit.invalid.text;

  // Where all that is required is chosen on the page, that page has a test of its own.
  const asks = file.steps.some((step) => mustAnswer(file, step).length > 0);

  it.runIf(asks).each(languages)(
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
      await expectAccessibleIn(language, page);
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
