import type { ActivityEntry } from '../../../contract/activity';
import { searchFieldsOf } from '../../../definition/describe/searchFields';
import { isDisplayed } from '../../../definition/model/widget';
import { type Language, LANGUAGES } from '../../../definition/language/text';
import type { StaffApplication } from '../application';
import { STATUS_BOOK } from '../statusBook';
import type { TemplateValues } from './fillTemplate';

/** Stands where staff name something themselves. */
const OPEN = '…';

/**
 * Returns what templates name, in the language of the message. Missing is what the checklist lacks, and
 * what the open request asks for.
 */
export function templateValues(
  application: StaffApplication,
  activity: readonly ActivityEntry[],
  language: Language,
): TemplateValues {
  const { reference, definition, answers, requests, documents } = application;
  const at = LANGUAGES.indexOf(language);
  const status = activity.find(({ kind }) => kind === 'status')?.text ?? application.status;
  const asked = requests.find(({ state }) => state === 'open')?.fields ?? [];
  const labels = asked.flatMap((name) => {
    const field = definition.form.properties[name];
    return field && !isDisplayed(field) ? [field.label[at] ?? name] : [];
  });
  const missing = documents.flatMap(({ item, state }) => {
    const wanted = definition.documents?.find(({ id }) => id === item);
    return wanted && (state === 'needed' || state === 'refused') ? [wanted.name[at] ?? item] : [];
  });
  return {
    name: searchFieldsOf(definition.form, answers, reference).name,
    reference,
    service: definition.tile.title[at] ?? '',
    status: STATUS_BOOK.find(definition.id, status)?.applicant[at] ?? OPEN,
    missing: [...missing, ...labels].join(language === 'en' ? ', ' : '، ') || OPEN,
  };
}
