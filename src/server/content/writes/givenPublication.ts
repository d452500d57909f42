import {
  PUBLICATION,
  type Publication,
  publicationOf,
} from '../../../definition/content/publication';
import { FORMATS } from '../../../definition/model/formats';
import { isRecord, type Json } from '../../../definition/model/values';
import type { Issue } from '../../../definition/model/issue';
import { parseJsonText } from '../../http/jsonText';
import { HttpRefusal } from '../../http/refusal';

/**
 * Returns when a record is to be shown, as somebody has sent it: JSON, or in form data its text.
 * @returns undefined if nothing was sent
 * @throws Refusal 422
 */
export function givenPublication(sent: Json | undefined): Publication | undefined {
  const given =
    typeof sent === 'string' && sent.startsWith('{') ? (parseJsonText(sent) as Json) : sent;
  if (given === undefined || given === null || given === '') return undefined;
  if (!isRecord(given)) throw HttpRefusal.at(PUBLICATION, 'type');
  const { draft = false, from = '', until = '' } = given;
  const at = (name: string, code: 'type' | 'date' | 'notBefore'): Issue => ({
    path: `${PUBLICATION}.${name}`,
    code,
  });
  const days = Object.entries({ from, until });
  const issues: Issue[] = [
    ...(typeof draft === 'boolean' ? [] : [at('draft', 'type')]),
    ...days.flatMap(([name, day]) => {
      if (typeof day !== 'string') return [at(name, 'type')];
      return day === '' || FORMATS.date.test(day) ? [] : [at(name, 'date')];
    }),
  ];
  const publication = publicationOf({ [PUBLICATION]: given });
  if (issues.length === 0 && endsBefore(publication)) {
    issues.push({ ...at('until', 'notBefore'), limit: publication.from });
  }
  if (issues.length > 0) throw HttpRefusal.ofIssues(issues);
  return publication;
}

const endsBefore = ({ from, until }: Publication): boolean =>
  from !== '' && until !== '' && until < from;
