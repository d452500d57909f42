import { type ContentCall, type ContentKind, pathOf } from '../../definition/content/contentType';
import { fullDocument } from '../../definition/content/recordValues';
import type { Query } from '../http/queryValues';
import { HttpRefusal } from '../http/refusal';
import type { Contents } from '../storage/contents';
import type { ContentIndex } from './index/contentIndex';
import { shapedAnswer } from './listResponse';
import { type ReadRecord, toReadRecord, toStaffRecord } from './records';
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
    const found = await readRecord(kind, contents, id ?? '', toRecord);
    if (!found) throw HttpRefusal.of(404, 'notFound');
    return found;
  }
  const shaped = typeof call === 'string' ? undefined : call;
  const isList = isStaff && isListQuery(query);
  if (shaped && !isList) return shapedAnswer(index, { kind, call: shaped, query, toRecord });
  const records = await readRecords(kind, contents, toRecord);
  if (isList) return staffList(records, kind, query, shaped?.order);
  return isStaff || kind.many ? records : (records[0] ?? fullDocument(kind.fields, {}));
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

/** Returns whether a text has the form of a content id; nothing else reaches the store. */
export const isContentId = (id: string): boolean => /^[\w-]{1,64}$/u.test(id);
