import { describe, expect, it } from 'vitest';
import * as read from '../../src/platform/content/read';
import { money } from '../../src/definition/model/money';
import { textInLanguage, hasText, neutralName } from '../../src/platform/content/translatedText';
import { withQuery } from '../../src/platform/content/useContent';

const [one, two] = [{ id: '1' }, { id: '2' }];
const none = { ku: '', ar: '', en: '' };
const NOTHING: readonly unknown[] = [undefined, null, '', 'text', 7, true, {}, []];

describe.each<[name: string, reader: (value: unknown) => unknown, empty: unknown]>([
  ['record', read.record, {}],
  ['list', read.list, []],
  ['images', read.images, []],
  ['translatedTexts', read.translatedTexts, []],
  ['table', read.table, []],
  ['envelope', read.envelope, {}],
  ['day', read.day, undefined],
])('%s', (_, reader, empty) => {
  it.each(NOTHING.map((value) => [value]))('finds nothing in %j', (value) => {
    expect(reader(value)).toEqual(empty);
  });
});

describe('what is read from an answer', () => {
  it.each<[name: string, found: unknown, expected: unknown]>([
    ['a record', read.record(one), one],
    ['the first of a list', read.record([one, two]), one],
    ['a record under data', read.record({ data: { data: [one] } }), one],
    ['a list', read.list([one, two]), [one, two]],
    ['a list under data', read.list({ data: [one], total: 1 }), [one]],
    ['a list under data twice', read.list({ data: { data: [one, two] } }), [one, two]],
    ['the records among other things', read.list([one, null, 'x', [two]]), [one]],
    ['a text', read.text('  Hewlêr '), 'Hewlêr'],
    ['a number as a text', read.text(7), '7'],
    ['no text', [undefined, null, {}, [], true].map(read.text).join(), ',,,,'],
    ['a number', read.number(12.5), 12.5],
    ['a text that is a number', read.number(' 450 '), 450],
    [
      'no number',
      ['', ' ', '12 USD', Number.NaN, null, [5]].map(read.number),
      Array(6).fill(undefined),
    ],
    ['a picture by its path', read.image('photos/7.jpg'), '/api/photos/7.jpg'],
    ['a picture of the site', read.image('/content/car.svg'), '/content/car.svg'],
    ['a picture elsewhere', read.image('https://a.example/p.jpg'), 'https://a.example/p.jpg'],
    ['a picture of another scheme', read.image('javascript:alert(1)'), '/api/javascript:alert(1)'],
    [
      'no picture',
      [read.image(''), read.image(null), read.image({})],
      [undefined, undefined, undefined],
    ],
    [
      'pictures, each once',
      read.images(['/a.svg', '', 'b.png', '/a.svg', '/api/b.png']),
      ['/a.svg', '/api/b.png'],
    ],
    ['what stands beside a list', read.envelope({ data: [one], total: 7 }).total, 7],
    ['a day', read.day('2027-04-10'), '2027-04-10'],
    ['the day of a moment', read.day('2027-04-10T08:00:00Z'), '2027-04-10'],
    ['no day', ['10/04/2027', 'soon', '27-4-1'].map(read.day), [undefined, undefined, undefined]],
    [
      'texts',
      read.translatedTexts([['ک', 'ع', 'E'], 'F']),
      [read.translated(['ک', 'ع', 'E']), read.translated('F')],
    ],
    [
      'a table',
      read.table([[5, ['ک', 'ع', 'E']]]),
      [[read.translated('5'), read.translated(['ک', 'ع', 'E'])]],
    ],
  ])('%s', (_, found, expected) => {
    expect(found).toEqual(expected);
  });
});

describe('words', () => {
  it.each<[name: string, value: unknown, words: object]>([
    ['of a list', ['ک', 'ع', 'E'], { ku: 'ک', ar: 'ع', en: 'E' }],
    ['of one text', ' E ', { ku: 'E', ar: 'E', en: 'E' }],
    ['of a number', 5, { ku: '5', ar: '5', en: '5' }],
    ['of a list that is too short', ['ک'], { ...none, ku: 'ک' }],
    ['of other shapes', [null, {}, ['E']], none],
    ['of nothing', undefined, none],
  ])('%s', (_, value, words) => {
    expect(read.translated(value)).toEqual(words);
    expect(hasText(read.translated(value))).toBe(JSON.stringify(words) !== JSON.stringify(none));
  });

  it.each<[given: string[], ku: string, ar: string, neutral: string]>([
    [['ک', 'ع', 'E'], 'ک', 'ع', 'E'],
    [['', '', 'E'], 'E', 'E', 'E'],
    [['ک', '', ''], 'ک', 'ک', 'ک'],
    [['', 'ع', ''], 'ع', 'ع', 'ع'],
    [['', '', ''], '', '', ''],
  ])('%j in a language, or in whichever there is', (given, ku, ar, neutral) => {
    const words = read.translated(given);
    expect([textInLanguage(words, 'ku'), textInLanguage(words, 'ar')]).toEqual([ku, ar]);
    expect(neutralName(words)).toBe(neutral);
  });
});

describe('money', () => {
  it.each([
    [0, '$0'],
    [1250, '$1,250'],
    [12.5, '$12.50'],
    [1234567.891, '$1,234,567.89'],
  ])('%d', (amount, text) => {
    expect(money(amount)).toBe(text);
  });
});

describe('a path with its query', () => {
  it.each([
    [{}, 'client/x/'],
    [{ search: '', page: undefined }, 'client/x/'],
    [{ page: 1, search: 'شار & a' }, `client/x/?page=1&search=${encodeURIComponent('شار')}+%26+a`],
  ])('%j', (query, path) => {
    expect(withQuery('client/x/', query)).toBe(path);
  });
});
