import { type ContentKind, pathOf } from '../../definition/content/contentType';
import type { ContentIndex } from './index/contentIndex';
import { taggedBlogs } from './blogsByHashtag';
import type { ContentQuery } from '../openapi/documentContent';
import { answerContentCall, publishedRecord, type ReadRecord } from './readContent';

export type PublicContent = ReturnType<typeof publicContent>;

/**
 * Returns the public content, for the pages that this server renders.
 * @param others returns what another public call responds, by its path
 */
export function publicContent(
  kinds: readonly ContentKind[],
  index: ContentIndex,
  others: (path: string) => unknown = () => undefined,
) {
  const kindOf = (id: string) => kinds.find((kind) => kind.id === id);
  const calls = kinds.flatMap((kind) =>
    kind.calls.public.map((call) => ({ kind, call, pattern: patternOf(pathOf(call)) })),
  );
  return {
    /** Returns undefined if there is no such record or kind. */
    async read(id: string, record: string): Promise<ReadRecord | undefined> {
      const kind = kindOf(id);
      return kind && publishedRecord(kind, index, record);
    },
    /** Returns the ids of a kind in their order; none if there is no such kind. */
    async ids(id: string): Promise<readonly string[]> {
      const kind = kindOf(id);
      return kind
        ? (await index.of(kind)).find('', '', [], index.minute()).map((record) => record.id)
        : [];
    },
    /**
     * Returns the response of a public call, given its path with ids and query. Undefined if there is no such call
     * or record.
     */
    async respond(path: string): Promise<unknown> {
      const other = others(path);
      if (other !== undefined) return other;
      const [bare = '', search] = path.split('?', 2);
      const query = queryIn(search);
      const [, hashtag] = BY_HASHTAG.exec(bare) ?? [];
      if (hashtag !== undefined) return taggedBlogs(kinds, index, hashtag, query);
      const found = calls.find(({ pattern }) => pattern.test(bare));
      if (!found) return undefined;
      const { kind, call, pattern } = found;
      const [, id] = pattern.exec(bare) ?? [];
      if (id !== undefined) return publishedRecord(kind, index, id);
      return answerContentCall(kind, call, index, { isStaff: false, query });
    },
  };
}

const BY_HASHTAG = /^client\/blogs_by_hashtag\/([\w-]+)\/$/u;

/** Converts the query of a call that a page names as its schema does. */
const queryIn = (search = ''): ContentQuery =>
  Object.fromEntries(
    [...new URLSearchParams(search)].map(([name, value]) => [
      name,
      name === 'perPage' ? Number(value) : value,
    ]),
  );

const patternOf = (path: string): RegExp =>
  new RegExp(`^${path.replace('{id}', '([\\w-]+)')}$`, 'u');
