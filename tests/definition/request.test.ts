import { describe, expect, it } from 'vitest';
import { fromTexts, toRequest } from '../../src/definition/payload/submitRequest';
import type { Service } from '../../src/definition/model/service';
import type { Values } from '../../src/definition/model/values';
import { everything, services } from '../fixtures/services';

const VALUES: Values = {
  firstName: 'هێرۆ',
  about: 'a "b"\n',
  dateOfBirth: '1990-01-01',
  people: 2,
  single: false,
  home: { street: 'X' },
  stay: { from: '2020-01-01', to: 'untilNow' },
  companyNames: ['A', 'B'],
  birthplace: { date: '1990-01-01', place: 'Y' },
  photos: ['t1', 't2'],
  hobbies: ['ھ', 'گ'],
};

/** The given answers, and some that were asked and not given. */
const ASKED = new Set([
  ...Object.keys(VALUES),
  'nickname',
  'callTime',
  'jobs',
  'height',
  'witness',
]);
const few: Service = {
  ...everything,
  form: {
    ...everything.form,
    properties: Object.fromEntries(
      Object.entries(everything.form.properties).filter(([name]) => ASKED.has(name)),
    ),
  },
};
const asJson: Service = { ...few, submit: { ...everything.submit, encoding: 'json' } };

describe('toRequest', () => {
  it('creates JSON in wire format, with constants and empty values', () => {
    expect(toRequest(asJson, VALUES, 'ar')).toEqual({
      path: 'client/everything_application/',
      encoding: 'json',
      json: {
        firstName: 'هێرۆ',
        nickname: '',
        about: 'a "b"\n',
        callTime: null,
        people: 2,
        single: false,
        home: { street: 'X', district: null },
        stay: '2020-01-01 - حتى الآن',
        companyNames: ['A', 'B'],
        birthplace: ['1990-01-01', 'Y', ''],
        jobs: [],
        photos: ['t1', 't2'],
        extra: [
          ['', '', '', null],
          ['ھ', 'گ'],
        ],
        applicationId: 2,
        origin: 'web',
        isDemo: false,
      },
    });
  });

  it('creates a multipart body with JSON texts for lists and objects, and a part per file', () => {
    expect(toRequest(few, VALUES, 'en')).toEqual({
      path: 'client/everything_application/',
      encoding: 'multipart',
      parts: [
        { name: 'firstName', text: 'هێرۆ' },
        { name: 'nickname', text: '' },
        { name: 'about', text: 'a "b"\n' },
        { name: 'single', text: 'false' },
        { name: 'people', text: '2' },
        { name: 'home', text: '{"street":"X","district":null}' },
        { name: 'stay', text: '2020-01-01 - Until now' },
        { name: 'birthplace', text: '["1990-01-01","Y",""]' },
        { name: 'jobs', text: '[]' },
        { name: 'companyNames', text: '["A","B"]' },
        { name: 'extra', text: '[["","","",null],["ھ","گ"]]' },
        { name: 'applicationId', text: '2' },
        { name: 'origin', text: 'web' },
        { name: 'isDemo', text: 'false' },
        { name: 'photos', file: 't1' },
        { name: 'photos', file: 't2' },
      ],
    });
  });

  it.each(services.map((service) => [service.id, service] as const))(
    'uses the path and encoding of %s',
    (_, service) => {
      const { path, encoding } = toRequest(service, {}, 'en');
      expect({ path, encoding }).toEqual({
        path: service.submit.path,
        encoding: service.submit.encoding,
      });
    },
  );
});

describe('fromTexts', () => {
  it.each<[string, Record<string, string>, Values]>([
    [
      'texts stay texts',
      { firstName: '12', about: '[1]', country: 'null' },
      { firstName: '12', about: '[1]', country: 'null' },
    ],
    ['so do texts that may be null', { callTime: '"12:00"' }, { callTime: '"12:00"' }],
    ['numbers', { people: '2', height: '1.5' }, { people: 2, height: 1.5 }],
    ['yes and no', { single: 'true' }, { single: true }],
    [
      'objects and lists',
      { home: '{"street":"X"}', jobs: '[]' },
      { home: { street: 'X' }, jobs: [] },
    ],
    ['columns', { fromDestination: '["EBL"]' }, { fromDestination: ['EBL'] }],
    [
      'what is spread',
      { numberOfAdults: '2', listOfAdults: '["x"]', seat: '["x"]' },
      { numberOfAdults: 2, listOfAdults: ['x'], seat: '["x"]' },
    ],
    ['lists', { extra: '[null]' }, { extra: [null] }],
    ['ranges as text', { stay: '2020-01-01 - 2020-02-01' }, { stay: '2020-01-01 - 2020-02-01' }],
    [
      'what is no JSON',
      { people: 'two', home: '{', jobs: '' },
      { people: 'two', home: '{', jobs: '' },
    ],
    ['unknown names', { ghost: '1', constructor: '1' }, { ghost: '1', constructor: '1' }],
  ])('%s', (_, texts, values) => {
    expect(fromTexts(everything, texts)).toEqual(values);
  });

  it('parses sections, even if they are not loaded yet', () => {
    const sections = { field: 'form', content: 'x', in: 'y' };
    expect(fromTexts({ ...everything, sections }, { form: '[{"a":1}]' })).toEqual({
      form: [{ a: 1 }],
    });
  });
});
