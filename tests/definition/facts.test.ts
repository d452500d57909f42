import { describe, expect, test, it } from 'vitest';
import { searchFieldsOf, searchWords } from '../../src/definition/describe/searchFields';
import type { Field, Shape } from '../../src/definition/model/field';
import { withSections } from '../../src/definition/sections/withSections';
import type { Values } from '../../src/definition/model/values';
import { services } from '../server/submit/submission';

const label = ['', '', ''] as const;
const text = (more: Partial<Field> = {}) => ({ type: 'string', label, ...more }) as Field;
const shape = (properties: Record<string, Field>): Shape => ({ properties });

const factsIn = (properties: Record<string, Field>, answers: Values) =>
  searchFieldsOf(shape(properties), answers, 'RG-7K3M-2QXD');

describe('the search fields of an application', () => {
  const own = {
    first: text({ autocomplete: 'given-name' }),
    last: text({ autocomplete: 'family-name' }),
    phone: text({ format: 'phone', autocomplete: 'tel' }),
    email: text({ format: 'email', autocomplete: 'email' }),
  };

  test('find the applicant by autocomplete tokens', () => {
    const friend = { type: 'object', label, properties: { phone: text({ format: 'phone' }) } };
    const facts = factsIn(
      { friend: friend as Field, ...own },
      {
        friend: { phone: '0770 000 0000' },
        first: ' Dana ',
        last: 'Karim',
        phone: '+964 750 123 4567',
        email: 'Dana@x.krd',
      },
    );
    expect(facts).toMatchObject({
      name: 'Dana Karim',
      phone: '+964 750 123 4567',
      email: 'Dana@x.krd',
    });
  });

  test('are empty if nothing of the kind is asked or answered', () => {
    expect(factsIn({ ...own, x: text() }, { x: 'why' })).toEqual({
      name: '',
      phone: '',
      email: '',
      search: 'rg 7k3m 2qxd rg7k3m2qxd',
    });
  });

  test.each<[string, Partial<Field>, boolean]>([
    ['an e-mail', { format: 'email' }, true],
    ['a phone', { format: 'phone' }, true],
    ['a code', { widget: 'code' }, true],
    ['a name by its token', { autocomplete: 'additional-name' }, true],
    ['what the file names', { search: true }, true],
    ['an e-mail that the file takes out', { format: 'email', search: false }, false],
    ['a date', { format: 'date' }, false],
    ['any other text', {}, false],
  ])('%s', (_, more, isFound) => {
    const list = { type: 'array', label, items: text(more) } as Field;
    for (const answers of [{ one: 'needle' }, { list: ['x', 'needle'] }]) {
      const { search } = factsIn({ one: text(more), list }, answers);
      expect(search.includes('needle')).toBe(isFound);
    }
  });

  test('contain every name, phone, e-mail and passport in each service of the project', () => {
    for (const { form, sample, id } of services) {
      const { name, phone, search } = searchFieldsOf(form, sample, 'R');
      const asked = Object.values(form.properties).map(({ autocomplete }) => autocomplete);
      expect(name === '', id).toBe(
        !asked.some((token) => token?.endsWith('name') && token !== 'country-name'),
      );
      expect(phone === '', id).toBe(!asked.includes('tel'));
      expect(search.length).toBeGreaterThan(name.length + phone.length);
    }
  });
});

const FOUND: readonly (readonly [search: string, answer: string, isFound: boolean])[] = [
  ['dana', 'Dana Karim', true],
  ['karim dana', 'Dana Karim', true],
  ['dana omer', 'Dana Karim', false],
  ['ji', 'Jîla', true],
  ['شيلان كريم', 'شیلان کەریم', false],
  ['شيلان كه‌ريم', 'شیلان کەریم', true],
  ['', 'Dana', true],
  ['%', 'Dana', true],
  ['_', 'Dana', true],
  ['0750 123 4567', '07501234567', true],
  ['07501234567', '0750 123 4567', true],
  ['٠٧٥٠ ١٢٣ ٤٥٦٧', '0750-123-4567', true],
  ['0750 123 4567', '+964 750 123 4567', true],
  ['+964 (750) 123-4567', '0750 123 4567', true],
  ['009647501234567', '0750 123 4567', true],
  ['4567', '0750 123 4567', true],
  ['0750 123 4568', '0750 123 4567', false],
  ['Shilan@Agency.example', 'shilan@agency.example', true],
  ['agency.example', 'shilan@agency.example', true],
  ['A1234567', 'A 1234567', true],
  ['a 1234567', 'A1234567', true],
  ['7k3m2qxd', 'Dana', true],
  ['rg-7k3m-2qxd', 'Dana', true],
  ['RG-7K3M-2QXE', 'Dana', false],
];

describe('searchWords', () => {
  test.each(FOUND)('finds "%s" in "%s": %s', (search, answer, isFound) => {
    const facts = factsIn({ a: text({ search: true }) }, { a: answer });
    expect(searchWords(search).every((word) => facts.search.includes(word))).toBe(isFound);
  });
});

describe("search fields in answers to staff's questions", () => {
  const ask = (elType: number) => ({ elType, elLable: ['', '', 'What?'] as const });
  const [plain] = services;
  if (!plain) throw new Error('there is no service');

  test.each([
    ['contain a text, whatever its label says', 1, true],
    ['do not contain a country', 4, false],
  ])('%s', (_, elType, isFound) => {
    const sections = [{ title: ['', '', 'You'] as const, body: [ask(elType)] }];
    const { service } = withSections({ service: plain, validate: () => null }, sections, []);
    const name = Object.keys(service.form.properties).at(-1) ?? '';
    const { search } = searchFieldsOf(service.form, { [name]: 'Needle' }, 'R');
    expect(search.includes('needle')).toBe(isFound);
  });
});

it.each(['ABCD-EFGH', 'zg-abcd-efgh', 'zgabcdefgh'])(
  'finds a reference without a digit, also written in one: %s',
  (search) => {
    const { search: found } = searchFieldsOf(shape({}), {}, 'ZG-ABCD-EFGH');
    expect(searchWords(search).every((word) => found.includes(word))).toBe(true);
  },
);
