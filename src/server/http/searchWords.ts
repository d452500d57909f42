import { issueAt } from '../../definition/issue';
import { isStorable } from '../submit/texts';
import { queryOf, readText } from './query';
import { Refusal } from './refusal';

const LONGEST_SEARCH = 100;

/**
 * The words of ?search=, none if it is not there.
 * @throws Refusal 422
 */
export function searchWords(query: unknown): readonly string[] {
  const search = readText('search', queryOf(query).search, LONGEST_SEARCH);
  if (!isStorable(search)) throw Refusal.ofIssues([issueAt(['search'], 'pattern')]);
  return search.split(/\s+/u).filter((word) => word !== '');
}
