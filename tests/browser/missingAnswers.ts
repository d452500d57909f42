import type { Page, ViewportSize } from 'playwright-core';
import { expect } from 'vitest';
import { aroundOf, isMet, isShown } from '../../src/definition/model/named';
import { type Field, isList, isObject } from '../../src/definition/model/field';
import { prefilled } from '../../src/definition/model/prefill';
import type { Service, Step } from '../../src/definition/model/service';
import { stepFields } from '../../src/definition/model/stepOf';
import { type Language, pick } from '../../src/definition/model/text';
import type { Values } from '../../src/definition/model/values';
import type { WidgetName } from '../../src/definition/model/types/table';
import { widgetOf } from '../../src/definition/model/widget';
import { requiredAt } from '../fixtures/services';
import { fillFields } from './fill';
import { expectAccessible } from './accessibility';
import { screenshot } from './harness';
import { goOn } from './phone';

const PUT_IN: ReadonlySet<WidgetName> = new Set(['hidden', 'handed', 'pages']);
const CHOICES: ReadonlySet<WidgetName> = new Set(['radio', 'select']);

/** Expects that a step that was left empty reports each missing answer on each screen, until it is given. */
export async function expectMissingReported(
  page: Page,
  service: Service,
  missing: readonly string[],
  values: Values,
  language: Language,
  screens: readonly ViewportSize[],
): Promise<void> {
  for (const name of missing.filter((each) => isPreset(service, each))) {
    await page.locator(`[name="${name}"]`).fill('');
  }
  const count = (names: readonly string[]) =>
    names.flatMap((name) => requiredAt(name, service.form.properties[name]!)).length;
  const summary = page.locator('.rg-summary-box');
  for (const screen of screens) {
    await page.setViewportSize(screen);
    await goOn(page);
    await summary.waitFor();
    await page.getByText(pick(service.submit.invalid.text, language)).first().waitFor();
    expect(await summary.locator('a').count()).toBe(count(missing));
    expect(await page.locator('.rg-field .rg-error').count()).toBe(count(missing));
    expect(await summary.evaluate((box) => box === document.activeElement)).toBe(true);
    await expectAccessible(page);
    await screenshot(page, `${service.id} errors ${language}`);
  }

  await summary.locator('a').first().click();
  const focused = () => page.evaluate(() => document.activeElement?.getAttribute('name'));
  // Of a list, an answer in its first row.
  await expect.poll(async () => (await focused())?.split('.', 1)[0]).toBe(missing[0]);
  await fillFields(page, service.form, values, missing.slice(0, 1));
  await expect
    .poll(() => page.locator('.rg-field .rg-error').count())
    .toBe(count(missing.slice(1)));
}

/** Returns the fields of a step that are required as the form opens. */
export function mustAnswer({ form }: Service, step: Step): string[] {
  const opening = prefilled(form, { today: '2026-01-01' });
  const around = aroundOf(form, opening);
  return stepFields(step).filter((name) => {
    const field = form.properties[name];
    if (!field || !isShown(name, around) || standsReady(field)) return false;
    const { requiredWhen } = field;
    return form.required?.includes(name) || (requiredWhen && isMet(requiredWhen, around));
  });
}

/** A choice that stands ready cannot be taken back, nor what the page puts in, nor a first room or a row that needs nothing. */
function standsReady(field: Field): boolean {
  const widget = widgetOf(field);
  if (field.type === 'boolean' || PUT_IN.has(widget)) return true;
  if (isObject(field) && field.dialog?.prefilled) return true;
  const isRow = isList(field) && field.prefill !== undefined && isObject(field.items);
  if (isRow && field.items.required === undefined) return true;
  return CHOICES.has(widget) && field.prefill !== undefined;
}

function isPreset({ form }: Service, name: string): boolean {
  const field = form.properties[name];
  if (!field || isList(field)) return false;
  return (
    typeof field.prefill === 'string' ||
    (typeof field.prefill === 'object' && 'const' in field.prefill)
  );
}
