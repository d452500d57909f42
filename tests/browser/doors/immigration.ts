import { parseSections } from '../../../src/definition/sections/elements';
import type { Door } from './door';
import { answerOf, withServerOptions } from './fromServer';
import { sectionAnswers } from './sectionAnswers';

/** The form stands on the page, with the sections that the server has for it. */
export const immigrationDoor: Door = async (page, own, language) => {
  await page.goto(own.route);
  const record = (await answerOf('client/immigration_form/')) as { readonly formFields: unknown };
  const service = await withServerOptions(own, parseSections(record.formFields));
  return { service, values: sectionAnswers(service, own, language) };
};
