import { describe, expect, it } from 'vitest';
import type { Json } from '../../src/definition/model/values';
import { draftedFetch, draftCall, withDraft } from '../../src/platform/preview/previewFetch';
import { memoryStorage } from '../../src/platform/preview/memoryStorage';
import {
  DRAFT_ID,
  isPreviewDraft,
  type PreviewDraft,
} from '../../src/platform/preview/previewMessages';
import { inPreview } from '../../src/platform/preview/navigationGuard';

const BLOG: PreviewDraft = {
  kind: 'rega-draft',
  calls: ['client/get_blog/', 'client/blog_by_id/{id}/'],
  many: true,
  id: 'b2',
  draft: { title: ['نوێ', 'جديد', 'New'] },
};
const NEW: PreviewDraft = { ...BLOG, id: DRAFT_ID };
const ABOUT: PreviewDraft = { ...BLOG, calls: ['client/get_about/'], many: false, id: 'any' };
const title = BLOG.draft.title!;

describe('the call of a path', () => {
  it.each([
    ['client/get_blog/', { id: undefined }],
    ['client/blog_by_id/b2/', { id: 'b2' }],
    ['client/blog_by_id/a%20b/', { id: 'a b' }],
    ['client/blog_by_id//', undefined],
    ['client/blog_by_id/b2/more/', undefined],
    ['client/blog_by_id/b2', undefined],
    ['client/get_blog/b2/', undefined],
    ['client/get_partner/', undefined],
  ])('%s', (path, call) => {
    expect(draftCall(path, BLOG)).toEqual(call);
  });
});

const CASES: readonly [name: string, said: PreviewDraft, before: Json, after: unknown][] = [
  [
    'a record of many, wherever it stands',
    BLOG,
    [
      { id: 'b1', title: 1 },
      { id: 'b2', title: 2, rate: 3 },
    ],
    [
      { id: 'b1', title: 1 },
      { id: 'b2', title, rate: 3 },
    ],
  ],
  [
    'one in a window',
    BLOG,
    { data: [{ id: 'b2', rate: 3 }], total: 1 },
    { data: [{ id: 'b2', rate: 3, title }], total: 1 },
  ],
  [
    'one that visitors are not shown',
    { ...BLOG, isHidden: true },
    { data: [{ id: 'b1' }], total: 1 },
    { data: [{ createdAt: expect.any(String), id: 'b2', title }, { id: 'b1' }], total: 2 },
  ],
  ['one by itself', BLOG, { id: 'b2', title: 2 }, { id: 'b2', title }],
  ['one whose id is a number', { ...BLOG, id: '7' }, [{ id: 7 }], [{ id: 7, title }]],
  ['none of that id', BLOG, { data: { data: [{ id: 'b1' }] } }, { data: { data: [{ id: 'b1' }] } }],
  [
    'a new one, first and counted',
    NEW,
    { data: [{ id: 'b1' }], total: 1, pages: 1 },
    { data: [expect.objectContaining({ id: DRAFT_ID, title }), { id: 'b1' }], total: 2, pages: 1 },
  ],
  [
    'a new one in a nested list',
    NEW,
    { data: { data: [] } },
    { data: { data: [expect.objectContaining({ id: DRAFT_ID, title })] } },
  ],
  ['the only one of its kind', ABOUT, { title: 1, body: 2 }, { title, body: 2 }],
  ['the only one, in a list', ABOUT, [{ title: 1 }], [{ title }]],
  ['the only one, under data', ABOUT, { data: { title: 1 } }, { data: { title } }],
];

it.each(CASES)('an answer with %s', (_, said, before, after) => {
  const kept = structuredClone(before);
  expect(withDraft(before, said)).toEqual(after);
  expect(before).toEqual(kept);
});

const BASE = 'http://site.example/api/';

function served(said: PreviewDraft) {
  const requested: string[] = [];
  const drafted = draftedFetch({
    base: BASE,
    fetch: (input) => {
      requested.push(new Request(input).url);
      return Promise.resolve(Response.json([{ id: 'b2', title: 'old' }]));
    },
    rehearsal: () => Promise.resolve(said),
    refusal: () => new Response('refused', { status: 422 }),
  });
  const read = async (path: string, method = 'GET') => {
    const response = await drafted(BASE + path, { method });
    return { status: response.status, text: await response.text() };
  };
  return { requested, read };
}

describe('what the frame asks', () => {
  it('is answered as if the draft were saved', async () => {
    const { read } = served(BLOG);
    const { text } = await read('client/get_blog/?perPage=6');
    expect(JSON.parse(text)).toEqual([{ id: 'b2', title }]);
  });

  it('is left as it is where it has nothing to do with the draft', async () => {
    const { read, requested } = served(BLOG);
    expect((await read('client/get_partner/')).text).toContain('old');
    expect(requested).toEqual([`${BASE}client/get_partner/`]);
  });

  it('is not asked of the server where only the draft can answer', async () => {
    const { read, requested } = served(NEW);
    expect(JSON.parse((await read(`client/blog_by_id/${DRAFT_ID}/`)).text)).toMatchObject({
      id: DRAFT_ID,
      title,
    });
    expect(requested).toEqual([]);
  });

  it.each(['POST', 'PUT', 'DELETE'])('is never sent by %s', async (method) => {
    const { read, requested } = served(BLOG);
    expect(await read('client/residency_application/', method)).toMatchObject({ status: 422 });
    expect(requested).toEqual([]);
  });
});

describe('ways out of the page', () => {
  const shown = 'http://site.example/blog/b2?preview=1&lang=ku';
  it.each([
    ['/blogs', 'http://site.example/blogs?preview=1&lang=ku'],
    ['/blogs?lang=ar#top', 'http://site.example/blogs?lang=ar&preview=1#top'],
    ['?show=6', 'http://site.example/blog/b2?show=6&preview=1&lang=ku'],
    [shown, shown],
    ['https://elsewhere.example/', undefined],
    ['tel:+9647501234567', undefined],
  ])('%s', (address, to) => {
    expect(inPreview(address, shown)).toBe(to);
  });
});

it('a storage of its own keeps texts, and forgets them when told to', () => {
  const storage = memoryStorage();
  storage.setItem('a', '1');
  expect([storage.getItem('a'), storage.length, storage.key(0)]).toEqual(['1', 1, 'a']);
  storage.removeItem('a');
  expect([storage.getItem('a'), storage.length, storage.key(0)]).toEqual([null, 0, null]);
});

it.each([
  [BLOG, true],
  [null, false],
  ['rega-draft', false],
  [{ kind: 'other' }, false],
])('takes the message %j for what it is', (message, isOurs) =>
  expect(isPreviewDraft(message)).toBe(isOurs),
);
