import { parseSections } from '../../../src/definition/sections/elements';
import type { SectionsSource } from '../../../src/definition/model/service';
import { contentCall } from '../../../src/definition/content/contentCalls';
import type { EntryPoint } from './entryPoint';
import { answerOf, withServerOptions } from './fromServer';
import { sectionAnswers } from './sectionAnswers';

/** The form stands on the page, with the sections that the server has for everybody. */
export const sectionsEntryPoint =
  ({ content, in: property }: SectionsSource): EntryPoint =>
  async (page, own, language) => {
    await page.goto(own.route);
    const record = (await answerOf(contentCall(content))) as Readonly<Record<string, unknown>>;
    const service = await withServerOptions(own, parseSections(record[property]));
    return { service, values: sectionAnswers(service, own, language) };
  };
