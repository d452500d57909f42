import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { cutText } from '../../src/platform/embed/plainText';
import { BLOGS_GROWTH, timestamp, toBlog, toBlogList, toTagList } from '../../src/site/blogs/blog';
import { sizeIn } from '../../src/site/lists/size';

const A = { id: 'a', title: ['ئا', 'أ', 'A'] };

describe('a blog', () => {
  it.each<[string, unknown, readonly string[]]>([
    ['three languages', [{ id: 'v', name: ['ڤیزا', 'الفيزا', 'visa'] }], ['visa']],
    ['one text with the sign before it', [{ id: 7, name: '# visa' }], ['visa']],
    ['no name, no id or another shape', [{ id: 'v' }, { name: 'x' }, 'x', null], []],
    ['no list', 'visa', []],
  ])('reads hashtags of %s', (_, hashtag, expected) => {
    expect(toBlog({ hashtag }).hashtags.map(({ name }) => name.en)).toEqual(expected);
  });

  it.each([
    ['a record', A, 'A'],
    ['a record under data', { data: A }, 'A'],
    ['nothing', null, ''],
  ])('is read from %s', (_, answer, title) => {
    expect(toBlog(answer).title.en).toBe(title);
  });

  it('has each photo once', () => {
    expect(toBlog({ photos: ['/a.svg', '', '/a.svg', null, '/b.svg'] }).photos).toEqual([
      '/a.svg',
      '/b.svg',
    ]);
  });
});

describe('a list of blogs', () => {
  it.each<[string, unknown, number, number]>([
    ['data and total', { data: [A], total: 12 }, 1, 12],
    ['a total that is a text', { data: [A], total: '12' }, 1, 12],
    ['a bare list, with what has no title left out', [A, { id: 'b' }], 1, 1],
    ['nothing', null, 0, 0],
  ])('is read from %s', (_, response, count, total) => {
    const list = toBlogList(response);
    expect([list.blogs.length, list.total]).toEqual([count, total]);
  });

  it.each<[unknown, string]>([
    [['ڤیزا', 'الفيزا', 'visa'], 'visa'],
    ['visa', 'visa'],
    ['#visa', 'visa'],
    [undefined, ''],
  ])('of the hashtag %j is about %j', (hashtag, name) => {
    expect(toTagList({ hashtag, data: [A], total: 1 })).toMatchObject({
      tag: { en: name },
      total: 1,
      blogs: [{ id: 'a' }],
    });
  });
});

describe('the body on a card', () => {
  it.each([
    ['of 250 characters', 'a'.repeat(250), 'a'.repeat(250)],
    ['of 251', 'a'.repeat(251), `${'a'.repeat(250)} …`],
    ['of characters that are two code units each', '😀'.repeat(251), `${'😀'.repeat(250)} …`],
    ['in Kurdish', 'ڕێگا '.repeat(60), `${'ڕێگا '.repeat(50)}…`],
    ['within a word', `${'word '.repeat(49)}longer words`, `${'word '.repeat(49)}…`],
    ['of nothing', '', ''],
  ])('%s is cut', (_, text, expected) => {
    expect(cutText(text, 250)).toBe(expected);
  });
});

describe('the moment of a blog', () => {
  beforeAll(() => void vi.stubEnv('TZ', 'Asia/Baghdad'));
  afterAll(() => void vi.unstubAllEnvs());

  it.each([
    ['2026-06-09T07:40:05Z', '2026-06-09 10:40:05 AM'],
    ['2026-06-09T09:00:00.000Z', '2026-06-09 12:00:00 PM'],
    ['2026-06-09T21:00:00Z', '2026-06-10 12:00:00 AM'],
    ['2026-06-09T15:04:05+03:00', '2026-06-09 03:04:05 PM'],
    ['2026-06-99', ''],
    ['2026', ''],
    ['yesterday', ''],
    ['', ''],
  ])('%j is said as %j', (moment, text) => {
    expect(timestamp(moment)).toBe(text);
  });
});

describe('the list of blogs', () => {
  it.each([
    [null, 6],
    ['7', 6],
    ['12', 12],
    ['1e9', 999_999_996],
    ['1e300', 999_999_996],
    ['200', 198],
    ['-6', 6],
    ['x', 6],
  ])('at ?show=%s shows %s', (text, size) => {
    expect(sizeIn(BLOGS_GROWTH, text)).toBe(size);
  });
});
