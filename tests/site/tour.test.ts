import { describe, expect, it } from 'vitest';
import { cutText } from '../../src/platform/embed/plainText';
import {
  isAsked,
  type Length,
  tourPreset,
  indexOfRow,
  textsOf,
  toRowTexts,
  toTour,
  toTourList,
} from '../../src/site/tours/tour';

const LINE = [['x', 'y', '2027-04-10'], ['هوتێل', 'فندق', 'Hotel'], 4, 650, 390, 470, 60];

describe('a tour', () => {
  it.each<[string, unknown, unknown]>([
    [
      'of the paper’s shape',
      LINE,
      { flyDate: '2027-04-10', star: 4, adult: 650, child2bo6: 390, child6bo12: 470, infant: 60 },
    ],
    [
      'of plain texts, as another server may hold it',
      ['2027-04-10T08:00:00Z', 'Hotel', '5', '650', '', null, 'free'],
      { flyDate: '2027-04-10', star: 5, adult: 650, child2bo6: undefined, infant: undefined },
    ],
    ['with a date in words', ['in spring', 'Hotel'], { flyDate: undefined, adult: undefined }],
  ])('reads a price line %s', (_, line, expected) => {
    expect(toTour({ priceList: { body: [line] } }).prices).toMatchObject([expected]);
  });

  it.each<[string, unknown]>([
    ['no list', { priceList: { body: 'none' } }],
    ['no price list', {}],
    ['lines that are no lists', { priceList: { body: [{}, 'x', null] } }],
    ['a line without a hotel', { priceList: { body: [['2027-04-10', ['', '', ''], 4]] } }],
    ['nothing at all', null],
  ])('has no prices where there is %s', (_, response) => {
    expect(toTour(response).prices).toEqual([]);
  });

  it.each([
    [5, true],
    ['4.5', true],
    [4, false],
    [0, false],
    [undefined, false],
  ])('with the rate %s is recommended above others: %s', (recommendedRate, expected) => {
    expect(toTour({ recommendedRate }).isBest).toBe(expected);
  });
});

describe('the filters of the list', () => {
  const tour = toTour({ fromDate: '2027-04-10', toDate: '2027-04-16', recommendedRate: 4.5 });

  it.each<[string, Length | '', boolean]>([
    ['', '', true],
    ['2027-04', '', true],
    ['2027-05', '', false],
    ['', 'week', true],
    ['', 'short', false],
    ['2027-04', 'long', false],
  ])('month "%s" and length "%s" let it through: %s', (month, length, expected) => {
    expect(isAsked(tour, month, length)).toBe(expected);
  });

  it('a tour without dates has no length, and is listed where none is asked for', () => {
    const undated = toTour({ recommendedRate: 4 });
    expect([isAsked(undated, '', ''), isAsked(undated, '', 'short')]).toEqual([true, false]);
    expect([tour.isBest, undated.isBest]).toEqual([true, false]);
  });
});

describe('the chosen row of a price list', () => {
  const line = (day: string, hotel: string, ...numbers: readonly number[]) => [
    [day, day, day],
    ['هوتێل', 'فندق', hotel],
    ...numbers,
  ];
  const SEA = line('2027-04-10', 'Sea', 4, 650, 390);
  const SUITE = line('2027-04-10', 'Sea', 4, 900, 500);
  const HILL = line('2027-04-10', 'Hill', 3, 400, 200);
  const rowsOf = (...body: readonly unknown[]) => toTour({ priceList: { body } }).prices;
  const [suite] = rowsOf(SUITE);
  const remembered = toRowTexts(JSON.parse(JSON.stringify(suite ? textsOf(suite) : [])));

  it.each<[string, readonly unknown[], number]>([
    ['is found at another place', [HILL, SEA, SUITE], 2],
    ['is found by day, hotel and stars when its price is another', [HILL, SEA], 1],
    ['is the first where it is gone', [HILL, line('2027-05-10', 'Sea', 4, 900, 500)], 0],
    ['is none where there is no row', [], 0],
  ])('%s', (_, body, index) => {
    expect(indexOfRow(rowsOf(...body), remembered)).toBe(index);
  });

  it.each([null, 1, 'x', {}])('is the first where %j is remembered', (kept) => {
    expect(indexOfRow(rowsOf(SEA, SUITE), toRowTexts(kept))).toBe(0);
  });
});

it.each([
  [560, 560],
  ['75', 75],
  [0, undefined],
  ['', undefined],
])('a tour with the price %j costs %s from', (price, expected) => {
  expect(toTour({ price }).price).toBe(expected);
});

it('a tour shows each of its photos once', () => {
  const { photos } = toTour({ photos: ['/a.svg', '/b.svg', '/a.svg'] });
  expect(photos).toEqual(['/a.svg', '/b.svg']);
});

describe('a list of tours', () => {
  it.each<[string, unknown, number, number]>([
    ['data and total', { data: [{ id: 1, toDestination: ['a', 'b', 'c'] }], total: 14 }, 1, 14],
    ['a bare list', [{ id: 1, toDestination: 'c' }, { id: 2 }], 1, 1],
    ['nothing', null, 0, 0],
  ])('is read from %s', (_, response, count, total) => {
    const list = toTourList(response);
    expect([list.tours.length, list.total]).toEqual([count, total]);
  });
});

describe('what a tour’s page puts into the form', () => {
  const tour = toTour({
    fromDate: '2027-04-10',
    toDate: '2027-04-16',
    priceList: { body: [LINE] },
  });

  it('is the tour, its dates and the line that is chosen', () => {
    expect(tourPreset('101', tour, tour.prices[0])).toEqual({
      tour_group: '101',
      fromDate: '2027-04-10',
      toDate: '2027-04-16',
      hotelName: 'Hotel',
      star: 4,
      flyDate: '2027-04-10',
      priceOfAdult: 650,
      priceOfChild2bo6: 390,
      priceOfChild6bo12: 470,
      priceOfInfant: 60,
    });
  });

  it('says that there is none where there is no line, so that no other’s price stays', () => {
    const handed = tourPreset('101', tour, undefined);
    expect(handed).toMatchObject({ hotelName: null, priceOfAdult: null, star: null });
  });
});

describe('a long text', () => {
  it.each([
    ['abc', 3, 'abc'],
    ['abcd', 3, 'abc …'],
    ['ab cd', 3, 'ab …'],
    ['a\n\nb', 3, 'a b'],
    ['کوردی', 4, 'کورد …'],
    ['😀😀😀', 2, '😀😀 …'],
  ])('%j is cut after %s letters', (text, most, expected) => {
    expect(cutText(text, most)).toBe(expected);
  });
});
