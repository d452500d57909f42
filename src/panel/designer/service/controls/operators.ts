import { isRecord, type Json, type Values } from '../../../../definition/model/values';
import type { PanelText } from '../../../language/panelText';

/** A part of an operator: what it is, and its words. */
export interface OperatorPart {
  readonly key: string;
  readonly is:
    | ('expression' | 'list' | 'pair' | 'number' | 'condition' | 'name' | 'listName')
    // People and what each of them pays.
    | ('group' | 'groups');
  readonly parts?: readonly OperatorPart[];
  readonly label: PanelText;
  readonly isOptional?: true;
  /** It is evaluated in the rows of the list that this part names. */
  readonly inRowsOf?: string;
}

interface Operator {
  readonly label: PanelText;
  readonly parts: readonly OperatorPart[];
  readonly begins: (present: Json) => Values;
}

const over = (key: string, label: PanelText): Operator => ({
  label,
  parts: [
    { key, is: 'list', label: 'Of', inRowsOf: 'of' },
    { key: 'of', is: 'listName', label: 'In each row of', isOptional: true },
    { key: 'missing', is: 'number', label: 'Instead of a missing answer', isOptional: true },
  ],
  begins: (present) => ({ [key]: [present] }),
});

const people = (is: OperatorPart['is']): OperatorPart => ({
  key: 'people',
  is,
  label: 'Number of people',
});
const PRICE: OperatorPart = { key: 'price', is: 'expression', label: 'What each of them pays' };

const TODAY = { const: 'today' };

/** The operators of expressions (definition/model/expression), in the words of the panel. */
export const OPERATORS: Readonly<Record<string, Operator>> = {
  sum: over('sum', 'The sum'),
  product: over('product', 'The product'),
  difference: {
    label: 'The difference',
    parts: [{ key: 'difference', is: 'list', label: 'The first, less the others' }],
    begins: (present) => ({ difference: [present, 0] }),
  },
  min: over('min', 'The smallest, or the earliest day'),
  max: over('max', 'The largest, or the latest day'),
  count: {
    label: 'How many there are',
    parts: [
      { key: 'count', is: 'name', label: 'Rows, files or choices of' },
      {
        key: 'when',
        is: 'condition',
        label: 'Only rows with',
        isOptional: true,
        inRowsOf: 'count',
      },
    ],
    begins: (present) => ({ count: typeof present === 'string' ? present : '' }),
  },
  round: {
    label: 'Rounded',
    parts: [
      { key: 'round', is: 'expression', label: 'Of' },
      { key: 'to', is: 'number', label: 'To so many decimals', isOptional: true },
    ],
    begins: (present) => ({ round: present }),
  },
  quotient: {
    label: 'Divided',
    parts: [
      { key: 'quotient', is: 'pair', label: 'The first by the second' },
      { key: 'to', is: 'number', label: 'To so many decimals', isOptional: true },
    ],
    begins: (present) => ({ quotient: [present, 1] }),
  },
  age: {
    label: 'The age in years',
    parts: [
      { key: 'age', is: 'expression', label: 'Of who was born on' },
      { key: 'on', is: 'expression', label: 'On this day', isOptional: true },
    ],
    begins: (present) => ({ age: present }),
  },
  later: {
    label: 'A day later, or earlier',
    parts: [
      { key: 'later', is: 'expression', label: 'Than' },
      { key: 'years', is: 'expression', label: 'Years', isOptional: true },
      { key: 'months', is: 'expression', label: 'Months', isOptional: true },
      { key: 'days', is: 'expression', label: 'Days', isOptional: true },
    ],
    begins: (present) => ({ later: typeof present === 'number' ? TODAY : present, days: 1 }),
  },
  days: {
    label: 'The days between two',
    parts: [{ key: 'days', is: 'pair', label: 'From the first to the second' }],
    begins: (present) => ({ days: [present, TODAY] }),
  },
  if: {
    label: 'One thing or another',
    parts: [
      { key: 'if', is: 'condition', label: 'Condition' },
      { key: 'then', is: 'expression', label: 'Then' },
      { key: 'else', is: 'expression', label: 'Otherwise', isOptional: true },
    ],
    begins: (present) => ({ if: {}, then: present }),
  },
  priceList: {
    label: 'What people in groups pay together',
    parts: [
      { key: 'priceList', is: 'groups', label: 'Groups', parts: [people('name'), PRICE] },
      {
        ...{ key: 'first', is: 'group', isOptional: true, parts: [people('number'), PRICE] },
        label: 'The first people pay another price, whatever their group',
      },
    ],
    begins: (present) => ({
      priceList: [{ people: typeof present === 'string' ? present : '', price: 0 }],
    }),
  },
};

/** Returns the operator of an expression; undefined for a constant, an answer, and for one that is set in files only. */
export const operatorOf = (value: Json | undefined): string | undefined =>
  isRecord(value)
    ? Object.keys(OPERATORS).find(
        // Days are also a part of later.
        (key) => Object.hasOwn(value, key) && !(key === 'days' && Object.hasOwn(value, 'later')),
      )
    : undefined;
