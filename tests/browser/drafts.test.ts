import { expect, it } from 'vitest';
import type { Service } from '../../src/definition/model/service';
import { stepFields } from '../../src/definition/model/stepOf';
import { LANGUAGES } from '../../src/definition/language/text';
import { widgetOf } from '../../src/definition/model/widget';
import { LANGUAGE_FACTS } from '../../src/definition/language/languageFacts';
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

/** Returns the trials of services that begin with a text. */
const withText = (state: Parameters<typeof trialsOf>[0]) =>
  trialsOf(state).flatMap((trial) => {
    const name = firstText(trial.service);
    return name === undefined ? [] : [{ ...trial, name }];
  });

it.each(withText('draft'))(
  '$id in $language on a $screen restores input after a reload, and deletes it on request',
  async ({ service, name, language, screen }) => {
    const page = await newPage({ language, ...SCREENS[screen] });
    await openForm(page, service, language);
    const field = page.locator(`[name="${name}"]`);
    await field.click();
    await page.keyboard.type('شیلان ١٢');
    const again = async () => {
      // There the form is behind a button.
      if (service.page.component === 'citizenships') await openForm(page, service, language);
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

it.each(withText('translated'))(
  '$id in $language on a $screen keeps values, focus and page when the language changes',
  async ({ service, name, language: first, screen }) => {
    const page = await newPage({ language: first, ...SCREENS[screen] });
    await openForm(page, service, first);
    const field = page.locator(`[name="${name}"]`);
    await field.fill('Shilan');
    // Ends with the initial language.
    const others = LANGUAGES.filter((language) => language !== first);
    for (const language of [...others, first]) {
      await page.evaluate(
        (id) => document.getElementById(id)?.setAttribute('data-same', ''),
        `f-${name}`,
      );
      await page.locator('.languages > button').click();
      await page.getByText(LANGUAGE_FACTS[language].name, { exact: true }).last().click();
      await expect
        .poll(() => page.locator('html').getAttribute('lang'))
        .toBe(LANGUAGE_FACTS[language].tag);
      expect(await field.inputValue()).toBe('Shilan');
      expect(await field.getAttribute('data-same')).toBe('');
    }
  },
);

it('most services begin with a text field', () => {
  const ids = new Set(withText('draft').map(({ id }) => id));
  expect(ids.size).toBeGreaterThan(SERVICES.length / 2);
});
