import { afterEach, expect, it } from 'vitest';
import { changeText } from '../../src/panel/audit/auditWords';
import { showLanguage } from '../../src/platform/language/languageStore';

afterEach(() => showLanguage('en'));

it.each([
  ['status=new>done', 'Status: New → Done'],
  ['status=new>gone', 'Status: New → gone'],
  [
    'assigned=>a@example.com due=2026-11-21>',
    'Assigned to: a@example.com · Due: 21 November 2026 → —',
  ],
  ['assigned=>', 'Assigned to: —'],
])('puts %s into words', (changes, text) => {
  expect(changeText(changes)).toBe(text);
});

it('turns the arrow to what is now where one reads from right to left', async () => {
  await showLanguage('ar');
  expect(changeText('due=2026-11-21>2026-12-01')).toMatch(/2026\u2069 ← \u2068/u);
});
