import type { Page } from 'playwright-core';
import type { Service } from '../../../src/definition/model/service';
import type { Language } from '../../../src/definition/model/text';
import type { Values } from '../../../src/definition/model/values';
import { answersOf } from '../services';
import { carsEntryPoint } from './cars';
import { citizenshipsEntryPoint } from './citizenships';
import { companiesEntryPoint } from './companies';
import type { EntryPoint } from './entryPoint';
import { withPlaceNames } from './placeNames';
import { plansEntryPoint } from './plans';
import { sectionsEntryPoint } from './sections';
import { toursEntryPoint } from './tours';
import { visasEntryPoint } from './visas';

/** By the name of the page component (page.component). */
const ENTRY_POINTS: Readonly<Record<string, EntryPoint>> = {
  cars: carsEntryPoint,
  citizenships: citizenshipsEntryPoint,
  companies: companiesEntryPoint,
  plans: plansEntryPoint,
  tours: toursEntryPoint,
  visas: visasEntryPoint,
};

/** The form is on the page itself. */
const openEntryPoint: EntryPoint = async (page, { route }) => {
  await page.goto(route);
  return { values: {} };
};

/** By the page component; without one the form is on the page itself, at times with sections in it. */
function doorOf({ page: { component }, sections }: Service): EntryPoint {
  if (component !== undefined) return ENTRY_POINTS[component] ?? openEntryPoint;
  return sections && sections.record === undefined ? sectionsEntryPoint(sections) : openEntryPoint;
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
