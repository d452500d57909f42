import { parseSections } from '../../../src/definition/sections/elements';
import { filterByType } from '../../../src/definition/sections/match';
import { type EntryPoint, recordPage } from './entryPoint';
import { answerOf, withServerOptions } from './fromServer';
import { sectionAnswers } from './sectionAnswers';

const COUNTRY = 'usa';

interface TopCountry {
  readonly types: readonly [string, ...string[]];
  readonly formFields: unknown;
}

/** On the page of a top country, whose first type of visa stands chosen. */
export const visasEntryPoint: EntryPoint = async (page, own, language) => {
  const path = `client/top_country_visa/${COUNTRY}/`;
  const { types, formFields } = (await answerOf(path)) as TopCountry;
  const sections = filterByType(parseSections(formFields), types[0]);
  const service = await withServerOptions(own, sections);
  await page.goto(recordPage(own, COUNTRY));
  await page.locator(`.choice-card input[value="${types[0]}"]:checked`).waitFor();
  const values = sectionAnswers(service, own, language);
  return {
    service,
    values: { ...values, visaId: COUNTRY, applicationId: 1, visaTypeName: 'Tourism' },
  };
};
