import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { type Language, LANGUAGES, pick, type Text } from '../../src/definition/model/text';
import { everything } from '../fixtures/services';
import {
  actions,
  control,
  openFixture,
  focused,
  goOn,
  named,
  openDialog,
  speak,
  openStep,
} from './fixture/open';
import { errors, fill, sendAll, textOf, toReview } from './fixture/walk';

/** English comes last: what changed on the way must be back. */
const TOUR: readonly Language[] = [...LANGUAGES];

const FIRST_NAME: Text = ['ناوی یەکەم بنووسە', 'اكتب الاسم الأول', 'Enter your first name'];
const DEGREE: Text = ['بڕوانامە هەڵبژێرە', 'اختر الشهادة', 'Choose the degree'];
const NICKNAME: Text = [
  'شێوەی نووسینی ناوی بانگکردن بپشکنە',
  'تحقق من طريقة كتابة الكنية',
  'Nickname must be in the right format. Check it and try again.',
];

/** Types into the control that has the focus, and changes the language before typing can pause. */
const typeAndSpeak = async (page: Page, text: string, language: Language) => {
  await page.evaluate(
    ([typed, id]) => {
      const control = document.activeElement as HTMLInputElement;
      control.value += typed;
      control.dispatchEvent(new InputEvent('input', { bubbles: true }));
      document.getElementById(id)?.click();
    },
    [text, `to-${language}`] as const,
  );
  await speak(page, language);
};

const mark = (page: Page, path: string) =>
  control(page, path).evaluate((element) => element.setAttribute('data-same', ''));
const isSame = (page: Page, path: string) =>
  control(page, path).evaluate((element) => element.hasAttribute('data-same'));

const label = (path: 'firstName' | 'contact' | 'birthplace' | 'country', language: Language) =>
  pick(everything.form.properties[path]!.label, language);

it('an empty text reads in the direction of the language, and a typed one as it is written, both from the page’s start', async () => {
  const page = await openFixture({ language: 'ku' });
  const lie = (path: string) =>
    named(page, path).evaluate((element) => {
      const { direction, textAlign } = getComputedStyle(element);
      return [direction, textAlign];
    });
  for (const [language, own, start] of [
    ['ku', 'rtl', 'right'],
    ['en', 'ltr', 'left'],
  ] as const) {
    await speak(page, language);
    for (const path of ['firstName', 'about']) {
      await named(page, path).fill('');
      expect(await lie(path), path).toEqual([own, start]);
      await named(page, path).fill('112 Hero');
      expect(await lie(path), path).toEqual(['ltr', start]);
      await named(page, path).fill('هێرۆ');
      expect(await lie(path), path).toEqual(['rtl', start]);
    }
  }
});

describe('a change of language in an open form', () => {
  it('keeps input, focus, an unfinished entry, the photos and everything else', async () => {
    const page = await openStep(2, 3);
    await fill(page, {
      purpose: 'other',
      hasCompany: false,
      gender: 'Female',
      people: 3,
      height: 1.68,
      country: 'Iraq',
    });
    await named(page, 'otherPurpose').focus();
    await mark(page, 'otherPurpose');
    let typed = '';
    for (const language of TOUR) {
      await typeAndSpeak(page, 'ab ', language);
      typed += 'ab ';
      expect(await focused(page)).toBe('otherPurpose');
      expect(await isSame(page, 'otherPurpose')).toBe(true);
      expect(await named(page, 'otherPurpose').inputValue()).toBe(typed);
      expect(await named(page, 'purpose').inputValue()).toBe('other');
      expect(await page.locator('[name=gender][value=Female]').isChecked()).toBe(true);
      expect(await named(page, 'people').inputValue()).toBe('3');
      expect(await named(page, 'height').inputValue()).toBe('1.68');
      await expect.poll(() => named(page, 'country').inputValue()).toBe(COUNTRY[language]);
      await page
        .getByRole('heading', { level: 2, name: pick(everything.steps[1]!.title, language) })
        .waitFor();
      const direction = await page.locator('html').getAttribute('dir');
      expect(direction).toBe(language === 'en' ? 'ltr' : 'rtl');
    }
    await goOn(page);
    await named(page, 'jobs.0.company').focus();
    for (const language of ['ar', 'en'] as const) {
      await typeAndSpeak(page, language, language);
      expect(await focused(page)).toBe('jobs.0.company');
    }
    expect(await named(page, 'jobs.0.company').inputValue()).toBe('aren');
    // Its code is loaded when the step opens.
    await expect.poll(() => page.locator('.rg-photo').count()).toBe(1);
    // An unfinished entry is not sent, and sending waits for it.
    await named(page, 'jobs.0.company').fill('');
    const parts = await sendAll(page);
    expect(textOf(parts, 'otherPurpose')).toBe(typed);
    expect(textOf(parts, 'country')).toBe('Iraq');
  });

  it('translates the visible errors, and shows no others', async () => {
    const page = await openFixture();
    await fill(page, { nickname: 'x' });
    await goOn(page);
    const summary = page.locator('.rg-summary-box');
    await summary.waitFor();
    const { required } = everything.form.properties.email!.errors!;
    for (const language of TOUR) {
      await speak(page, language);
      expect(await errors(page)).toEqual([
        pick(FIRST_NAME, language),
        pick(NICKNAME, language),
        pick(required!, language),
      ]);
      expect(await summary.locator('a').first().textContent()).toBe(pick(FIRST_NAME, language));
      expect(await summary.evaluate((box) => box === document.activeElement)).toBe(true);
    }
  });

  it('keeps nested dialogs open with their input', async () => {
    const page = await openFixture();
    await openDialog(page, 'contact');
    await named(page, 'contact.name').focus();
    await typeAndSpeak(page, 'Dayk', 'ku');
    expect(await focused(page)).toBe('contact.name');
    const inner = await openDialog(page, 'contact.degrees');
    await named(page, 'contact.degrees.0.field').focus();
    await mark(page, 'contact.degrees.0.field');
    let typed = '';
    for (const language of ['ar', 'en', 'ku'] as const) {
      await typeAndSpeak(page, 'Law', language);
      typed += 'Law';
      expect(await page.locator('.rg-dialog').count()).toBe(2);
      expect(await focused(page)).toBe('contact.degrees.0.field');
      expect(await isSame(page, 'contact.degrees.0.field')).toBe(true);
      expect(await named(page, 'contact.degrees.0.field').inputValue()).toBe(typed);
      const title = page.locator('.rg-dialog').first().locator('.rg-dialog-title');
      expect(await title.textContent()).toBe(label('contact', language));
    }
    await actions(page).locator('.rg-button-primary').click();
    expect(await inner.locator('.rg-field .rg-error').allTextContents()).toEqual([
      pick(DEGREE, 'ku'),
    ]);
    await speak(page, 'ar');
    expect(await inner.locator('.rg-field .rg-error').allTextContents()).toEqual([
      pick(DEGREE, 'ar'),
    ]);
    await named(page, 'contact.degrees.0.degree').selectOption("Master's degree");
    await actions(page).locator('.rg-button-primary').click();
    await inner.waitFor({ state: 'detached' });
    await actions(page).locator('.rg-button-primary').click();
    await page.locator('.rg-dialog').waitFor({ state: 'detached' });
    const summary = page.locator('.rg-summary');
    // Its code is loaded with the first summary.
    await expect.poll(() => summary.textContent()).toContain('Dayk');
    expect(await summary.textContent()).toContain(typed);
    expect(await summary.textContent()).toContain('ماجستير');
    await speak(page, 'en');
    expect(await summary.textContent()).toContain('Master’s degree');
  });

  it('translates review and confirmation, and changes the language of the request', async () => {
    const page = await openStep(3, 3);
    await fill(page, { period: { from: '2018-01-01', to: 'untilNow' } });
    await toReview(page);
    await speak(page, 'ku');
    const review = page.locator('.rg-review');
    expect(await review.textContent()).toContain('تا ئێستا');
    expect(await review.textContent()).toContain(label('firstName', 'ku'));
    await page.evaluate(() => window.world.answers.push('fail'));
    await review.locator('.rg-button-primary').click();
    const failed = page.locator('.rg-notice-bad');
    await failed.waitFor();
    const before = await failed.textContent();
    await speak(page, 'ar');
    expect(await failed.textContent()).not.toBe(before);
    await review.locator('.rg-button-primary').click();
    await page.locator('.rg-reference-number').waitFor();
    const { submissions } = await page.evaluate(() => window.world);
    expect(submissions.map(({ language }) => language)).toEqual(['ku', 'ar']);
    const parts = submissions.flatMap(({ request }) =>
      request.encoding === 'multipart' ? request.parts : [],
    );
    expect(parts.filter(({ name }) => name === 'period')).toEqual([
      { name: 'period', text: '{"from":"2018-01-01","to":"تا ئێستا"}' },
      { name: 'period', text: '{"from":"2018-01-01","to":"حتى الآن"}' },
    ]);
    await page.locator('.rg-copy summary').click();
    await speak(page, 'en');
    expect(await page.locator('.rg-copy').textContent()).toContain('Until now');
    expect(await page.locator('.rg-copy').getAttribute('open')).toBe('');
  });
});

const COUNTRY: Readonly<Record<Language, string>> = {
  ku: 'عێراق (Iraq)',
  ar: 'العراق (Iraq)',
  en: 'Iraq',
};
