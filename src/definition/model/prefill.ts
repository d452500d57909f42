import { dayAfter, type Day } from './clock';
import { countOf, grownRows, isCounted } from './counted';
import {
  type Field,
  isList,
  isObject,
  type ListField,
  type Prefill,
  type Shape,
  type StringField,
} from './field';
import { type AnswerOf, evaluate } from './calculate';
import { earliestDay } from './compare';
import type { Json, Values } from './values';

/** The preset values that the page passes, by the names that prefills use. */
export type Handed = Readonly<Record<string, Json>>;

/**
 * Returns the initial values of a form, a dialog or a row (docs/requirements.md, P22: date fields are
 * preset to today). Objects in dialogs stay empty until their dialog is opened, unless they say
 * otherwise (`dialog.prefilled`), and rows until they are added, but those that a list with pages requires.
 */
export function prefilled(shape: Shape<unknown>, day: Day, handed: Handed = {}): Values {
  const values: Values = {};
  for (const [name, field] of Object.entries(shape.properties)) {
    const value = prefillOf(field, day, handed);
    if (value !== undefined) values[name] = value;
  }
  return withCountedRows(shape, values, day, handed);
}

/** Lists with `countedBy` open with as many rows as their counters say. */
function withCountedRows(shape: Shape<unknown>, values: Values, day: Day, handed: Handed): Values {
  const lists = Object.entries(shape.properties).flatMap(([name, field]) => {
    const count = isCounted(field) ? countOf(values[field.countedBy]) : 0;
    if (!isCounted(field) || count === 0) return [];
    return [[name, grownRows(values[name], count, newRow(field, day, handed))] as const];
  });
  return { ...values, ...Object.fromEntries(lists) };
}

export const newRow = ({ items }: ListField<unknown>, day: Day, handed: Handed = {}): Json =>
  isObject(items) ? prefilled(items, day, handed) : (prefillOf(items, day, handed) ?? '');

function prefillOf(field: Field<unknown>, day: Day, handed: Handed): Json | undefined {
  if (field.prefill !== undefined) return resolvePrefill(field.prefill, day, handed);
  if (isList(field) && field.widget === 'pages') {
    const rows = Array.from({ length: field.minItems ?? 0 }, () => newRow(field, day));
    return rows.length > 0 ? rows : undefined;
  }
  if (!isObject(field) || (field.widget !== undefined && !field.dialog?.prefilled))
    return undefined;
  const inner = prefilled(field, day, handed);
  return Object.keys(inner).length > 0 ? inner : undefined;
}

/** Returns the date that a prefill stands for. */
const presetDay = (prefill: 'today' | 'tomorrow', { today }: Day): string =>
  prefill === 'today' ? today : dayAfter(today);

/** What an input reads of its field. */
type Prefilled = Pick<StringField<unknown>, 'prefill' | 'compare'>;

/** Returns what the form fills in: a day, not before others that the date follows, or what is calculated. */
export function filledIn(
  field: Prefilled,
  answerOf: AnswerOf,
  { today }: Pick<Day, 'today'>,
): Json | undefined {
  const { prefill } = field;
  if (typeof prefill === 'object') {
    return 'calculate' in prefill ? evaluate(prefill.calculate, answerOf, today) : undefined;
  }
  if (prefill === undefined) return undefined;
  return [presetDay(prefill, { today }), earliestDay(field, answerOf, today) ?? ''].sort().at(-1);
}

function resolvePrefill(prefill: Prefill, day: Day, handed: Handed): Json | undefined {
  if (typeof prefill === 'string') return presetDay(prefill, day);
  if ('from' in prefill && Object.hasOwn(handed, prefill.from)) return handed[prefill.from];
  return 'const' in prefill ? (prefill.const as Json) : undefined;
}
