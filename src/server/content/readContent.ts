import { type ContentCall, type ContentKind, pathOf } from '../../definition/content/contentType';
import { isPublished } from '../../definition/content/publication';
import { fullDocument } from '../../definition/content/recordValues';
import type { Language } from '../../definition/model/text';
import { existing } from '../http/refusal';
import type { ContentQuery } from '../openapi/documentContent';
import type { ContentRecord, Contents } from '../records/contents';
import type { ContentIndex } from './index/contentIndex';
import { shapedResponse } from './listResponse';
import { type ReadRecord, toReadRecord, toStaffRecord } from './staffRecords';
import { staffList } from './staffList';

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
  if (pathOf(call).includes('{id}')) {
    const found = isStaff
      ? readRecord(kind, contents, id, toStaffRecord)
      : publishedRecord(kind, index, id);
    return existing(await found);
  }
  const shaped = typeof call === 'string' ? undefined : call;
  const day = index.day();
  if (shaped && !isListed) {
    const toRecord = isStaff ? toStaffRecord : toReadRecord;
    const request = { kind, call: shaped, query, toRecord, ...(!isStaff && { day }) };
    return shapedResponse(index, request);
  }
  if (isStaff) {
    const records = await readRecords(kind, contents, toStaffRecord);
    return isListed
      ? staffList(records, kind, query, { usual: shaped?.order, day, language })
      : records;
  }
  const shown = (await contents.list(kind.id)).filter(isShownOn(kind, day));
  const records = shown.map((record) => toReadRecord(kind, record));
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
  return found && isShownOn(kind, index.day())(found) ? toReadRecord(kind, found) : undefined;
}

const isShownOn =
  ({ schedules }: ContentKind, day: string) =>
  ({ document }: ContentRecord): boolean =>
    !schedules || isPublished(document, day);

/** Returns whether a text has the form of a content id; nothing else reaches the store. */
export const isContentId = (id: string): boolean => /^[\w-]{1,64}$/u.test(id);
