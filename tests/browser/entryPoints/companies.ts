import type { EntryPoint } from './entryPoint';
import { withPlaceNames } from './placeNames';

/** From the list of countries to the first one's page, which puts its name into the form. */
export const companiesEntryPoint: EntryPoint = async (page, { route, form }, language) => {
  await page.goto(route);
  await page.locator('.companies-card').first().click();
  await page.locator('.companies-others').waitFor();
  await page.locator('.rg-step').waitFor();
  return {
    values: withPlaceNames(form, { countryName: 'United Arab Emirates' }, language),
  };
};
