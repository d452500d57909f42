import { isObject } from '../../src/definition/model/field';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { everything } from '../fixtures/services';
import { fillFields } from './fill';
import { actions, goOn, named, openDialog, openStep } from './fixture/open';
import { errors, fill, sendAll, textOf } from './fixture/walk';
import { TODAY } from './fixture/world';

it('keeps a press a click although the field above was fixed just before', async () => {
  const page = await openStep(2);
  await fill(page, { purpose: 'other' });
  await goOn(page);
  await expect.poll(() => errors(page)).toEqual(['Required']);
  await named(page, 'otherPurpose').focus();
  const choice = named(page, 'hasCompany').first();
  await choice.scrollIntoViewIfNeeded();
  const place = await choice.boundingBox();
  if (!place) throw new Error('nothing to choose');
  // Typing has not paused: the text is still pending when the pointer goes down.
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.keyboard.type('A wedding');
  expect(await errors(page)).toEqual(['Required']);
  await page.mouse.click(place.x + place.width / 2, place.y + place.height / 2);
  await expect.poll(() => errors(page)).toEqual([]);
  expect(await choice.isChecked()).toBe(true);
});

describe('answers behind a condition', () => {
  it('are restored when the condition is met again, and not sent otherwise', async () => {
    const page = await openStep(2, 3);
    await fill(page, { purpose: 'other', otherPurpose: 'A wedding' });
    await named(page, 'hasCompany').first().check();
    await named(page, 'companyName').fill('Zagros');
    await fill(page, { purpose: 'tourism' });
    for (const name of ['otherPurpose', 'hasCompany', 'companyName']) {
      await named(page, name).first().waitFor({ state: 'detached' });
    }
    await fill(page, { purpose: 'work' });
    // The company was asked for both purposes, and hangs on an answer of its own.
    expect(await named(page, 'companyName').inputValue()).toBe('Zagros');
    expect(await named(page, 'otherPurpose').count()).toBe(0);
    await fill(page, { purpose: 'other' });
    expect(await named(page, 'otherPurpose').inputValue()).toBe('A wedding');
    await fill(page, { purpose: 'tourism' });
    const parts = await sendAll(page);
    expect(textOf(parts, 'purpose')).toBe('tourism');
    for (const name of ['otherPurpose', 'hasCompany', 'companyName']) {
      expect(parts.map((part) => part.name)).not.toContain(name);
    }
  });

  it('are required only while they are shown', async () => {
    const page = await openStep(2);
    await fill(page, { purpose: 'other', single: false });
    await goOn(page);
    await expect.poll(() => errors(page)).toEqual(['Required', 'Required']);
    await fill(page, { purpose: 'study', single: true });
    await expect.poll(() => errors(page)).toEqual([]);
    await goOn(page);
    await page.getByText('Step 3 of').waitFor();
  });

  it('work inside a dialog and a row, too', async () => {
    const page = await openStep(1, 3);
    const dialog = await openDialog(page, 'contact');
    expect(await named(page, 'contact.alive').first().isChecked()).toBe(true);
    await fillFields(
      page,
      contact(),
      { name: 'Nian', alive: false, died: '2019-12-31' },
      undefined,
      'contact.',
    );
    await dialog.locator('[name="contact.alive"][value="true"]').check();
    await named(page, 'contact.died').waitFor({ state: 'detached' });
    await dialog.locator('[name="contact.alive"][value="false"]').check();
    expect(await named(page, 'contact.died').inputValue()).toBe('2019-12-31');
    await dialog.locator('[name="contact.alive"][value="true"]').check();
    await actions(page).locator('.rg-button-primary').click();
    await dialog.waitFor({ state: 'detached' });
    await fill(page, { firstName: 'Hero', email: 'hero@example.com' });
    await goOn(page);
    await fill(page, { purpose: 'study' });
    await goOn(page);
    await page.getByText('Step 3 of').waitFor();
    await fill(page, {
      travellers: [
        { name: 'Hero', infant: true, weight: 7.5 },
        { name: 'Lana', age: 3 },
      ],
    });
    await page.locator('[name="travellers.0.infant"][value="false"]').check();
    await named(page, 'travellers.0.weight').waitFor({ state: 'detached' });
    const parts = await sendAll(page);
    expect(JSON.parse(String(textOf(parts, 'contact')))).toEqual({
      name: 'Nian',
      phone: '',
      alive: true,
      born: '',
      died: null,
      degrees: [],
    });
    expect(JSON.parse(String(textOf(parts, 'travellers')))).toEqual([
      { name: 'Hero', age: 10, infant: false },
      { name: 'Lana', age: 3 },
    ]);
  });
});

const contact = () => {
  const { contact: field } = everything.form.properties;
  if (!field || !isObject(field)) throw new Error('the sample form has no contact');
  return field;
};

describe('a date range', () => {
  it('opens with today, and its switch clears the end and sets it to today', async () => {
    const page = await openStep(3, 3);
    const dialog = await openDialog(page, 'period');
    const end = named(page, 'period.to');
    const untilNow = dialog.getByLabel('Until now');
    expect(await named(page, 'period.from').inputValue()).toBe(TODAY);
    await end.fill('2026-04-01');
    await untilNow.check();
    await end.waitFor({ state: 'detached' });
    await untilNow.uncheck();
    expect(await end.inputValue()).toBe(TODAY);
    await untilNow.check();
    await named(page, 'period.from').fill('2020-05-06');
    await actions(page).locator('.rg-button-primary').click();
    await dialog.waitFor({ state: 'detached' });
    const parts = await sendAll(page);
    expect(JSON.parse(String(textOf(parts, 'period')))).toEqual({
      from: '2020-05-06',
      to: 'Until now',
    });
  });

  it('rejects an end before its start, and saves nothing', async () => {
    const page = await openStep(3, 3);
    const dialog = await openDialog(page, 'period');
    await named(page, 'period.to').fill('2020-01-01');
    await actions(page).locator('.rg-button-primary').click();
    await expect
      .poll(() => dialog.locator('.rg-field .rg-error').allTextContents())
      .toEqual([`Must not be before ${TODAY}`]);
    await actions(page).locator('.rg-button-quiet').click();
    await dialog.waitFor({ state: 'detached' });
    const parts = await sendAll(page);
    expect(parts.map(({ name }) => name)).not.toContain('period');
  });
});

describe('a dialog that is closed without saving', () => {
  it.each([
    ['Cancel forgets it', (page: Page) => actions(page).locator('.rg-button-quiet').click(), ''],
    ['Escape puts it aside', (page: Page) => page.keyboard.press('Escape'), 'xyz'],
    ['Back puts it aside', (page: Page) => page.goBack(), 'xyz'],
  ])('changes nothing: %s', async (_, leave, kept) => {
    const page = await openStep(1, 3);
    await fill(page, { birthplace: { date: '1990-03-21', place: 'Hewlêr' } });
    const dialog = await openDialog(page, 'birthplace');
    await named(page, 'birthplace.place').click();
    await page.keyboard.press('End');
    await page.keyboard.type('xyz');
    await leave(page);
    await dialog.waitFor({ state: 'detached' });
    expect(await page.locator('.rg-summary').textContent()).not.toContain('xyz');
    await openDialog(page, 'birthplace');
    expect(await named(page, 'birthplace.place').inputValue()).toBe(`Hewlêr${kept}`);
  });
});
