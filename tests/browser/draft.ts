import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import type { Service } from '../../src/definition/model/service';
import { LANGUAGE_FACTS } from '../../src/definition/language/languageFacts';
import { type Language, LANGUAGES } from '../../src/definition/model/text';
import { isLong } from '../server/support/long';
import { openForm } from './entryPoints/entryPoints';

const INPUTS = '.rg-step :is(input, textarea)';

/**
 * Changes the language of a half-filled form and changes it back, which must keep each input as it is; then loads the
 * page again, which must bring the answers back. That it has brought them is seen when the form is sent.
 */
export async function expectKept(page: Page, service: Service, language: Language): Promise<void> {
  const typed = () =>
    page
      // The name of a chosen option may be looked up later.
      .locator('.rg-step input[type=text]:not([role=combobox])')
      .evaluateAll((inputs) => (inputs as HTMLInputElement[]).map(({ value }) => value));
  const before = await typed();
  await page.locator(INPUTS).evaluateAll((all) => {
    for (const input of all) input.setAttribute('data-same', '');
  });
  const others = LANGUAGES.filter((other) => other !== language);
  for (const next of [...(isLong ? others : others.slice(0, 1)), language]) {
    const { name, tag } = LANGUAGE_FACTS[next];
    await page.locator('.languages > button').click();
    await page.getByText(name, { exact: true }).last().click();
    await expect.poll(() => page.locator('html').getAttribute('lang')).toBe(tag);
    expect(await page.locator(`${INPUTS}:not([data-same])`).count()).toBe(0);
  }
  await expect.poll(typed).toEqual(before);
  // There the form is behind a button.
  if (service.page.component === 'citizenships') await openForm(page, service, language);
  else await page.reload();
  await page.locator('.rg-draft').waitFor();
  await expect.poll(typed).toEqual(before);
}
