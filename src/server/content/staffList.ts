import type { ContentKind } from '../../definition/content/contentType';
import { missingLanguages } from '../../definition/content/contentTexts';
import { type Language, LANGUAGES } from '../../definition/language/text';
import {
  PUBLICATION_STATES,
  publicationOf,
  publicationState,
} from '../../definition/content/publication';
import { type Query, readNumber } from '../http/queryValues';
import { HttpRefusal } from '../http/refusal';
import { inOrder, orderIn } from './recordOrder';
import type { ReadRecord } from './staffRecords';
import { searched } from './recordSearch';

const PER_PAGE = 20;
const MOST_PER_PAGE = 100;
const MOST_PAGES = 1_000_000;

/** The query parameters of a list in the panel. */
const ASKED_WITH = ['page', 'perPage', 'search', 'order', 'missing', 'state'];

export const isListQuery = (query: Query): boolean =>
  ASKED_WITH.some((name) => query[name] !== undefined);

/**
 * Returns a page of a kind's records for the panel: ?page, ?perPage (20), ?search in all texts, ?order by a
 * column, ?missing=ku|ar|en|any for records that lack a translation, ?state for those that visitors are shown or not.
 * @param at the default column, and the agency's day
 * @throws Refusal 422 for an invalid query
 */
export function staffList(
  records: readonly ReadRecord[],
  kind: ContentKind,
  query: Query,
  { usual, day }: { readonly usual: string | undefined; readonly day: string },
) {
  const page = readNumber('page', query.page, 1, MOST_PAGES);
  const perPage = readNumber('perPage', query.perPage, PER_PAGE, MOST_PER_PAGE);
  const lacking = readChoice(query, 'missing', [...LANGUAGES, 'any']);
  const state = readChoice(query, 'state', PUBLICATION_STATES);
  const found = searched(records, query, Object.keys(kind.fields)).filter(
    (record) =>
      (lacking === undefined || lacks(kind, record, lacking)) &&
      (state === undefined || publicationState(publicationOf(record), day) === state),
  );
  const entries = found.map((record) => ({ record }));
  const all = inOrder(entries, kind, orderIn(kind, query, 'order', usual));
  const data = all.slice((page - 1) * perPage, page * perPage).map(({ record }) => record);
  return { data, total: all.length, page, perPage };
}

const lacks = ({ fields }: ContentKind, record: ReadRecord, language: Language | 'any'): boolean =>
  missingLanguages(fields, record).some(
    ({ languages }) => language === 'any' || languages.includes(language),
  );

/** Returns undefined if the query does not filter by a parameter. */
function readChoice<T extends string>(
  query: Query,
  name: string,
  choices: readonly T[],
): T | undefined {
  const { [name]: value } = query;
  if (value === undefined || value === '') return undefined;
  const choice = choices.find((known) => known === value);
  if (choice === undefined) throw HttpRefusal.at(name, 'choice');
  return choice;
}
