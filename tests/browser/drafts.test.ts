import { expect, it } from 'vitest';
import type { Service } from '../../src/definition/model/service';
import { stepFields } from '../../src/definition/model/stepOf';
import { LANGUAGES } from '../../src/definition/language/text';
import { widgetOf } from '../../src/definition/model/widget';
import { LANGUAGE_FACTS } from '../../src/definition/language/languageFacts';
import { isLong } from '../server/support/long';
import { openForm } from './entryPoints/entryPoints';
import { newPage, screenshot } from './harness';
import { SERVICES } from './services';
import { SCREENS, trialsOf } from './trials';

/** Returns the first text field of the first step, if there is one. */
function firstText({ form, steps }: Service): string | undefined {
  const names = steps[0] ? stepFields(steps[0]) : [];
  return names.find((name) => {
    const field = form.properties[name];
    return field && ['text', 'textarea'].includes(widgetOf(field)) && !field.when;
  });
}

/** The trials of services that begin with a text. */
const TRIALS = trialsOf('kept').flatMap((trial) => {
  const name = firstText(trial.service);
  return name === undefined ? [] : [{ ...trial, name }];
});

it.each(TRIALS)(
  '$id in $language on a $screen keeps input when the language changes, and over a reload, until asked to delete it',
  async ({ service, name, language: first, screen }) => {
    const page = await newPage({ language: first, ...SCREENS[screen] });
    await openForm(page, service, first);
    const field = page.locator(`[name="${name}"]`);
    await field.click();
    await page.keyboard.type('شیلان ١٢');
    await field.evaluate((input) => input.setAttribute('data-same', ''));
    const others = LANGUAGES.filter((language) => language !== first);
    for (const language of [...(isLong ? others : others.slice(0, 1)), first]) {
      await page.locator('.languages > button').click();
      await page.getByText(LANGUAGE_FACTS[language].name, { exact: true }).last().click();
      await expect
        .poll(() => page.locator('html').getAttribute('lang'))
        .toBe(LANGUAGE_FACTS[language].tag);
      expect(await field.inputValue()).toBe('شیلان ١٢');
      expect(await field.getAttribute('data-same')).toBe('');
    }

    const again = async () => {
      // There the form is behind a button.
      if (service.page.component === 'citizenships') await openForm(page, service, first);
      else await page.reload();
    };
    await again();
    await expect.poll(() => field.inputValue()).toBe('شیلان ١٢');
    await screenshot(page, `${service.id} draft`);
    for (const _ of ['asked', 'answered']) await page.locator('.rg-draft button').last().click();
    await expect.poll(() => field.inputValue()).toBe('');
    await again();
    await field.waitFor();
    expect(await field.inputValue()).toBe('');
    expect(await page.locator('.rg-draft').count()).toBe(0);
  },
);

it('most services begin with a text field', () => {
  const ids = new Set(TRIALS.map(({ id }) => id));
  expect(ids.size).toBeGreaterThan(SERVICES.length / 2);
});
