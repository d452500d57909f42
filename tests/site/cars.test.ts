import { describe, expect, it } from 'vitest';
import { toCars, toGalleryPage } from '../../src/site/cars/car';

const entry = (id: unknown, name: unknown = ['کیا', 'كيا', 'Kia'], more: object = {}) => ({
  id,
  name: { image: '/content/cars/kia.svg', name, description: ['ک', 'ك', 'K'], ...more },
});

describe('toCars', () => {
  it.each([
    ['nothing', undefined, []],
    ['a page of an error', '<html>', []],
    ['a list', [entry('kia')], ['kia']],
    ['a list under data', { data: [entry('kia')] }, ['kia']],
    ['ids that are numbers', [entry(7)], ['7']],
    ['a car without an id', [entry(undefined), entry('')], []],
    ['a car without a name', [entry('a', ['', '', '']), entry('b', null)], []],
    ['an entry that is no record', [null, 'kia', { id: 'c', name: 'Kia' }, entry('d')], ['d']],
  ])('%s', (_, answer, ids) => {
    expect(toCars(answer).map(({ id }) => id)).toEqual(ids);
  });

  it('reads what stands under the name', () => {
    expect(toCars([entry('kia')])).toEqual([
      {
        id: 'kia',
        name: { ku: 'کیا', ar: 'كيا', en: 'Kia' },
        description: { ku: 'ک', ar: 'ك', en: 'K' },
        picture: '/content/cars/kia.svg',
        price: undefined,
        seats: 0,
        bags: 0,
        record: entry('kia'),
      },
    ]);
  });

  it('reads price, seats and bags beside the name', () => {
    const facts = { price: 35, seats: '5', bags: 2 };
    const [car] = toCars([{ ...entry('kia'), ...facts }]);
    expect(car).toMatchObject({ price: 35, seats: 5, bags: 2 });
    expect(toCars([{ ...entry('kia'), price: 0 }])).toMatchObject([{ price: undefined }]);
  });

  it('has no picture where there is none', () => {
    expect(toCars([entry('kia', undefined, { image: '' })])).toMatchObject([
      { id: 'kia', picture: undefined },
    ]);
  });
});

describe('toGalleryPage', () => {
  const data = [entry('kia'), entry('rav4')];
  it.each([
    [
      'a page among pages',
      { data, total: 14, pages: 2, hasNext: true, hasPrevious: false },
      { total: 14, pages: 2, hasNext: true, hasPrevious: false },
    ],
    [
      'nothing found',
      { data: [], total: 0, pages: 0, hasNext: false, hasPrevious: false },
      { total: 0, pages: 1, hasNext: false, hasPrevious: false },
    ],
    [
      'numbers as texts',
      { data, total: '14', pages: '2', hasNext: 'yes' },
      { total: 14, pages: 2, hasNext: false, hasPrevious: false },
    ],
    ['a bare list', data, { total: 2, pages: 1, hasNext: false, hasPrevious: false }],
    ['nothing', null, { total: 0, pages: 1, hasNext: false, hasPrevious: false }],
  ])('%s', (_, answer, expected) => {
    expect(toGalleryPage(answer)).toMatchObject(expected);
  });
});
