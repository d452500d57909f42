import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import type { RefusedAnswer } from '../../src/engine/ports';
import { focused, goOn, named, openDialog, openStep } from './fixture/open';
import { errors, fill, toReview } from './fixture/walk';
import type { Answer } from './fixture/world';

const send = (page: Page) => page.locator('.rg-review .rg-actions .rg-button-primary');

/** Opens a complete form at its review; the server sends these responses. */
async function atReview(...answers: readonly Answer[]): Promise<Page> {
  const page = await openStep(4);
  await toReview(page);
  await page.evaluate((given) => void window.world.answers.push(...given), answers);
  return page;
}

const world = (page: Page) => page.evaluate(() => window.world);

const refused = (...issues: RefusedAnswer[]): Answer => ({ kind: 'refused', issues });

describe('sending', () => {
  it('happens once, however often it is requested', async () => {
    const page = await atReview('hang');
    await send(page).evaluate((button: HTMLElement) => {
      for (let click = 0; click < 10; click += 1) button.click();
    });
    await page.locator('.rg-send-status progress').waitFor();
    const { submissions, notices } = await world(page);
    expect(submissions).toHaveLength(1);
    expect(notices).toEqual([]);
    expect(await send(page).getAttribute('aria-disabled')).toBe('true');
  });

  it('keeps all answers on failure, and retries with the same key', async () => {
    const page = await atReview('fail', 'fail');
    for (const _ of ['once', 'twice']) {
      await send(page).click();
      await page.locator('.rg-notice-bad').waitFor();
    }
    await send(page).click();
    await page.locator('.rg-reference-number').waitFor();
    const { submissions, notices } = await world(page);
    const [first, ...others] = submissions.map(({ key, request }) => ({ key, request }));
    expect(others).toEqual([first, first]);
    expect(notices.map(({ kind }) => kind)).toEqual(['success']);
  });

  it('does not retry while the visitor changes an answer, whatever the connection does', async () => {
    const page = await atReview('fail');
    await send(page).click();
    await page.locator('.rg-notice-bad').waitFor();
    await page.locator('.rg-review .rg-actions .rg-button-quiet').click();
    await named(page, 'startpoint').fill('Zagros');
    await page.evaluate(() => window.dispatchEvent(new Event('online')));
    await toReview(page);
    expect((await world(page)).submissions).toHaveLength(1);
    expect(await page.locator('.rg-notice-bad').count()).toBe(0);
  });

  it('retries when the connection returns', async () => {
    const page = await atReview('fail');
    await send(page).click();
    await page.locator('.rg-notice-bad').waitFor();
    await page.evaluate(() => window.dispatchEvent(new Event('online')));
    await page.locator('.rg-reference-number').waitFor();
    expect((await world(page)).submissions).toHaveLength(2);
  });
});

describe('a rejection by the server', () => {
  it('shows the step of the first issue, and the issues', async () => {
    const page = await atReview(
      refused(
        { path: 'photos', code: 'fileType' },
        { path: 'purpose', message: 'Not this year' },
        { path: 'contact.name', code: 'required' },
      ),
    );
    await send(page).click();
    await page.getByText('Step 1 of').waitFor();
    await expect.poll(() => focused(page)).toBe('rg-summary-box');
    const links = page.locator('.rg-summary-box a');
    expect(await links.allTextContents()).toEqual([
      expect.stringMatching(/^Photos: ./u),
      'Purpose of the journey: Not this year',
      'A person close to you – Name: Required',
    ]);
    expect(await errors(page)).toEqual(['Required']);
    // The client has shown the server's own text, which no other notice may replace.
    expect((await world(page)).notices).toEqual([]);
  });

  it.each<[string, RefusedAnswer, string, RegExp]>([
    ['on another step', { path: 'purpose', message: 'Not this' }, 'purpose', /^Step 2/u],
    ['in a closed dialog', { path: 'contact.name', code: 'required' }, 'f-contact', /^Step 1/u],
  ])('links to a field %s', async (_, issue, target, step) => {
    const page = await atReview(refused(issue, { path: 'firstName', message: 'Not you' }));
    await send(page).click();
    await page.getByText('Step 1 of').waitFor();
    await page.locator('.rg-summary-box a').first().click();
    await expect.poll(() => focused(page)).toBe(target);
    expect(await page.locator('.rg-step-position').textContent()).toMatch(step);
  });

  it('reports issues of the whole form', async () => {
    const page = await atReview(refused({ path: '', message: 'The office is closed' }));
    await send(page).click();
    await page.locator('.rg-summary-box').waitFor();
    expect(await page.locator('.rg-summary-box li').allTextContents()).toEqual([
      'The office is closed',
    ]);
  });

  it('disappears when its answer is changed, and the rest is sent with the same key', async () => {
    const page = await atReview(refused({ path: 'nickname', message: 'Taken' }));
    await send(page).click();
    await page.locator('.rg-summary-box').waitFor();
    expect(await errors(page)).toEqual(['Taken']);
    await named(page, 'nickname').fill('Hiwa');
    await page.locator('.rg-summary-box').waitFor({ state: 'detached' });
    expect(await focused(page)).toBe('nickname');
    await toReview(page);
    await send(page).click();
    await page.locator('.rg-reference-number').waitFor();
    const { submissions } = await world(page);
    expect(new Set(submissions.map(({ key }) => key)).size).toBe(1);
    expect(submissions).toHaveLength(2);
  });
});

describe('the draft on the device', () => {
  const again = async (page: Page) => {
    await page.reload();
    await page.locator('.rg-form').waitFor();
  };

  it('restores answers, step, photos and unsaved entries', async () => {
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
  });

  it('omits photos that the device has lost', async () => {
    const page = await openStep(3);
    await fill(page, { photos: ['sample:face.jpg'], companyNames: ['Nawroz'] });
    await again(page);
    await page.locator('.rg-photo-name', { hasText: 'face.jpg' }).waitFor();
    await page.evaluate(async () => {
      for (const { name = '' } of await indexedDB.databases()) indexedDB.deleteDatabase(name);
    });
    await again(page);
    await page.locator('.rg-photo').waitFor({ state: 'detached' });
    expect(await named(page, 'companyNames.0').inputValue()).toBe('Nawroz');
    await goOn(page);
    await expect.poll(() => errors(page)).toEqual(['Required']);
  });

  it('is deleted after sending, and on request', async () => {
    const page = await atReview();
    await send(page).click();
    await page.locator('.rg-reference-number').waitFor();
    const reference = await page.locator('.rg-reference-number').textContent();
    await again(page);
    expect(await page.locator('.rg-reference-number').textContent()).toBe(reference);
    // The copy to print says when it was sent.
    expect(await page.locator('.rg-sent-day').textContent()).toMatch(/\d{4}-\d\d-\d\d$/u);
    await page.locator('.rg-confirmation .rg-actions button').first().click();
    await again(page);
    expect(await page.locator('.rg-draft').count()).toBe(0);
    expect(await named(page, 'firstName').inputValue()).toBe('');
    await named(page, 'firstName').fill('Hero');
    await again(page);
    expect(await named(page, 'firstName').inputValue()).toBe('Hero');
    for (const _ of ['asked', 'answered']) await page.locator('.rg-draft button').last().click();
    await expect.poll(() => named(page, 'firstName').inputValue()).toBe('');
    await again(page);
    expect(await page.locator('.rg-draft').count()).toBe(0);
    expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
  });

  it('starts a new form after a sent one, with another key', async () => {
    const page = await atReview();
    await send(page).click();
    await page.locator('.rg-confirmation .rg-actions button').first().click();
    await page.getByText('Step 1 of').waitFor();
    expect(await named(page, 'firstName').inputValue()).toBe('');
    expect(await page.locator('.rg-photo').count()).toBe(0);
    await expect.poll(() => focused(page)).not.toBe('');
  });
});
