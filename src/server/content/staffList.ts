import type { ContentKind } from '../../definition/content/contentType';
import { missingLanguages } from '../../definition/content/contentTexts';
import type { Language } from '../../definition/model/text';
import { fold, foldMore, isFoldedMore } from '../../definition/model/fold';
import { publicationOf, publicationState } from '../../definition/content/publication';
import type { ContentQuery } from '../openapi/documentContent';
import { inOrder, orderIn } from './recordOrder';
import { searchIn, textsWithin } from './recordSearch';
import type { ReadRecord } from './staffRecords';

const PER_PAGE = 20;

interface StaffListAt {
  readonly usual: string | undefined;
  readonly day: string;
  readonly language?: Language | undefined;
}

/**
 * Returns a page of a kind's records for the panel: ?page, ?perPage (20), ?search in all texts, ?order by a
 * column, ?missing=ku|ar|en|any for records that lack a translation, ?state for those that visitors are shown or not.
 * @param at the default column, the agency's day, and the language of whoever asks
 */
export function staffList(
  records: readonly ReadRecord[],
  kind: ContentKind,
  query: ContentQuery,
  { usual, day, language }: StaffListAt,
) {
  const { page = 1, perPage = PER_PAGE, missing, state, order } = query;
  const search = searchIn(query);
  const named = (spelt?: typeof foldMore) =>
    records.filter((record) => hasWords(kind, record, search, spelt));
  const searched = named();
  const isSecond = searched.length === 0 && isFoldedMore(foldMore(search));
  const found = (isSecond ? named(foldMore) : searched).filter(
    (record) =>
      (missing === undefined || lacks(kind, record, missing)) &&
      (state === undefined || publicationState(publicationOf(record), day) === state),
  );
  const entries = found.map((record) => ({ record }));
  const all = inOrder(entries, kind, orderIn(kind, order, usual), language);
  const data = all.slice((page - 1) * perPage, page * perPage).map(({ record }) => record);
  return { data, total: all.length, page, perPage };
}

/** Returns whether each word occurs in one of the fields, in any language, folded as place names are. */
function hasWords(
  { fields }: ContentKind,
  record: ReadRecord,
  search: string,
  spelt: typeof foldMore = (text) => text,
): boolean {
  if (search === '') return true;
  const texts = Object.keys(fields).flatMap((name) => textsWithin(record[name]));
  const folded = texts.map((text) => spelt(fold(text)));
  const words = spelt(search).split(' ');
  return words.every((word) => folded.some((text) => text.includes(word)));
}

const lacks = (
  { fields }: ContentKind,
  record: ReadRecord,
  language: NonNullable<ContentQuery['missing']>,
): boolean =>
  missingLanguages(fields, record).some(
    ({ languages }) => language === 'any' || languages.includes(language),
  );
