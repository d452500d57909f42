import { expect } from 'vitest';
import type { Door } from './door';
import { withPlaceNames } from './placeNames';

/** From the list of countries to the first one's page, which puts its name into the form. */
export const companiesDoor: Door = async (page, { route, form }, language) => {
  await page.goto(route);
  await page.locator('.companies-card').first().click();
  await page.locator('.companies-others').waitFor();
  const values = withPlaceNames(form, { countryName: 'United Arab Emirates' }, language);
  // The page hands over the stored name; the form shows the one in the reader's language when it has it.
  const shown = page.locator('[name="countryName"]');
  await expect.poll(() => shown.inputValue()).toBe(values.countryName);
  return { values };
};
