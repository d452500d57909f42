import { expect } from 'vitest';
import type { Frame, Page } from 'playwright-core';
import { aroundOf, isShown } from '../../src/definition/model/named';
import {
  chosenUnless,
  type Field,
  isList,
  isObject,
  type ListField,
  type ObjectField,
  type Shape,
  UNTIL_NOW,
} from '../../src/definition/model/field';
import { isFiles } from '../../src/definition/model/types/table';
import { isRecord, type Json, mapValues, type Values } from '../../src/definition/model/values';
import type { WidgetName } from '../../src/definition/model/types/table';
import { widgetOf } from '../../src/definition/model/widget';
import { pdf } from '../shared/pdf';
import { photo } from './photo';

/** A page, or one in a frame. */
type Screen = Page | Frame;

/** Fills in fields as a visitor does: by what is on the screen, in the order of the screen. Removes the focus from the last. */
export async function fillFields(...args: Parameters<typeof fill>): Promise<void> {
  await fill(...args);
  await args[0].locator(':focus').evaluateAll(blurAll);
}

const blurAll = (focused: Element[]): void => {
  for (const element of focused) if (element instanceof HTMLElement) element.blur();
};

async function fill(
  page: Screen,
  shape: Shape,
  values: Values,
  names: readonly string[] = Object.keys(shape.properties),
  prefix = '',
): Promise<void> {
  for (const name of names) {
    const field = shape.properties[name];
    const value = values[name];
    if (!field || value === undefined || !isShown(name, aroundOf(shape, values))) continue;
    await fillField(page, field, value, `${prefix}${name}`);
  }
}

async function fillField(page: Screen, field: Field, value: Json, path: string): Promise<void> {
  if (widgetOf(field) === 'signature') return sign(page, path);
  if (isFiles(field)) return choosePhotos(page, value, path);
  if (isList(field)) {
    const fill = LISTS[widgetOf(field)] ?? fillList;
    // What a row of the file holds is not asked.
    const rows = (value as Json[]).map((row, index) => {
      const held = Object.keys(field.fixed?.[index]?.holds ?? {});
      return isRecord(row)
        ? mapValues(row, (one, name) => (held.includes(name) ? undefined : one))
        : row;
    });
    // They appear after the answer that counts them.
    const last = page.locator(`[id="${idOf(path)}"] > ol > li`).nth(rows.length - 1);
    if (field.countedBy !== undefined && widgetOf(field) === 'rows') await last.waitFor();
    return fill(page, field.items, rows, path, widgetOf(field));
  }
  if (isObject(field)) return fillObject(page, field, value as Values, path);
  if (chosenUnless(field, value)) return pick(page, `${path}-unless`, value);
  return CONTROLS[widgetOf(field)]?.(page, path, value, field) ?? typeInto(page, path, value);
}

type Fill = (page: Screen, path: string, value: Json, field?: Field) => Promise<void>;

const named = (page: Screen, path: string) => page.locator(`[name="${path}"]`);

const typeInto: Fill = async (page, path, value) => {
  await named(page, path).fill(String(value));
};

const nothing: Fill = async () => undefined;

const pick: Fill = (page, path, value) =>
  page.locator(`[name="${path}"][value="${String(value)}"]`).check();

const CONTROLS: Readonly<Partial<Record<WidgetName, Fill>>> = {
  radio: pick,
  scale: pick,
  checkboxes: async (page, path, value) => {
    for (const one of value as Json[]) {
      await page.locator(`[name="${path}"][value="${String(one)}"]`).check();
    }
  },
  checkbox: (page, path, value) => named(page, path).setChecked(value === true),
  select: async (page, path, value) => {
    await named(page, path).selectOption(String(value));
  },
  // Nobody types these.
  hidden: nothing,
  handed: nothing,
  calculated: nothing,
  note: nothing,
  options: async (page, path, value, field) => {
    // Put in by the page, which looks up its name in the reader's language: "IST", then "Istanbul Airport (IST)".
    if ((await named(page, path).inputValue()) !== '') {
      await expect.poll(() => named(page, path).inputValue()).toContain(String(value));
      return;
    }
    // Not before its code is there: a name typed whole until then is an answer without a list.
    await page.locator(`[name="${path}"][role=combobox]`).fill(String(value));
    // Not by its role: Playwright would work out the role of every element, again and again until the list is there.
    await page
      .locator('[role=option]', { hasText: nameOf(field, value) })
      .first()
      .click();
  },
};

/** Returns what an option is called: an own list has a label in the language of the page. */
function nameOf(field: Field | undefined, value: Json): string | RegExp {
  const choices = (field && 'choices' in field && field.choices) || [];
  const label = choices.find((choice) => choice.value === value)?.label;
  return label ? new RegExp(label.join('|'), 'u') : String(value);
}

/** Draws a line from corner to corner. */
async function sign(page: Screen, path: string): Promise<void> {
  const box = page.locator('.rg-signature', { has: named(page, path) }).locator('canvas');
  await box.scrollIntoViewIfNeeded();
  const { x = 0, y = 0, width = 0, height = 0 } = (await box.boundingBox()) ?? {};
  const { mouse } = 'mouse' in page ? page : page.page();
  await mouse.move(x + 10, y + 10);
  await mouse.down();
  await mouse.move(x + width - 10, y + height - 10, { steps: 5 });
  await mouse.up();
}

async function choosePhotos(page: Screen, value: Json, path: string): Promise<void> {
  const names = (value as string[]).map((token) => token.replace('sample:', ''));
  const files = await Promise.all(
    names.map(async (name) =>
      name.endsWith('.pdf')
        ? { name, mimeType: 'application/pdf', buffer: pdf() }
        : { name, mimeType: 'image/jpeg', buffer: await photo(name) },
    ),
  );
  await named(page, path).setInputFiles(files);
  for (const name of names) await page.locator('.rg-photo-name', { hasText: name }).waitFor();
}

async function fillObject(page: Screen, field: ObjectField, value: Values, path: string) {
  if (field.widget === 'handed') return;
  if (field.widget === 'dateRange') return fillRange(page, value, path);
  if (field.widget !== 'dialog') return fill(page, field, value, undefined, `${path}.`);
  const opens = field.dialog?.opens && field.when !== undefined;
  return inDialog(page, path, () => fill(page, field, value, undefined, `${path}.`), opens);
}

async function fillRange(page: Screen, { from, to }: Values, path: string): Promise<void> {
  await inDialog(page, path, async () => {
    await typeInto(page, `${path}.from`, from ?? '');
    if (to === UNTIL_NOW) await page.locator(`[id="${idOf(path)}-untilNow"]`).check();
    else if (to !== undefined) await typeInto(page, `${path}.to`, to);
  });
}

async function fillList(
  page: Screen,
  items: ListField['items'],
  rows: readonly Json[],
  path: string,
  widget: WidgetName,
): Promise<void> {
  if (widget === 'listDialog') {
    return inDialog(page, path, () => fillList(page, items, rows, path, 'entries'));
  }
  const field = page.locator(`[id="${idOf(path)}"]`);
  // A list may open with rows.
  const before = widget === 'rows' ? await field.locator('> ol > li').count() : 0;
  for (const [index, row] of rows.entries()) {
    if (widget === 'rows' && index >= before)
      await page.locator(`[id="${idOf(path)}-add"]`).click();
    const at = `${path}.${index}`;
    if (!isObject(items)) await fillField(page, items, row, at);
    else if (isRecord(row)) await fill(page, items, row, undefined, `${at}.`);
    if (widget === 'entries') {
      await field.locator('.rg-entry > .rg-button').click();
      await field.locator('.rg-row').nth(index).waitFor();
    }
  }
}

type FillList = typeof fillList;

/** One row after another comes up: by its name, or because it is new. */
const fillPages: FillList = async (page, items, rows, path) => {
  const list = page.locator(`[id="${idOf(path)}"]`);
  for (const [index, row] of rows.entries()) {
    const shown = list.locator(`[name^="${path}.${index}."]`).first();
    const tab = list.locator('.rg-page-tab').nth(index);
    if (await tab.count()) await tab.click();
    else if (!(await shown.count())) await page.locator(`[id="${idOf(path)}-add"]`).click();
    await shown.waitFor();
    if (isObject(items) && isRecord(row)) {
      await fill(page, items, row, undefined, `${path}.${index}.`);
    }
  }
};

const LISTS: Readonly<Partial<Record<WidgetName, FillList>>> = {
  pages: fillPages,
};

/** @param opens the dialog opened by itself when the answer before was chosen */
async function inDialog(
  page: Screen,
  path: string,
  fill: () => Promise<void>,
  opens = false,
): Promise<void> {
  const opened = page.locator('.rg-dialog');
  // A dialog may open from within another.
  const dialog = opens ? opened.last() : opened.nth(await opened.count());
  if (!opens) await page.locator(`[id="${idOf(path)}"]`).click();
  await dialog.waitFor();
  await fill();
  await dialog.locator('.rg-dialog-actions .rg-button-primary').click();
  await dialog.waitFor({ state: 'detached' });
}

const idOf = (path: string): string => `f-${path.replaceAll('.', '-')}`;
