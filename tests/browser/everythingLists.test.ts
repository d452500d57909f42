import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { isList, UNTIL_NOW } from '../../src/definition/model/field';
import type { Values } from '../../src/definition/model/values';
import { everything } from '../fixtures/services';
import { fillFields } from './fill';
import { control, goOn, named, openStep } from './fixture/open';
import { errors, fill, sendAll, textOf, toReview } from './fixture/walk';

describe('a list with entries', () => {
  const entry = (page: Page) => page.locator('[id="f-jobs"] .rg-entry');
  const rows = (page: Page) => page.locator('[id="f-jobs"] .rg-row');
  const dates = { from: '2010-01-01', to: UNTIL_NOW };

  it('adds a complete entry on Continue, and ignores an untouched one', async () => {
    const page = await openStep(3, 3);
    await fillEntry(page, 0, { dates, company: 'Rudaw' });
    await entry(page).locator('> .rg-button').click();
    await rows(page).nth(0).waitFor();
    await fillEntry(page, 1, { dates, company: 'NRT' });
    const parts = await sendAll(page);
    expect(JSON.parse(String(textOf(parts, 'jobs')))).toEqual([
      ['2010-01-01 - Until now', 'Rudaw', null, null],
      ['2010-01-01 - Until now', 'NRT', null, null],
    ]);
  });

  it('stays at an incomplete entry, shows its errors, and continues once it is emptied', async () => {
    const page = await openStep(3, 3);
    await fillEntry(page, 0, { company: 'NRT' });
    await goOn(page);
    await page.locator('.rg-summary-box').waitFor();
    expect(await page.locator('.rg-summary-box a').allTextContents()).toEqual([
      'Job 1 – Period: Required',
    ]);
    expect(await errors(page)).toEqual(['Required']);
    expect(await rows(page).count()).toBe(0);
    await named(page, 'jobs.0.company').fill('');
    await toReview(page);
  });

  it('shows what is missing when an empty entry is added', async () => {
    const page = await openStep(3, 3);
    await entry(page).locator('> .rg-button').click();
    await expect.poll(() => errors(page)).toEqual(['Required', 'Required']);
    expect(await rows(page).count()).toBe(0);
  });

  it('offers no entry beyond the maximum', async () => {
    const page = await openStep(3, 3);
    for (const index of [0, 1, 2]) {
      await fillEntry(page, index, { dates, company: `Company ${index}` });
      await entry(page).locator('> .rg-button').click();
      await rows(page).nth(index).waitFor();
    }
    expect(await entry(page).count()).toBe(0);
    await rows(page).nth(1).locator('.rg-delete-row').click();
    await entry(page).waitFor();
    expect(await named(page, 'jobs.1.company').first().inputValue()).toBe('Company 2');
  });

  const fillEntry = async (page: Page, index: number, row: Values) => {
    const { jobs } = everything.form.properties;
    if (!jobs || !isList(jobs) || jobs.items.type !== 'object') return;
    await fillFields(page, jobs.items, row, undefined, `jobs.${index}.`);
  };
});

describe('a list with rows', () => {
  const rows = (page: Page) => page.locator('[id="f-travellers"] .rg-row');
  const add = (page: Page) => control(page, 'travellers-add');

  it('starts each row with its prefills, and omits empty and deleted rows', async () => {
    const page = await openStep(3, 3);
    for (const [index, name] of ['Hero', 'Lana', 'Nian', 'Sara'].entries()) {
      await add(page).click();
      expect(await named(page, `travellers.${index}.age`).inputValue()).toBe('10');
      await named(page, `travellers.${index}.name`).fill(name);
    }
    expect(await add(page).count()).toBe(0);
    await rows(page).nth(1).locator('.rg-delete-row').click();
    await expect.poll(() => rows(page).count()).toBe(3);
    expect(await named(page, 'travellers.1.name').inputValue()).toBe('Nian');
    await named(page, 'travellers.0.name').fill('');
    await named(page, 'travellers.0.age').fill('');
    await add(page).waitFor();
    const parts = await sendAll(page);
    expect(JSON.parse(String(textOf(parts, 'travellers')))).toEqual([
      { name: 'Nian', age: 10 },
      { name: 'Sara', age: 10 },
    ]);
  });

  it('requires the rest of a started row, and the minimum of rows', async () => {
    const page = await openStep(3, 3);
    await add(page).click();
    await named(page, 'travellers.0.age').fill('34');
    await goOn(page);
    await expect.poll(() => errors(page)).toEqual(['At least 2 needed', 'Required']);
    await rows(page).nth(0).locator('.rg-delete-row').click();
    await toReview(page);
  });

  it('moves the focus to a new row, and beside a deleted one', async () => {
    const page = await openStep(3, 3);
    await add(page).click();
    await expect.poll(() => focusWithin(page)).toContain('travellers.0');
    await add(page).click();
    await expect.poll(() => focusWithin(page)).toContain('travellers.1');
    await rows(page).nth(0).locator('.rg-delete-row').click();
    await expect.poll(() => rows(page).count()).toBe(1);
    expect(await focusWithin(page)).toContain('travellers');
  });

  it('accepts rows of texts, in their order', async () => {
    const page = await openStep(3, 3);
    await fill(page, { companyNames: ['Nawroz', 'Zagros', 'Halgurd'] });
    await page.locator('[id="f-companyNames"] .rg-delete-row').nth(1).click();
    const parts = await sendAll(page);
    expect(JSON.parse(String(textOf(parts, 'companyNames')))).toEqual(['Nawroz', 'Halgurd']);
  });

  const focusWithin = (page: Page) =>
    page.evaluate(() => {
      const { activeElement } = document;
      return activeElement?.getAttribute('name') ?? activeElement?.closest('[id]')?.id ?? '';
    });
});
