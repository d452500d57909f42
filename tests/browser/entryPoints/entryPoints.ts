import type { Page } from 'playwright-core';
import type { Service } from '../../../src/definition/model/service';
import type { Language } from '../../../src/definition/language/text';
import type { Values } from '../../../src/definition/model/values';
import { answersOf } from '../services';
import { carsDoor } from './cars';
import { citizenshipsDoor } from './citizenships';
import { companiesDoor } from './companies';
import type { Door } from './door';
import { withPlaceNames } from './placeNames';
import { plansDoor } from './plans';
import { sectionsDoor } from './sections';
import { toursDoor } from './tours';
import { visasDoor } from './visas';

/** By the name of the page shell (page.shell). */
const DOORS: Readonly<Record<string, Door>> = {
  cars: carsDoor,
  citizenships: citizenshipsDoor,
  companies: companiesDoor,
  plans: plansDoor,
  tours: toursDoor,
  visas: visasDoor,
};

/** The form is on the page itself. */
const openDoor: Door = async (page, { route }) => {
  await page.goto(route);
  return { values: {} };
};

/** By the page shell; without one the form is on the page itself, at times with sections in it. */
function doorOf({ page: { shell }, sections }: Service): Door {
  if (shell !== undefined) return DOORS[shell] ?? openDoor;
  return sections && sections.record === undefined ? sectionsDoor(sections) : openDoor;
}

/** Opens the form of a service, and tells what to answer in it. */
export async function openForm(
  page: Page,
  service: Service,
  language: Language,
): Promise<{ readonly service: Service; readonly values: Values }> {
  const opened = await doorOf(service)(page, service, language);
  return {
    service: opened.service ?? service,
    values: { ...withPlaceNames(service.form, answersOf(service), language), ...opened.values },
  };
}
