import { expect, test } from 'vitest';
import { languageIn } from '../../../src/server/http/request';

test.each([
  [undefined, undefined],
  ['', undefined],
  ['ku', 'ku'],
  ['ckb', 'ku'],
  ['CKB-IQ', 'ku'],
  ['ar', 'ar'],
  ['ar-IQ', 'ar'],
  ['en-GB,en;q=0.9', 'en'],
  ['fr', undefined],
  ['fr, ar;q=0.2, en;q=0.3', 'en'],
  ['en;q=0, ar', 'ar'],
  ['en;q=0.5;x=1, ckb;q=0.6', 'ku'],
  ['arc, kur', undefined],
  ['__proto__, constructor', undefined],
  [`${'x,'.repeat(10_000)}ar`, undefined],
  [';;;,,,q=1', undefined],
])('reads the language of Accept-Language %j as %s', (header, language) => {
  expect(languageIn(header)).toBe(language);
});
