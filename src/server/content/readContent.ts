import { type ContentCall, type ContentKind, pathOf } from '../../definition/content/contentType';
import { isPublished } from '../../definition/content/publication';
import { fullDocument } from '../../definition/content/recordValues';
import type { Query } from '../http/queryValues';
import { existing } from '../http/refusal';
import type { ContentRecord, Contents } from '../storage/contents';
import type { ContentIndex } from './index/contentIndex';
import { shapedResponse } from './listResponse';
import { type ReadRecord, toReadRecord, toStaffRecord } from './staffRecords';
import { isListQuery, staffList } from './staffList';

/** The variable parts of a read: the reader, the id in the path, the query. */
export interface ReadRequest {
  readonly by: 'staff' | 'everybody';
  readonly id?: string;
  readonly query: Query;
}

/**
 * Returns the response of a read.
 * @throws Refusal 404 for an unknown record, 422 for an invalid query
 */
export async function answerContentCall(
  kind: ContentKind,
  call: ContentCall,
  index: ContentIndex,
  { by, id, query }: ReadRequest,
): Promise<unknown> {
  const isStaff = by === 'staff';
  const { contents } = index;
  const toRecord = isStaff ? toStaffRecord : toReadRecord;
  if (pathOf(call).includes('{id}')) {
    const found = isStaff
      ? readRecord(kind, contents, id ?? '', toStaffRecord)
      : publishedRecord(kind, index, id ?? '');
    return existing(await found);
  }
  const shaped = typeof call === 'string' ? undefined : call;
  const isList = isStaff && isListQuery(query);
  const day = index.day();
  if (shaped && !isList) {
    const request = { kind, call: shaped, query, toRecord, ...(!isStaff && { day }) };
    return shapedResponse(index, request);
  }
  if (isStaff) {
    const records = await readRecords(kind, contents, toStaffRecord);
    return isList ? staffList(records, kind, query, { usual: shaped?.order, day }) : records;
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
