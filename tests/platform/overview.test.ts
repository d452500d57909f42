import { describe, expect, it } from 'vitest';
import { toOverview } from '../../src/platform/content/overview';

const text = { ku: 'ک', ar: 'ع', en: 'E' };
const title = { ku: 'پ', ar: 'ج', en: 'Passport' };
const none = { ku: '', ar: '', en: '' };
const record = {
  overview: ['ک', 'ع', 'E'],
  requirements: [{ photo: 'photos/7.jpg', title: ['پ', 'ج', 'Passport'] }],
};
const read = { text, requirements: [{ title, photo: '/api/photos/7.jpg' }] };
const empty = { text: none, requirements: [] };

describe('the overview in an answer', () => {
  it.each<[name: string, answer: unknown, overview: object]>([
    ['one record', record, read],
    ['a list of which the first counts', [record, { overview: ['x', 'x', 'x'] }], read],
    ['under data', { data: record }, read],
    ['a list under data', { data: [record] }, read],
    [
      'one text for all languages',
      { overview: ' E ' },
      { ...empty, text: { ku: 'E', ar: 'E', en: 'E' } },
    ],
    ['a list that is too short', { overview: ['ک'] }, { ...empty, text: { ...none, ku: 'ک' } }],
    ['a requirement without words is none', { requirements: [{ photo: 'x.jpg' }, null, 7] }, empty],
    [
      'a photo at a whole address',
      { requirements: [{ title: 'P', photo: 'https://agency.example/p.jpg' }] },
      {
        ...empty,
        requirements: [
          { title: { ku: 'P', ar: 'P', en: 'P' }, photo: 'https://agency.example/p.jpg' },
        ],
      },
    ],
    [
      'a photo under another scheme is a path, and leads nowhere',
      { requirements: [{ title: 'P', photo: 'javascript:alert(1)' }] },
      {
        ...empty,
        requirements: [{ title: { ku: 'P', ar: 'P', en: 'P' }, photo: '/api/javascript:alert(1)' }],
      },
    ],
    ['an empty list', [], empty],
    ['no record', null, empty],
    ['a text', '<html>', empty],
    ['fields of other shapes', { overview: { a: 1 }, requirements: 'none' }, empty],
  ])('%s', (_, response, overview) => {
    expect(toOverview(response)).toEqual(overview);
  });
});
