import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, test } from 'vitest';
import { WordDifference, wordDifference } from '../../src/panel/content/history/WordDifference';

afterEach(cleanup);

test.each([
  ['one word', 'a red car', 'a blue car', ['a ', { removed: 'red', added: 'blue' }, ' car']],
  ['words beside each other', 'a b c d', 'a x y d', ['a ', { removed: 'b c', added: 'x y' }, ' d']],
  ['a word with marks', 'كِتاب جديد', 'كِتاب قديم', ['كِتاب ', { removed: 'جديد', added: 'قديم' }]],
  [
    'a Kurdish word with a joiner',
    'نامه‌کان هات',
    'نامه‌کان چوو',
    ['نامه‌کان ', { removed: 'هات', added: 'چوو' }],
  ],
  ['a new text', '', 'new', [{ removed: '', added: 'new' }]],
])('finds %s', (_, before, after, expected) => {
  expect(wordDifference(before, after)).toEqual(expected);
});

test('nothing is lost, whatever differs', () => {
  const texts = ['', 'a b', 'b  a.', 'پێشوو، نوێ', 'a\nb\n\nc', '😀 a b', 'aa bb cc dd'];
  for (const before of texts) {
    for (const after of texts) {
      const found = wordDifference(before, after);
      const side = (name: 'removed' | 'added') =>
        found.map((one) => (typeof one === 'string' ? one : one[name])).join('');
      expect([side('removed'), side('added')]).toEqual([before, after]);
    }
  }
});

it('folds what is far from a change, and shows it when asked', () => {
  const long = Array.from({ length: 100 }, (_, index) => `word${index}`).join(' ');
  const { container } = render(<WordDifference before={`${long} old`} after={`${long} new`} />);
  expect(container.textContent).not.toContain('word50');
  expect(container.querySelector('del')?.textContent).toBe('Removed: old');
  expect(container.querySelector('ins')?.textContent).toBe('Added: new');
  fireEvent.click(screen.getByRole('button', { name: /^Show \d+ unchanged words$/u }));
  expect(container.textContent).toContain('word50');
});

it('reads from right to left what begins so', () => {
  const { container } = render(<WordDifference before="" after="1. نوێ" />);
  expect(container.querySelector('[dir=rtl]')).not.toBeNull();
});
