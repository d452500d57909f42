import { describe, expect, it } from 'vitest';
import { createInstance } from 'i18next';
import en from '../../locales/en.json';
import { localiseShape } from '../../src/definition/language/localise';
import { placeName } from '../../src/engine/views/placeName';
import { date, string, text } from '../definition/words';
import { object } from './fields/form';

const i18n = createInstance();
void i18n.init({ lng: 'en', resources: { en: { translation: en } }, initAsync: false });

const shape = localiseShape(
  {
    properties: {
      name: string({ label: text('Name') }),
      home: object({ street: string({ label: text('Street') }) }, { label: text('Home') }),
      births: {
        type: 'array',
        countedBy: 'adults',
        label: text('Births'),
        items: date({ label: text('Birth date') }),
      },
      rooms: {
        type: 'array',
        label: text('Rooms'),
        rowTitle: ['guest'],
        items: object({
          guest: string({ label: text('Guest') }),
          births: {
            type: 'array',
            countedBy: 'children',
            label: text('Children’s births'),
            items: date({ label: text('Birth date') }),
          },
        }),
      },
    },
  },
  'en',
);

const WORDS = { language: 'en', yes: 'Yes', no: 'No', am: 'am', pm: 'pm' } as const;
const values = { rooms: [{}, { guest: ' Sara ' }, { guest: 'Ali\nOmar' }] };

describe('placeName', () => {
  it.each([
    ['name', 'Name'],
    ['home.street', 'Home – Street'],
    ['births', 'Births'],
    ['births.1', 'Births 2'],
    ['rooms.0', 'Room 1'],
    ['rooms.1.guest', 'Room 2: \u2068Sara\u2069 – Guest'],
    // A list of such names is split at line breaks.
    ['rooms.2', 'Room 3: \u2068Ali Omar\u2069'],
    ['rooms.1.births.2', 'Room 2: \u2068Sara\u2069 – Children’s births 3'],
    ['nobody', 'nobody'],
    ['nobody.3', 'nobody.3'],
  ])('of %s is %s', (path, name) => {
    expect(placeName(path, shape, i18n.t, { values, words: WORDS })).toBe(name);
  });
});
