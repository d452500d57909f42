import { describe, expect, it } from 'vitest';
import { toCitizenshipType, toCitizenshipTypes } from '../../src/site/citizenship/citizenshipType';
import { readJson } from '../fixtures/services';

const words = (en: string) => [`${en} ku`, `${en} ar`, en];
const said = (en: string) => ({ ku: `${en} ku`, ar: `${en} ar`, en });
const sections = (overview: unknown) => toCitizenshipType({ overview }).sections;

describe('toCitizenshipTypes', () => {
  it.each([
    ['nothing', undefined, []],
    ['a page of an error', '<html>', []],
    ['a list under data', { data: [{ id: 'tr', name: words('Turkey') }] }, ['tr']],
    ['ids that are numbers', [{ id: 7, name: words('Turkey') }], ['7']],
    ['a type without an id', [{ name: words('Turkey') }], []],
    ['a type without a name', [{ id: 'tr' }], []],
  ])('%s', (_, answer, ids) => {
    expect(toCitizenshipTypes(answer).map(({ id }) => id)).toEqual(ids);
  });
});

describe('toCitizenshipType', () => {
  it('reads pictures and facts, and leaves empty facts out', () => {
    const record = {
      id: 'tr',
      name: words('Turkey'),
      profileCoverPhoto: '/content/tr.svg',
      flagPhoto: '',
      briefFacts: [
        { minorTitle: words('From'), majorTitle: words('100'), extraInfo: words('dollars') },
        { minorTitle: ['', '', ''], majorTitle: null, extraInfo: words('alone') },
        'a fact',
      ],
    };
    expect(toCitizenshipType(record)).toEqual({
      id: 'tr',
      name: said('Turkey'),
      cover: '/content/tr.svg',
      facts: [{ minor: said('From'), major: said('100'), extra: said('dollars') }],
      sections: [],
    });
  });

  it.each([
    ['a text', { type: 1, value: words('Old') }, { kind: 'text', text: said('Old') }],
    [
      'a type sent as a text',
      { type: '1', value: words('Old') },
      { kind: 'text', text: said('Old') },
    ],
    [
      'a list',
      { type: 2, value: [words('a'), words('b')] },
      { kind: 'list', points: [said('a'), said('b')] },
    ],
    [
      'a table',
      {
        type: 3,
        value: [
          [words('Way'), words('Sum')],
          [words('Fund'), 200],
        ],
      },
      {
        kind: 'table',
        rows: [
          [said('Way'), said('Sum')],
          [said('Fund'), { ku: '200', ar: '200', en: '200' }],
        ],
      },
    ],
  ])('reads %s', (_, body, expected) => {
    expect(sections([{ title: words('About'), body }])).toEqual([
      { title: said('About'), body: expected, isToPrepare: false },
    ]);
  });

  it.each([
    ['an unknown type', { type: 4, value: words('x') }],
    ['no body', undefined],
    ['an empty text', { type: 1, value: ['', ' ', ''] }],
    ['a list that is a text', { type: 2, value: 'x' }],
    ['a table of nothing', { type: 3, value: [[]] }],
  ])('leaves out a section with %s', (_, body) => {
    expect(sections([{ title: words('About'), body }])).toEqual([]);
  });

  it('reads every demo record whole', () => {
    const { samples } = readJson('schemas/content/citizenship_type.json') as Kind;
    for (const sample of samples) {
      const type = toCitizenshipType(sample);
      expect(type.facts).toHaveLength(sample.briefFacts.length);
      expect(type.sections.map(({ body }) => body.kind).toSorted()).toEqual([
        'list',
        'list',
        'table',
        'text',
      ]);
    }
  });
});

interface Kind {
  readonly samples: readonly { readonly briefFacts: readonly unknown[] }[];
}
