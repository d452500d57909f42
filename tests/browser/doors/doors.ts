import type { Page } from 'playwright-core';
import type { Service } from '../../../src/definition/service';
import type { Language } from '../../../src/definition/text';
import type { Values } from '../../../src/definition/values';
import { answersOf } from '../services';
import { carsDoor } from './cars';
import { citizenshipsDoor } from './citizenships';
import { companiesDoor } from './companies';
import type { Door } from './door';
import { immigrationDoor } from './immigration';
import { withPlaceNames } from './placeNames';
import { plansDoor } from './plans';
import { toursDoor } from './tours';
import { visasDoor } from './visas';

/** By the name of the page shell (page.shell). */
const DOORS: Readonly<Record<string, Door>> = {
  cars: carsDoor,
  citizenships: citizenshipsDoor,
  companies: companiesDoor,
  immigration: immigrationDoor,
  plans: plansDoor,
  tours: toursDoor,
  visas: visasDoor,
};

/** The form is on the page itself. */
const openDoor: Door = async (page, { route }) => {
  await page.goto(route);
  return { values: {} };
};

/** Opens the form of a service, and tells what to answer in it. */
export async function openForm(
  page: Page,
  service: Service,
  language: Language,
): Promise<{ readonly service: Service; readonly values: Values }> {
  const { shell } = service.page;
  const door = (shell === undefined ? undefined : DOORS[shell]) ?? openDoor;
  const opened = await door(page, service, language);
  return {
    service: opened.service ?? service,
    values: { ...withPlaceNames(service.form, answersOf(service), language), ...opened.values },
  };
}
