import { expect, test } from 'vitest';
import {
  searchFieldsOf,
  searchWords,
  soundWords,
  whereFound,
} from '../../src/definition/describe/searchFields';
import type { Shape } from '../../src/definition/model/field';
import type { Text } from '../../src/definition/model/text';

const label = (en: string): Text => [`ku ${en}`, `ar ${en}`, en];
const name = { type: 'string', label: label('Name'), autocomplete: 'name' } as const;
const SHAPE: Shape = {
  properties: {
    applicant: name,
    hobby: { type: 'string', label: label('Hobby') },
    spouse: { type: 'object', label: label('Spouse'), properties: { name } },
    children: {
      type: 'array',
      label: label('Children'),
      items: { type: 'object', label: label('Child'), properties: { name } },
    },
  },
};
const ANSWERS = {
  applicant: 'Dana',
  hobby: 'Karim',
  spouse: { name: 'هێرۆ کەریم' },
  children: [{ name: 'Lana' }, { name: 'عبد الله' }],
};

test.each([
  ['lana', 'Children: Name'],
  ['كريم', 'Spouse: Name'],
  ['کەریم', 'Spouse: Name'],
  ['عبدالله', 'Children: Name'],
  ['dana lana', 'Name'],
  ['kareem', 'Spouse: Name'],
  ['Abdulla', 'Children: Name'],
  ['hobby', ''],
])('a search for %s is found in "%s"', (search, where) => {
  expect(whereFound(SHAPE, ANSWERS, searchWords(search), 'en', soundWords(search))).toBe(where);
});

test('names answers in the language of who searches', () => {
  expect(whereFound(SHAPE, ANSWERS, searchWords('lana'), 'ku')).toBe('ku Children: ku Name');
});

test('a name has no characters that would turn the surname beside it round', () => {
  const surname = { ...name, autocomplete: 'family-name' };
  const shape: Shape = { properties: { first: { ...name, autocomplete: 'given-name' }, surname } };
  const answers = { first: 'Alice\u202egnp.exe\u2066', surname: '\u2069Rjpfju' };
  expect(searchFieldsOf(shape, answers, 'RG-1').name).toBe('Alicegnp.exe Rjpfju');
});

test.each(['0750 123 4567', '\u202a+964 750 123 4567\u202c', '\u2066٠٧٥٠١٢٣٤٥٦٧\u2069'])(
  'searches for the telephone number %j by its last ten digits',
  (search) => {
    expect(searchWords(search)).toEqual(['7501234567']);
  },
);
