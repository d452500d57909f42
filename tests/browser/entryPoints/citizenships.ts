import { readJson } from '../../fixtures/services';
import type { EntryPoint } from './entryPoint';

/** From the list to the page of the citizenship that the sample is about, and its button to the form. */
export const citizenshipsEntryPoint: EntryPoint = async (
  page,
  { route, pages, sample },
  language,
) => {
  const type = String(sample.citizenshipType);
  await page.goto(route);
  await page.locator(`a[href="${pages?.[0]?.route.replace(':id', type) ?? ''}"]`).click();
  const { openForm } = (readJson(`locales/${language}.json`) as Locale).citizenship;
  await page.locator('.citizenship-apply').getByRole('button', { name: openForm }).click();
  await page.locator('.rg-step').waitFor();
  return { values: { citizenshipType: type } };
};

interface Locale {
  readonly citizenship: { readonly openForm: string };
}
