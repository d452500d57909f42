import { describe, expect, test } from 'vitest';
import { type Entry, finder } from '../../../src/site/search/find';

const entry = (path: string, title: Entry['title'], about: Entry['about'] = ['', '', '']) => ({
  path,
  title,
  about,
});

const find = finder([
  entry('/tickets', ['بلیتی فڕۆکە', 'تذاكر الطيران', 'Flight tickets']),
  entry('/residency', ['ئیقامە', 'الإقامة', 'Residency']),
  entry('/visa', ['ڤیزا', 'الفيزا', 'Visa']),
  entry('/visa/turkey', ['ڤیزای تورکیا', 'فيزا تركيا', 'Visa: Turkey']),
  entry('/blog/1', ['فڕین لەگەڵ منداڵ', 'الطيران مع الأطفال', 'Flying with children']),
  entry(
    '/tickets#istanbul',
    ['هەولێر بۆ ئەستەنبوڵ', 'من أربيل إلى إسطنبول', 'Erbil to Istanbul'],
    ['بلیت', 'تذاكر', 'Tell us where you want to fly'],
  ),
]);

describe('the search of the site', () => {
  test.each([
    ['visa for Turkey', '/visa/turkey'],
    ['fly to Istanbul', '/tickets#istanbul'],
    ['ئیقامە', '/residency'],
    ['الإقامه', '/residency'],
    ['فیزای تورکیا', '/visa/turkey'],
    ['فيزا لتركيا', '/visa/turkey'],
    ['visas', '/visa'],
    ['TURK', '/visa/turkey'],
  ])('finds %s', (text, path) => {
    expect(find(text)[0]?.path).toBe(path);
  });

  test.each(['', '   ', 'to the', 'بۆ', 'xyz', '(', 'constructor'])(
    'finds nothing for "%s"',
    (text) => {
      expect(find(text)).toEqual([]);
    },
  );
});
