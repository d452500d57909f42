import type { ContentKind } from '../../definition/content';
import { fold } from '../../definition/fold';
import { isRecord } from '../../definition/values';
import { queryOf } from '../http/query';
import { Refusal } from '../http/refusal';
import type { Route } from '../http/routes';
import type { Contents } from '../storage/contents';
import { shapedAnswer } from './answers';
import { readRecords } from './read';
import type { ReadRecord } from './records';

const PATH = 'client/blogs_by_hashtag/{hashtag}/';

/**
 * The blogs that carry a hashtag, newest first, with ?perPage: {hashtag, data, total}, where `hashtag`
 * is its name in three languages (paper 1, section 7). It is asked for by its id or by its name in any
 * language. Without both kinds of content there is no such call.
 */
export function blogsByHashtag(kinds: readonly ContentKind[], contents: Contents): Route[] {
  const blogs = kinds.find(({ id }) => id === 'blog');
  const hashtags = kinds.find(({ id }) => id === 'hashtag');
  if (!blogs || !hashtags) return [];
  const call = { path: PATH, answer: 'window', order: '-createdAt' } as const;
  return [
    {
      ...{ method: 'GET', path: PATH },
      async handle({ params, query }, reply) {
        reply.header('cache-control', 'no-cache');
        const { hashtag: asked } = params as { readonly hashtag: string };
        const hashtag = (await readRecords(hashtags, contents)).find(isCalled(asked));
        if (!hashtag) throw Refusal.of(404, 'notFound');
        const tagged = (await readRecords(blogs, contents)).filter(carries(hashtag.id));
        const answer = shapedAnswer(tagged, { kind: blogs, call, query: queryOf(query) });
        return { hashtag: hashtag.name, ...(answer as object) };
      },
    },
  ];
}

const isCalled =
  (asked: string) =>
  ({ id, name }: ReadRecord): boolean =>
    id === asked || (Array.isArray(name) && name.some((each) => isAlike(each, asked)));

const isAlike = (name: unknown, asked: string): boolean =>
  typeof name === 'string' && name !== '' && fold(name) === fold(asked);

const carries =
  (id: string) =>
  ({ hashtag }: ReadRecord): boolean =>
    Array.isArray(hashtag) && hashtag.some((each) => isRecord(each) && each.id === id);
