import { type ContentCall, type ContentKind, pathOf } from '../../definition/content/contentType';
import { isPublished, publicationOf, publicationState } from '../../definition/content/publication';
import { fullDocument, withSectionKeys } from '../../definition/content/recordValues';
import type { Language } from '../../definition/model/text';
import { existing } from '../http/refusal';
import type { ContentQuery } from '../openapi/documentContent';
import type { ContentRecord, Contents } from '../records/contents';
import type { ContentIndex } from './index/contentIndex';
import { shapedResponse } from './listResponse';
import { missingLanguages } from '../../definition/content/contentTexts';
import { fold, foldMore, isFoldedMore } from '../../definition/model/fold';
import { inOrder, orderIn, searchIn, textsWithin } from './recordOrder';
import type { Json } from '../../definition/model/values';

export interface ContentReader {
  readonly isStaff: boolean;
  /** Whether staff ask for a page of a list. */
  readonly isListed?: boolean;
  readonly language?: Language;
}

/** The variable parts of a read: the reader, the id in the path, the query. */
interface ReadRequest extends ContentReader {
  readonly id?: string | undefined;
  readonly query: ContentQuery;
}

/** Returns the response of a read. @throws Refusal 404 for an unknown record */
export async function answerContentCall(
  kind: ContentKind,
  call: ContentCall,
  index: ContentIndex,
  { isStaff, isListed, language, id = '', query }: ReadRequest,
): Promise<object> {
  const { contents } = index;
  if (!isStaff) await index.refuseAway();
  if (pathOf(call).includes('{id}')) {
    const found = isStaff
      ? readRecord(kind, contents, id, toStaffRecord)
      : publishedRecord(kind, index, id);
    return existing(await found);
  }
  const shaped = typeof call === 'string' ? undefined : call;
  const minute = index.minute();
  if (shaped && !isListed) {
    const toRecord = isStaff ? toStaffRecord : toReadRecord;
    const request = { kind, call: shaped, query, toRecord, ...(!isStaff && { minute }) };
    return shapedResponse(index, request);
  }
  if (isStaff) {
    const records = await readRecords(kind, contents, toStaffRecord);
    return isListed
      ? staffList(records, kind, query, { usual: shaped?.order, minute, language })
      : records;
  }
  const records = await publishedRecords(kind, index);
  return kind.many ? records : (records[0] ?? fullDocument(kind.fields, {}));
}

/** Reads all records of a kind, in their order. */
export const readRecords = async (
  kind: ContentKind,
  contents: Contents,
  toRecord = toReadRecord,
): Promise<readonly ReadRecord[]> =>
  (await contents.list(kind.id)).map((record) => toRecord(kind, record));

export async function readRecord(
  kind: ContentKind,
  contents: Contents,
  id: string,
  toRecord = toReadRecord,
): Promise<ReadRecord | undefined> {
  const found = isContentId(id) ? await contents.read(kind.id, id) : undefined;
  return found && toRecord(kind, found);
}

/** Reads a record if visitors are shown it now. */
export async function publishedRecord(
  kind: ContentKind,
  index: ContentIndex,
  id: string,
): Promise<ReadRecord | undefined> {
  const found = isContentId(id) ? await index.contents.read(kind.id, id) : undefined;
  return found && isShownOn(kind, index.minute())(found) ? toReadRecord(kind, found) : undefined;
}

/** Reads the records that visitors are shown now, in their order. */
export const publishedRecords = async (
  kind: ContentKind,
  index: ContentIndex,
): Promise<readonly ReadRecord[]> =>
  (await index.contents.list(kind.id))
    .filter(isShownOn(kind, index.minute()))
    .map((record) => toReadRecord(kind, record));

const isShownOn =
  ({ schedules }: ContentKind, minute: string) =>
  ({ document }: ContentRecord): boolean =>
    !schedules || isPublished(document, minute);

/** Returns whether a text has the form of a content id; nothing else reaches the store. */
export const isContentId = (id: string): boolean => /^[\w-]{1,64}$/u.test(id);

const PER_PAGE = 20;

interface StaffListAt {
  readonly usual: string | undefined;
  readonly minute: string;
  readonly language?: Language | undefined;
}

/**
 * Returns a page of a kind's records for the panel: ?page, ?perPage (20), ?search in all texts, ?order by a
 * column, ?missing=ku|ar|en|any for records that lack a translation, ?state for those that visitors are shown or not.
 * @param at the default column, the agency's time, and the language of whoever asks
 */
function staffList(
  records: readonly ReadRecord[],
  kind: ContentKind,
  query: ContentQuery,
  { usual, minute, language }: StaffListAt,
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
      (state === undefined || publicationState(publicationOf(record), minute) === state),
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

/** A record as it is read: its fields, its id and when it was created. */
export type ReadRecord = { readonly [field: string]: Json } & {
  readonly id: string;
  readonly createdAt: string;
};

/** Returns a record as visitors read it, with its last day or hour if it has one. */
export const toReadRecord = (kind: ContentKind, record: ContentRecord): ReadRecord => {
  const { id, createdAt, document } = record;
  const full = withSectionKeys(kind.fields, fullDocument(kind.fields, document));
  const { until } = publicationOf(document);
  return { ...(full as ReadRecord), id, createdAt, ...(kind.schedules && until && { until }) };
};

/** Returns the same for staff, with the version that a write names (If-Match), who made it, and when it is shown. */
export const toStaffRecord = (kind: ContentKind, record: ContentRecord): ReadRecord => ({
  ...fullDocument(kind.fields, record.document),
  id: record.id,
  createdAt: record.createdAt,
  updatedAt: record.updatedAt,
  version: record.revision,
  updatedBy: record.writtenBy,
  ...(kind.schedules && { publication: { ...publicationOf(record.document) } }),
});
