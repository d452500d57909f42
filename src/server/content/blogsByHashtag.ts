import type { ContentKind } from '../../definition/content/contentType';
import { fold } from '../../definition/model/fold';
import { isRecord } from '../../definition/model/values';
import { type Route, cachedRoute } from '../http/route';
import { existing } from '../http/refusal';
import { type ContentQuery, hashtagRead } from '../openapi/documentContent';
import type { ContentIndex } from './index/contentIndex';
import { shapedResponse } from './listResponse';
import { readRecord, readRecords, type ReadRecord, toReadRecord } from './readContent';

/**
 * Lists the blogs with a hashtag, newest first, as {hashtag, data, total}, where `hashtag` is its name in three
 * languages. The hashtag is named by its id or by its name in any language. Without both kinds of content every
 * hashtag is unknown.
 */
export const blogsByHashtag = (kinds: readonly ContentKind[], index: ContentIndex): Route =>
  cachedRoute('public', hashtagRead(kinds), async ({ params: { hashtag = '' }, query }) =>
    existing(await taggedBlogs(kinds, index, hashtag, query as ContentQuery)),
  );

/** Returns the response of the public call; undefined if the hashtag is unknown. */
export async function taggedBlogs(
  kinds: readonly ContentKind[],
  index: ContentIndex,
  idOrName: string,
  query: ContentQuery,
): Promise<object | undefined> {
  const blogs = kinds.find(({ id }) => id === 'blog');
  const hashtags = kinds.find(({ id }) => id === 'hashtag');
  if (!blogs || !hashtags) return undefined;
  const { contents } = index;
  const hashtag =
    (await readRecord(hashtags, contents, idOrName)) ??
    (await readRecords(hashtags, contents)).find(isCalled(idOrName));
  if (!hashtag) return undefined;
  const call = { path: '', answer: 'window', order: '-createdAt' } as const;
  const visitor = { minute: index.minute(), toRecord: toReadRecord };
  const among = carries(hashtag.id);
  const response = await shapedResponse(index, { kind: blogs, call, query, among, ...visitor });
  return { hashtag: hashtag.name, ...response };
}

const isCalled =
  (wanted: string) =>
  ({ name }: ReadRecord): boolean =>
    Array.isArray(name) && name.some((each) => isAlike(each, wanted));

const isAlike = (name: unknown, wanted: string): boolean =>
  typeof name === 'string' && name !== '' && fold(name) === fold(wanted);

const carries =
  (id: string) =>
  ({ hashtag }: ReadRecord): boolean =>
    Array.isArray(hashtag) && hashtag.some((each) => isRecord(each) && each.id === id);
