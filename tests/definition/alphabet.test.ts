import { describe, expect, test } from 'vitest';
import { alphabetKey, compare, inAlphabet } from '../../src/definition/language/alphabet';
import type { Language } from '../../src/definition/model/text';

const sorted = (names: readonly string[], language: Language): string =>
  names.toSorted((a, b) => compare(alphabetKey(a, language), alphabetKey(b, language))).join(' ');

const NAMES: readonly (readonly [what: string, names: string])[] = [
  [
    'Sorani names',
    'ئازاد باران پەیمان چیا دیلان ژیان سارا کاروان گۆران لانە میران نازە وریا هێمن یاسین',
  ],
  [
    'the Sorani alphabet',
    'ئ ا ب پ ت ج چ ح خ د ر ڕ ز ژ س ش ع غ ف ڤ ق ک گ ل ڵ م ن و ۆ ه ە ی ێ'.replaceAll(' ', 'ێ ') + 'ێ',
  ],
  ['Arabic names', 'أحمد جميل كريم ليلى محمد نور هدى وليد يوسف'],
  [
    'the Arabic alphabet',
    'ا ب ت ث ج ح خ د ذ ر ز س ش ص ض ط ظ ع غ ف ق ك ل م ن ه و ي'.replaceAll(' ', 'ى ') + 'ى',
  ],
  ['names with a hamza as those without', 'آدم أزاد ازهار إسراء اشرف رائد رافد رؤى رباب'],
  ['Latin names by their letters without marks', 'Ali Álvaro alz Ba Zo'],
  ['the shorter of two names first', 'Ali Alia ئارا ئاران'],
  ['digits, Latin, Sorani and Arabic names', '7 Zana ئارام أحمد ڤیان كريم وریا'],
  ['a heh before a waw in Arabic only', 'هدى وليد هێمن'],
];

describe.each(['ku', 'ar', 'en'] as const)('in a list in %s', (language) => {
  test.each(NAMES)('sorts %s', (_, names) => {
    expect(sorted(names.split(' ').toReversed(), language)).toBe(names);
  });
});

test.each([
  ['کەریم', 'كەريم'],
  ['ھێمن', 'هێمن'],
  ['شنە', 'شنه\u200c'],
  ['Ｓara', 'sara'],
  ['٧', '7'],
  ['ﻻنە', 'لانە'],
])('gives %s and %s the same place', (one, other) => {
  expect(alphabetKey(one, 'ku')).toBe(alphabetKey(other, 'ku'));
});

test('sorts names of common letters as the language of the list does', () => {
  expect(
    ['ku', 'ar', 'en'].map((language) => sorted(['هاوار', 'وان'], language as Language)),
  ).toEqual(['وان هاوار', 'هاوار وان', 'وان هاوار']);
});

test('ignores the article in Arabic lists of things, and in no other', () => {
  const names = ['المغرب', 'قطر', 'ألمانيا', 'العراق', 'تركيا'];
  expect(inAlphabet(names, (name) => name, 'ar')).toEqual([
    'ألمانيا',
    'تركيا',
    'العراق',
    'قطر',
    'المغرب',
  ]);
  expect(sorted(['الهام', 'بان'], 'ar')).toBe('الهام بان');
});
