import { describe, expect, test } from 'vitest';
import blogs from '../../../schemas/content/blog.json';
import hashtags from '../../../schemas/content/hashtag.json';
import { startServer } from '../support/harness';
import { play } from '../support/scenario';

const { app } = await startServer({ staff: false });
const empty = await startServer({ staff: false, env: { DEMO: '0' } });

const visa = hashtags.samples.find(({ id }) => id === 'visa')!;
const tagged = blogs.samples
  .filter(({ hashtag }) => hashtag.some(({ id }) => id === visa.id))
  .toSorted((a, b) => Number(a.createdAt < b.createdAt) - Number(a.createdAt > b.createdAt))
  .map(({ id }) => id);

const ask = async (hashtag: string, query = '') => {
  const url = `/api/client/blogs_by_hashtag/${encodeURIComponent(hashtag)}/${query}`;
  const response = await app.inject(url);
  expect(response.statusCode).toBe(200);
  expect(response.headers['cache-control']).toBe('no-cache');
  const { data, ...rest } = response.json<{ data: { id: string }[] }>();
  return { ids: data.map(({ id }) => id), ...rest };
};

describe('blogs by hashtag', () => {
  const all = { ids: tagged, hashtag: visa.name, total: tagged.length };

  test.each([visa.id, ...visa.name, visa.name[2]!.toUpperCase()])(
    'finds blogs by "%s"',
    async (by) => {
      expect(await ask(by, '?perPage=100')).toEqual(all);
    },
  );

  test('returns the newest, as many as requested', async () => {
    expect(tagged.length).toBeGreaterThan(1);
    expect(await ask(visa.id, '?perPage=1')).toEqual({ ...all, ids: tagged.slice(0, 1) });
  });

  test.each(['none', ' ', '__proto__', 'vis', "' or 1=1 --", '%'])(
    'answers 404 for "%s"',
    async (by) => {
      const url = `/api/client/blogs_by_hashtag/${encodeURIComponent(by)}/`;
      await play(app, { name: by, request: { url }, status: 404 });
    },
  );

  test.each(['0', 'x'])('rejects perPage=%s', async (perPage) => {
    const url = `/api/client/blogs_by_hashtag/${visa.id}/?perPage=${perPage}`;
    await play(app, { name: url, request: { url }, status: 422 });
  });

  test('answers 404 where no blogs exist', async () => {
    const url = `/api/client/blogs_by_hashtag/${visa.id}/`;
    await play(empty.app, { name: url, request: { url }, status: 404 });
  });
});
