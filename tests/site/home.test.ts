import { describe, expect, it } from 'vitest';
import { toSectionHeads, toSlides, toVideo } from '../../src/site/home/homeRecords';
import { toHolidays } from '../../src/site/offers/offer';

const all = (text: string) => ({ ku: text, ar: text, en: text });

describe('a holiday', () => {
  const only = (record: object) =>
    toHolidays([{ id: 7, toDestination: ['ڕۆما', 'روما', 'Rome'], ...record }])[0];

  it.each<[unknown, string | undefined]>([
    ['2026-09-04', '2026-09-04'],
    ['2026-12-31T10:00:00Z', '2026-12-31'],
    ['31/12/2026', undefined],
    ['', undefined],
    [undefined, undefined],
    [20_260_904, undefined],
  ])('from %j is from %j', (fromDate, expected) => {
    expect(only({ fromDate })?.fromDate).toBe(expected);
  });

  it.each<[unknown, boolean]>([
    [1, true],
    ['2', true],
    [0, false],
    ['0', false],
    [-1, false],
    [undefined, false],
    ['yes', false],
  ])('of the rate %j is recommended: %s', (recommendedRate, expected) => {
    expect(only({ recommendedRate })?.isRecommended).toBe(expected);
  });

  it.each<[unknown, number | undefined]>([
    [640, 640],
    ['640', 640],
    [0, undefined],
    ['', undefined],
    ['ask us', undefined],
    [undefined, undefined],
  ])('of the price %j costs %j dollars', (price, expected) => {
    expect(only({ price })?.prices[0]).toBe(expected);
  });

  it('shows each of its photos once', () => {
    expect(only({ photos: ['/a.svg', '/b.svg', '/a.svg', null] })?.photos).toEqual([
      '/a.svg',
      '/b.svg',
    ]);
  });

  it('is shown without an id, and left out if it leads nowhere', () => {
    const answer = { data: [{ toDestination: 'Rome' }, { price: 3 }, { toDestination: 'Baku' }] };
    expect(toHolidays(answer).map(({ to }) => to)).toEqual([all('Rome'), all('Baku')]);
  });
});

describe('the slides of the home page', () => {
  it.each<[string, unknown, number]>([
    ['a list', [{ photo: '/a.svg', title: 'A' }], 1],
    ['a list under data', { data: [{ photo: '/a.svg', title: ['', '', 'A'] }] }, 1],
    ['one without a photo', [{ title: 'A' }], 0],
    ['one without a title', [{ photo: '/a.svg', title: ['', ' ', ''] }], 0],
    ['nothing', null, 0],
    ['a text', 'down for maintenance', 0],
  ])('in %s', (_, response, count) => {
    expect(toSlides(response)).toHaveLength(count);
  });
});

describe('what stands above a section', () => {
  it('is found by its position, whether that is a number or a text', () => {
    const heads = toSectionHeads([
      { position: '2', title: ['', '', 'Holidays'], description: 'Rest' },
      { position: 1, title: 'Offers' },
      { position: 1, title: 'Again' },
      { title: 'Nowhere' },
    ]);
    expect([...heads.keys()]).toEqual([2, 1]);
    expect(heads.get(2)).toEqual({
      title: { ...all(''), en: 'Holidays' },
      description: all('Rest'),
    });
    expect(heads.get(1)?.title).toEqual(all('Offers'));
  });
});

it.each<[unknown, string, string]>([
  [{ mainorTitle: 'Us', url: ' <iframe src="x"> ' }, 'Us', '<iframe src="x">'],
  [[{ mainorTitle: 'Us', url: null }], 'Us', ''],
  [{}, '', ''],
  [undefined, '', ''],
])('the video in %j', (response, title, embed) => {
  expect(toVideo(response)).toMatchObject({ title: all(title), embed });
});
