import { describe, expect, it } from 'vitest';
import * as read from '../../src/platform/content/read';
import { prefilled } from '../../src/definition/model/prefill';
import type { ServiceModule } from '../../src/definition/validate/serviceModule';
import { toCountries, handing, NORMAL_COUNTRY, TOP_COUNTRY } from '../../src/site/visas/country';
import { withHandedLabels } from '../../src/site/service/handedLabels';
import { toNormalVisa } from '../../src/site/visas/normalVisa';
import { toVisaFacts } from '../../src/site/visas/visaFacts';
import {
  requiredFor,
  toRequirements,
  toTopCountry,
  toVisaTypes,
  typesOf,
} from '../../src/site/visas/topCountryVisa';
import { allServices } from '../fixtures/services';

const name = (en: string) => [`${en} ku`, `${en} ar`, en];

describe('toCountries', () => {
  it.each([
    ['nothing', undefined, []],
    ['a page of an error', '<html>', []],
    ['a list under data', { data: [{ id: 'tr', name: name('Turkey') }] }, ['tr']],
    ['ids that are numbers', [{ id: 7, name: name('Turkey') }], ['7']],
    ['a country without an id', [{ name: name('Turkey') }], []],
    ['a country without a name', [{ id: 'tr', name: ['', '', ''] }], []],
    ['a name in one language', [{ id: 'tr', name: ['', '', 'Turkey'] }], ['tr']],
  ])('%s', (_, answer, ids) => {
    expect(toCountries('normal_visa')(answer).map(({ id }) => id)).toEqual(ids);
  });
});

describe('toNormalVisa', () => {
  it('reads the odd spellings of the calls', () => {
    const record = {
      id: 'tr',
      name: name('Turkey'),
      image: '/tr.svg',
      price: '160',
      time: name('5 days'),
      requirments: name('Passport'),
      availability: name('Always'),
      note: name('Note'),
      tearmsAndConditions: name('No refund'),
      countryVisaTypes: [
        { name: name('Tourism') },
        { name: 5 },
        { name: name('Tourism') },
        { title: 'x' },
        null,
      ],
    };
    const visa = toNormalVisa([record]);
    expect(visa.price).toBe(160);
    expect(visa.requirements.en).toBe('Passport');
    expect(visa.terms.ku).toBe('No refund ku');
    expect(visa.types.map(({ id }) => id)).toEqual(['Tourism', '5']);
  });

  it('has no price where there is none', () => {
    for (const price of ['on request', 0]) expect(toNormalVisa({ price }).price).toBeUndefined();
    expect(toNormalVisa({}).types).toEqual([]);
  });
});

describe('toVisaFacts', () => {
  const fees = [
    { title: name('Embassy'), amount: 110 },
    { title: name('Service'), amount: '50' },
    { title: ['', '', ''], amount: 5 },
    { title: name('Nothing'), amount: 0 },
  ];

  it.each([
    ['shows parts that add up to the price', { price: 160, fees }, 160, 2],
    ['leaves out parts that do not add up to the price', { price: 170, fees }, 170, 0],
    ['adds parts up to a price where there is none', { fees }, 160, 2],
    ['shows a price without parts', { price: 90 }, 90, 0],
    ['has no price where staff have written none', {}, undefined, 0],
  ])('%s', (_, record, price, parts) => {
    const facts = toVisaFacts(record);
    expect([facts.price, facts.fees.length]).toEqual([price, parts]);
  });
});

describe('a top country', () => {
  const country = toTopCountry({
    id: 'usa',
    name: name('USA'),
    types: [2, 'gone', 1],
    typeFacts: [{ type: 1, price: 305 }],
    formFields: [{ title: 'Trip', body: [] }, 'no section'],
  });
  const types = toVisaTypes([
    { id: 1, name: name('Tourism') },
    { id: '2', name: name('Study') },
    { id: '3', name: name('Work') },
    { id: '4' },
  ]);

  it('has its types in its own order, and only those that have a name', () => {
    const own = typesOf(country, types);
    expect(own.map(({ id, price }) => [id, price])).toEqual([
      ['2', undefined],
      ['1', 305],
    ]);
  });

  it('keeps what is a section', () => {
    expect(country.sections).toHaveLength(1);
  });

  it.each([
    ['the country and the type', 'usa', '1', ['Passport', 'Hotel']],
    ['another type', 'usa', '2', ['Passport']],
    ['another country', 'uk', '1', ['Photo']],
    ['a country that nobody knows', 'mars', '1', []],
    ['no type', 'usa', '', []],
  ])('requires documents for %s', (_, id, type, titles) => {
    const at = (topCountryVisa: string, ...topCountryVisaTypes: unknown[]) => ({
      topCountryVisa,
      topCountryVisaTypes,
    });
    const list = [
      { title: name('Passport'), countryIds: [at('usa', 1, '2')] },
      { title: name('Hotel'), countryIds: [at('uk'), at('usa', '1')] },
      { title: name('Photo'), countryIds: [at('uk', '1')] },
      { title: name('Nowhere'), countryIds: 'usa' },
    ];
    const requirements = toRequirements({ data: { data: list } });
    expect(requiredFor(requirements, id, type).map(({ title }) => title.en)).toEqual(titles);
  });
});

describe('what the page hands over', () => {
  const visa = allServices.find(({ page }) => page.component === 'visas');
  if (!visa) throw new Error('no service has the visa pages');
  const module: ServiceModule = { service: visa, validate: () => null };
  const tourism = read.translated(name('Tourism'));

  it.each([
    ['a normal country', NORMAL_COUNTRY, tourism, 'Tourism'],
    ['a top country', TOP_COUNTRY, tourism, 'Tourism'],
    ['no type yet', NORMAL_COUNTRY, undefined, ''],
  ])('is where the form looks for it: %s', (_, kind, type, visaTypeName) => {
    const values = prefilled(visa.form, { today: '2026-01-01' }, handing(kind, 'tr', type));
    expect(values).toEqual({ visaId: 'tr', applicationId: kind, visaTypeName });
  });

  it('names the types in the reader’s language, and sends the third name', () => {
    const types = [tourism, read.translated(['', '', 'Study'])];
    const { form } = withHandedLabels(module, { visaTypeName: types }).service;
    expect(form.properties.visaTypeName).toMatchObject({
      choices: [
        { value: 'Tourism', label: name('Tourism') },
        { value: 'Study', label: ['Study', 'Study', 'Study'] },
      ],
    });
    expect(Object.keys(form.properties)).toEqual(Object.keys(visa.form.properties));
  });
});
