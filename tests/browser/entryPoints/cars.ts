import { LANGUAGES } from '../../../src/definition/model/text';
import type { Json } from '../../../src/definition/model/values';
import type { EntryPoint } from './entryPoint';
import { answerOf } from './fromServer';

interface CarEntry {
  readonly id: string;
  readonly name: { readonly name: readonly string[] };
}

/** Looks at the second car of the gallery, and rents it. */
export const carsEntryPoint: EntryPoint = async (page, { route }, language) => {
  const { data } = (await answerOf('client/car_type_gallery')) as { data: readonly CarEntry[] };
  const car = data[1];
  if (!car) throw new Error('a gallery without a second car');
  const name = car.name.name[LANGUAGES.indexOf(language)] ?? '';
  await page.goto(route);
  await page.locator('.cars-grid .car-card').nth(1).click();
  await page.locator('.car-dialog .button').click();
  // The form comes a moment later, and the focus with it.
  await page.locator('.service-form:focus-within').waitFor();
  await page.locator('#f-carType').getByText(name, { exact: true }).waitFor();
  return { values: { carType: car as unknown as Json } };
};
