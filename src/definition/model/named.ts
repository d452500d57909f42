import { calculated, calculationOf, evaluate, type Expression } from './calculate';
import { deviceDay } from './clock';
import { type Condition, holds } from './condition';
import { countOf, cutRows, hasSetRows, isCounted, withHeld } from './counted';
import { type Field, isList, isObject, type ListField, type Shape } from './field';
import { shapeAt } from './fieldAt';
import { memoise } from './memoise';
import { isBlock, requiredIn } from './requiredIn';
import type { Pruning } from './types/fieldType';
import { typeOf } from './types/table';
import { isNone, isRecord, type Json, mapValues, type Path, valueAt, type Values } from './values';

/** The answers to a form, a group or a row, as they were given: by their names those are found that count. */
export interface Around {
  readonly shape: Shape<unknown>;
  readonly values: Values;
  /** The answers around the group or the list; absent: these are those to the whole form. */
  readonly above?: Around | undefined;
  readonly root?: Around | undefined;
  /** The day of those that conditions compare with: YYYY-MM-DD. */
  readonly today: string;
  /** What was looked up before. A name that is being looked up has no answer: a circle ends. */
  readonly known: Map<string, Json | undefined>;
}

export const aroundOf = (
  shape: Shape<unknown>,
  values: Values,
  above?: Around,
  today = above?.today ?? deviceDay(),
): Around => ({ shape, values, above, root: above?.root ?? above, today, known: new Map() });

/** Returns the answers to the group or row at a path of a form. */
export function aroundAt(form: Shape<unknown>, values: Values, path: Path): Around {
  const shape = shapeAt(form, path);
  if (!shape || path.length === 0) return wholeOf(form)(values);
  const inner = valueAt(values, path);
  return aroundOf(shape, isRecord(inner) ? inner : {}, aroundAt(form, values, outerPath(path)));
}

/** The fields of a form look at the same answers: what one has looked up, the others find. */
const wholeOf = memoise((form: Shape<unknown>) =>
  memoise((values: Values) => aroundOf(form, values)),
);

/** Returns the path of the form, group or row that a group or a row is in. */
export const outerPath = (path: Path): Path =>
  path.slice(0, typeof path.at(-1) === 'number' ? -2 : -1);

/** Returns the path of the answer that a name means in the form, group or row at a path. */
export function pathNamed(name: string, around: Path): Path {
  if (name.startsWith('../')) return pathNamed(name.slice(3), outerPath(around));
  return name.startsWith('/') ? name.slice(1).split('/') : [...around, name];
}

/**
 * Returns an answer that counts: not that of a hidden field, an empty text or an empty row, and the calculated one.
 * @param name of an answer beside, around the group or the list: "../name", or from the root of the form on: "/name",
 * "/block/name"
 */
export function answerNamed(name: string, around: Around): Json | undefined {
  const { shape, values, known, above, root = around } = around;
  if (name.startsWith('../')) return above && answerNamed(name.slice(3), above);
  if (name.startsWith('/')) return answerFrom(root, name.slice(1).split('/'));
  if (known.has(name)) return known.get(name);
  known.set(name, undefined);
  const field = Object.hasOwn(shape.properties, name) ? shape.properties[name] : undefined;
  const answer = field ? countingAnswer(name, field, around) : values[name];
  known.set(name, answer);
  return answer;
}

function answerFrom(around: Around, [name = '', ...rest]: readonly string[]): Json | undefined {
  if (rest.length === 0) return answerNamed(name, around);
  const field = around.shape.properties[name];
  const values = around.values[name];
  if (!field || !isObject(field) || !isShown(name, around)) return undefined;
  // What is calculated in a group is there before anything in it is answered, and so on both sides.
  return answerFrom(aroundOf(field, isRecord(values) ? values : {}, around), rest);
}

export const evaluateIn = (
  expression: Expression,
  around: Around,
  today = around.today,
): Json | undefined => evaluate(expression, (name) => answerNamed(name, around), today);

export const isMet = (condition: Condition | undefined, around: Around): boolean =>
  holds(condition, (name) => answerNamed(name, around), around.today);

/** Returns whether a field is shown (docs/requirements.md, P23: conditional blocks). */
export const isShown = (name: string, around: Around): boolean =>
  isMet(around.shape.properties[name]?.when, around);

function countingAnswer(name: string, field: Field<unknown>, around: Around): Json | undefined {
  if (!isShown(name, around)) return undefined;
  const value = around.values[name];
  const answer = (other: string) => answerNamed(other, around);
  if (isList(field) && field.fixed && (isNone(value) || Array.isArray(value))) {
    const given = Array.isArray(value) ? value : [];
    const rows = field.fixed.map((_, index) => withHeld(field, given[index], index));
    return rows.map((row) => countedRow(field, row, around));
  }
  if (isCounted(field)) {
    const count = countOf(answer(field.countedBy));
    const rows = Array.isArray(value)
      ? cutRows(value, count)?.map((row) => countedRow(field, row, around))
      : value;
    return isNone(rows) ? undefined : rows;
  }
  // If an input of the calculation is missing, the value that was sent stays.
  return calculated(field, answer, around.today) ?? pruneValue(field, value, around);
}

/** A row that visitors do not add, and that is blank, stays, so that its questions are asked. */
function countedRow({ items }: ListField<unknown>, row: Json, around: Around): Json {
  if (!isObject(items) || (row !== '' && !isRecord(row))) return row;
  return countingAnswers(aroundOf(items, isRecord(row) ? row : {}, around));
}

/**
 * Returns the answers that count: without those of hidden fields, empty texts, nulls, empty rows
 * and rows beyond their count, and with calculated values. Unknown keys stay, so that the schema rejects them.
 */
export function countingAnswers(around: Around): Values {
  const answers = givenAnswers(around);
  for (const [name] of madeFields(around.shape)) {
    const answer = answerNamed(name, around);
    if (answer !== undefined) answers[name] = answer;
  }
  return answers;
}

/** Returns the answers that count, without those that follow from others. */
function givenAnswers(around: Around): Values {
  const { shape, values } = around;
  const { properties } = shape;
  const names = requiredIn(shape);
  // What is required is looked at even without a value: an empty block that is open in the form counts
  // as {}, since the missing answers are those inside, which have controls, unlike the block.
  const required: Values = {};
  for (const name of names) required[name] = undefined;
  return mapValues({ ...required, ...values }, (value, name) => {
    const field = Object.hasOwn(properties, name) ? properties[name] : undefined;
    if (!field) return value;
    if (isMade(field)) return undefined;
    const isNeeded = isBlock(field) && names.includes(name) && isShown(name, around);
    return answerNamed(name, around) ?? (isNeeded ? {} : undefined);
  });
}

/** Whether the answer follows from others, which are looked up before it. */
const isMade = (field: Field<unknown>): boolean =>
  hasSetRows(field) || calculationOf(field) !== undefined;

const madeFields = memoise(({ properties }: Shape<unknown>) =>
  Object.entries(properties).filter(([, field]) => isMade(field)),
);

/** Returns the answer to a field that counts, undefined for none. */
export function pruneValue(
  field: Field<unknown>,
  value: Json | undefined,
  around: Around,
): Json | undefined {
  if (value === undefined || isNone(value)) return undefined;
  if (field.type === 'array' && Array.isArray(value) && value.length === 0) return undefined;
  const type = typeOf(field);
  return type.prune ? type.prune(field, value, pruning(around)) : value;
}

const pruning = (around: Around): Pruning => ({
  shape: (shape, values) => {
    const answers = countingAnswers(aroundOf(shape, values, around));
    // Calculated values and fixed rows alone are no answer.
    const isEmpty = Object.keys(answers).every((name) => {
      const field = shape.properties[name];
      return field && (calculationOf(field) !== undefined || 'fixed' in field);
    });
    return isEmpty ? undefined : answers;
  },
  field: (field, value) => pruneValue(field, value, around),
});
