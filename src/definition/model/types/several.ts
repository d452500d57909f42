import type { Choice, Common, KeywordsOf } from '../field';
import type { Language, Text } from '../text';
import type { FieldType } from './fieldType';
import { plainText, textContent } from './reading';

/** Several of a list, each at most once. */
export interface SeveralField<W = Text> extends Common<W>, KeywordsOf<W, 'several'> {
  readonly type: 'array';
  readonly widget: 'checkboxes';
  readonly choices: readonly Choice<W>[];
}

const SEPARATORS: Readonly<Record<Language, string>> = { ku: '، ', ar: '، ', en: ', ' };

/** Some of several choices: the answer is a list of their values. */
export const several: FieldType<'several'> = {
  is: ({ widget }) => widget === 'checkboxes',
  schema: ({ choices, minItems, maxItems = choices.length }) => ({
    type: 'array',
    items: { enum: choices.map(({ value }) => value) },
    ...(minItems !== undefined && { minItems }),
    maxItems,
    // Each is compared with all others: of thousands that took seconds.
    if: { maxItems },
    then: { uniqueItems: true },
  }),
  widget: () => 'checkboxes',
  ask: () => 'choose',
  describe: ({ choices }, value, { words }) => {
    if (!Array.isArray(value)) return textContent(plainText(value, words), false);
    if (value.length === 0) return { kind: 'none' };
    const labels = value.map(
      (one) => choices.find((choice) => choice.value === one)?.label ?? plainText(one, words),
    );
    return textContent(labels.join(SEPARATORS[words.language]), false);
  },
  wire: { empty: () => [] },
};
