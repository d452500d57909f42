import { type EntryPoint, recordPage } from './entryPoint';
import { withPlaceNames } from './placeNames';

/** On the page of a country, which puts its name into the form. */
export const companiesEntryPoint: EntryPoint = async (page, service, language) => {
  await page.goto(recordPage(service, 'uae'));
  await page.locator('.companies-others').waitFor();
  await page.locator('.rg-step').waitFor();
  return {
    values: withPlaceNames(service.form, { countryName: 'United Arab Emirates' }, language),
  };
};
