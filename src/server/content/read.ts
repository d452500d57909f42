import { type ContentCall, type ContentKind, pathOf } from '../../definition/content';
import { fullDocument } from '../../definition/contentEmpty';
import type { Query } from '../http/query';
import { Refusal } from '../http/refusal';
import type { Contents } from '../storage/contents';
import { shapedAnswer } from './answers';
import { type ReadRecord, toReadRecord } from './records';

/** What varies in a read: the id in its path, and its query. */
export interface Asked {
  readonly id?: string;
  readonly query: Query;
  /** What a path without {id} or shape answers. */
  readonly bare: 'one' | 'all';
}

/**
 * What a call of a kind answers.
 * @throws Refusal 404 for a record that is not there, 422 for a query that makes no sense
 */
export async function readCall(
  kind: ContentKind,
  call: ContentCall,
  contents: Contents,
  { id, query, bare }: Asked,
): Promise<unknown> {
  if (pathOf(call).includes('{id}')) {
    const found = await readRecord(kind, contents, id ?? '');
    if (!found) throw Refusal.of(404, 'notFound');
    return found;
  }
  const records = await readRecords(kind, contents);
  if (typeof call !== 'string') return shapedAnswer(records, { kind, call, query });
  return bare === 'all' ? records : (records[0] ?? fullDocument(kind.fields, {}));
}

/** All records of a kind, in their order. */
export const readRecords = async (
  kind: ContentKind,
  contents: Contents,
): Promise<readonly ReadRecord[]> =>
  (await contents.list(kind.id)).map((record) => toReadRecord(kind, record));

export async function readRecord(
  kind: ContentKind,
  contents: Contents,
  id: string,
): Promise<ReadRecord | undefined> {
  // Ids are made of these only; nothing else reaches the store.
  const found = /^[\w-]{1,64}$/u.test(id) ? await contents.read(kind.id, id) : undefined;
  return found && toReadRecord(kind, found);
}
