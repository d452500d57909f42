import { describe, expect, it } from 'vitest';
import { sizeIn } from '../../src/site/lists/size';
import { OFFERS_GROWTH } from '../../src/site/offers/offer';
import { type Offer, toOffers } from '../../src/site/offers/offer';

const only = (record: object): Offer | undefined =>
  toOffers([{ id: 1, title: ['ئۆفەر', 'عرض', 'Offer'], ...record }])[0];

describe('an offer', () => {
  it.each([
    ['Ticket', 'Ticket'],
    ['TourGroup', 'TourGroup'],
    ['NormalVisa', 'NormalVisa'],
    ['TopCountryVisa', 'TopCountryVisa'],
    ['Cruise', undefined],
    [undefined, undefined],
  ])('of serviceType %s is of kind %s', (serviceType, kind) => {
    expect(only({ serviceType })?.kind).toBe(kind);
  });

  it.each<[string, unknown, readonly (number | undefined)[]]>([
    ['two numbers', [129, 235], [129, 235]],
    ['texts', ['129', '235.5', '9'], [129, 235.5]],
    ['one way only', [129], [129, undefined]],
    ['both ways only', [0, 235], [undefined, 235]],
    ['words', ['free', null], [undefined, undefined]],
    ['no list', 129, [undefined, undefined]],
  ])('has of %s the prices of one way and both ways', (_, prices, expected) => {
    expect(only({ service: { prices } })?.prices).toEqual(expected);
  });

  it.each<[string, object, readonly string[]]>([
    ['its own', { photos: ['/a.svg', '/b.svg', '/a.svg'] }, ['/a.svg', '/b.svg']],
    [
      'those of the thing',
      { service: { photos: ['/c.svg'], photo: '/d.svg' } },
      ['/c.svg', '/d.svg'],
    ],
    ['its own before those', { photos: ['/a.svg'], service: { photo: '/d.svg' } }, ['/a.svg']],
    ['the picture of a visa', { photos: [], service: { photo: '', image: '/e.svg' } }, ['/e.svg']],
    ['none', { photos: 'none', service: null }, []],
  ])('shows %s', (_, record, expected) => {
    expect(only(record)?.photos).toEqual(expected);
  });

  it('keeps the days of its dates, and no words in their place', () => {
    const service = { fromDate: '2027-04-10T08:00:00Z', toDate: 'soon', createdAt: '' };
    expect(only({ service })).toMatchObject({
      fromDate: '2027-04-10',
      toDate: undefined,
      createdAt: undefined,
    });
  });

  it('has the last day on which it holds', () => {
    expect(only({ until: '2027-04-10 18:00' })?.until).toBe('2027-04-10');
    expect(only({})?.until).toBeUndefined();
  });
});

describe('a list of offers', () => {
  it.each<[string, unknown, number]>([
    ['a bare list', [{ id: 'a', title: 'A' }], 1],
    ['data', { data: [{ id: 'a', title: 'A' }] }, 1],
    ['offers without a title or an id', [{ id: 'a' }, { title: 'A' }, null, 'A'], 0],
    ['nothing', null, 0],
  ])('is read from %s', (_, response, count) => {
    expect(toOffers(response)).toHaveLength(count);
  });

  it.each([
    [null, 9],
    ['9', 9],
    ['18', 9],
    ['19', 19],
    ['27', 19],
    ['28', 28],
    ['37', 37],
    ['-1', 9],
    ['many', 9],
  ])('of which ?show=%s asks for shows %s', (text, size) => {
    expect(sizeIn(OFFERS_GROWTH, text)).toBe(size);
  });
});
