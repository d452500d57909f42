import { describe, expect, it } from 'vitest';
import { toCompanyCountries, toCompanyCountry } from '../../src/site/companies/companyCountry';
import { readJson } from '../fixtures/services';
import { withPlaceNames } from '../browser/entryPoints/placeNames';

const words = (en: string) => [`${en} ku`, `${en} ar`, en];
const said = (en: string) => ({ ku: `${en} ku`, ar: `${en} ar`, en });

describe('toCompanyCountries', () => {
  it.each([
    ['nothing', undefined, []],
    ['a list under data', { data: [{ id: 'uk', name: words('Kingdom') }] }, ['uk']],
    ['a country without an id', [{ name: words('Kingdom') }], []],
    [
      'a country without a name',
      [
        { id: 'uk', name: 5.5 },
        { id: 'ee', name: null },
      ],
      ['uk'],
    ],
  ])('%s', (_, answer, ids) => {
    expect(toCompanyCountries(answer).map(({ id }) => id)).toEqual(ids);
  });
});

describe('toCompanyCountry', () => {
  it('reads requirements by title, and leaves out titles with nothing under them', () => {
    const record = {
      id: 'uk',
      name: words('Kingdom'),
      photo: '/uk.svg',
      flagPhoto: 7,
      requirements: [
        { title: words('Papers'), items: [words('Passport'), ['', '', ''], null] },
        { title: words('Nothing'), items: [] },
        { title: words('No list'), items: 'Passport' },
        'Papers',
      ],
    };
    const country = toCompanyCountry(record);
    expect(country.photo).toBe('/uk.svg');
    expect(country.requirements).toEqual([{ title: said('Papers'), items: [said('Passport')] }]);
  });

  const { samples } = readJson('schemas/content/company_formation_country.json') as Kind;

  it.each(samples.map(({ name }) => [name[2], name] as const))(
    'names %s as the list of countries does, so that its cities are found',
    (en, [ku, ar]) => {
      const form = { properties: { country: COUNTRY } } as const;
      const inList = (language: 'ku' | 'ar') =>
        withPlaceNames(form, { country: en }, language).country;
      expect([inList('ku'), inList('ar')]).toEqual([ku, ar]);
    },
  );
});

const COUNTRY = { type: 'string', label: ['', '', ''], source: { options: 'country' } } as const;

interface Kind {
  readonly samples: readonly { readonly name: readonly [string, string, string] }[];
}
