import { readJson } from '../../fixtures/services';
import { type EntryPoint, recordPage } from './entryPoint';

/** On the page of the citizenship that the sample is about, by its button. */
export const citizenshipsEntryPoint: EntryPoint = async (page, service, language) => {
  const type = String(service.sample.citizenshipType);
  await page.goto(recordPage(service, type));
  const { openForm } = (readJson(`locales/${language}.json`) as Locale).citizenship;
  await page.locator('.citizenship-apply').getByRole('button', { name: openForm }).click();
  await page.locator('.rg-step').waitFor();
  return { values: { citizenshipType: type } };
};

interface Locale {
  readonly citizenship: { readonly openForm: string };
}
