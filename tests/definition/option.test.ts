import { expect, test } from 'vitest';
import { findOptions, namedOption } from '../../src/definition/model/option';

const OPTIONS = ['پارس', 'بارسا', 'گۆران', 'کۆران', 'ڤییەنا'].map((label) => ({
  value: label,
  label,
}));
const found = (text: string) => findOptions(OPTIONS, text).map(({ label }) => label);

test('options that were typed come before those that an Arabic keyboard cannot type', () => {
  expect(found('بارس')).toEqual(['بارسا', 'پارس']);
  expect(found('پارس')).toEqual(['پارس', 'بارسا']);
  expect(found('فییەنا')).toEqual(['ڤییەنا']);
  expect(found('xyz')).toEqual([]);
});

test.each([
  ['فييه\u200cنا', 'ڤییەنا'],
  ['كۆران', 'کۆران'],
  ['گوران', 'گۆران'],
  ['فییە', undefined],
])('the text %s names the option %s', (text, label) => {
  expect(namedOption(OPTIONS, text)?.label).toBe(label);
});

test('a text that may name two options names none', () => {
  const both = OPTIONS.slice(2, 4).map(({ value }) => ({ value, label: `${value} چ` }));
  expect(namedOption(both, 'کوران ج')).toBeUndefined();
});
