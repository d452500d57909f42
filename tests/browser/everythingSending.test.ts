import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { focused, named, openDialog, openStep } from './fixture/open';
import { errors, fill, toReview } from './fixture/walk';

const send = (page: Page) => page.locator('.rg-review .rg-actions .rg-button-primary');

const world = (page: Page) => page.evaluate(() => window.world);

const again = async (page: Page) => {
  await page.reload();
  await page.locator('.rg-form').waitFor();
};

// One test, since a visitor corrects one answer after the other.
it('a rejection links to its answers, wherever they are, and is sent once when they are changed', async () => {
  const page = await openStep(4);
  await toReview(page);
  await page.evaluate(() => {
    const issues = [
      { path: 'nickname', message: 'Taken' },
      { path: 'photos', code: 'fileType' },
      { path: 'purpose', message: 'Not this year' },
      { path: 'contact.name', code: 'required' },
    ] as const;
    window.world.answers.push({ kind: 'refused', issues }, 'hang');
  });
  await send(page).click();
  await page.getByText('Step 1 of').waitFor();
  await expect.poll(() => focused(page)).toBe('rg-summary-box');
  const links = page.locator('.rg-summary-box a');
  expect(await links.allTextContents()).toEqual([
    'Nickname: Taken',
    expect.stringMatching(/^Photos: ./u),
    'Purpose of the journey: Not this year',
    'A person close to you – Enter the name',
  ]);
  expect(await errors(page)).toEqual(['Taken', 'Enter the name']);
  // The client has shown the server's own text, which no other notice may replace.
  expect((await world(page)).notices).toEqual([]);

  // In a closed dialog, whose button has the focus.
  await links.last().click();
  await expect.poll(() => focused(page)).toBe('f-contact');
  await named(page, 'nickname').fill('Hiwa');
  await expect.poll(() => links.count()).toBe(3);
  expect(await focused(page)).toBe('nickname');
  // On another step.
  await links.nth(1).click();
  await expect.poll(() => focused(page)).toBe('purpose');
  expect(await page.locator('.rg-step-position').textContent()).toMatch(/^Step 2/u);

  await named(page, 'purpose').selectOption('work');
  await toReview(page);
  await send(page).evaluate((button: HTMLElement) => {
    for (let click = 0; click < 10; click += 1) button.click();
  });
  await page.locator('.rg-send-status progress').waitFor();
  expect(await send(page).getAttribute('aria-disabled')).toBe('true');
  const { submissions } = await world(page);
  expect(submissions).toHaveLength(2);
  expect(new Set(submissions.map(({ key }) => key)).size).toBe(1);
});

it('a draft restores answers, step, photos and unsaved entries, and asks for photos that are lost', async () => {
  const page = await openStep(3);
  await fill(page, { photos: ['sample:face.jpg'], companyNames: ['Nawroz'] });
  await named(page, 'jobs.0.company').fill('Rudaw');
  await openDialog(page, 'stay');
  await named(page, 'stay.from').fill('2020-02-02');
  await again(page);
  await page.getByText('Step 3 of').waitFor();
  expect(await named(page, 'companyNames.0').inputValue()).toBe('Nawroz');
  expect(await named(page, 'jobs.0.company').inputValue()).toBe('Rudaw');
  await page.locator('.rg-photo-name', { hasText: 'face.jpg' }).waitFor();
  await openDialog(page, 'stay');
  expect(await named(page, 'stay.from').inputValue()).toBe('2020-02-02');

  await page.evaluate(async () => {
    for (const { name = '' } of await indexedDB.databases()) indexedDB.deleteDatabase(name);
  });
  await again(page);
  const lost = 'This file cannot be read as a photo. Choose another.';
  await expect.poll(() => errors(page)).toEqual([lost]);
  expect(await named(page, 'companyNames.0').inputValue()).toBe('Nawroz');
  await page.locator('.rg-photo button').last().click();
  await expect.poll(() => errors(page)).toEqual(['Upload the photos']);
});

it('a draft is deleted after sending, and on request; a new form is empty', async () => {
  const page = await openStep(4);
  await toReview(page);
  await send(page).click();
  const reference = page.locator('.rg-reference-number');
  await reference.waitFor();
  const shown = await reference.textContent();
  await again(page);
  expect(await reference.textContent()).toBe(shown);
  // The copy to print says when it was sent.
  expect(await page.locator('.rg-sent-day').textContent()).toMatch(/ 20\d\d$/u);
  await page.locator('.rg-confirmation .rg-actions button').first().click();
  await page.getByText('Step 1 of').waitFor();
  expect(await page.locator('.rg-draft, .rg-photo').count()).toBe(0);
  expect(await named(page, 'firstName').inputValue()).toBe('');
  await expect.poll(() => focused(page)).not.toBe('');

  await named(page, 'firstName').fill('Hero');
  await again(page);
  expect(await named(page, 'firstName').inputValue()).toBe('Hero');
  for (const _ of ['asked', 'answered']) await page.locator('.rg-draft button').last().click();
  await expect.poll(() => named(page, 'firstName').inputValue()).toBe('');
  await again(page);
  expect(await page.locator('.rg-draft').count()).toBe(0);
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
});
