import { isShown } from './condition';
import { type CountedList, countOf, isCounted } from './counted';
import { FORMATS } from './formats';
import { type Field, isList, isObject, isString, type Shape } from './field';
import { type Issue, issueAt } from './issue';
import { addedUp, togetherOf } from './together';
import { isRecord, type Json, type Path, type Values } from './values';

/** What a rule needs to know of the day: today as YYYY-MM-DD. */
export interface Day {
  readonly today: string;
}

/** Characters of JSON in a record that a page hands over: no answer is unbounded. */
const LONGEST_RECORD = 50_000;

/**
 * The rules between answers, which JSON Schema cannot say: the keywords of dates, rows that others count,
 * and numbers together. Dates are YYYY-MM-DD, so their order is that of their texts. Expects pruned values.
 */
export function rulesBetween(
  shape: Shape<unknown>,
  values: Values,
  day: Day,
  path: Path = [],
): Issue[] {
  const ofFields = Object.entries(shape.properties).flatMap(([name, field]) => {
    const value = values[name];
    const here = [...path, name];
    if (isCounted(field) && isShown(name, shape.properties, values)) {
      const tooFew = fewerThanCounted(field, value, values, here);
      if (tooFew.length > 0) return tooFew;
    }
    return value === undefined ? [] : fieldRules(field, value, values, day, here);
  });
  return [...ofFields, ...notTogether(shape, values, path)];
}

function fewerThanCounted(
  field: CountedList<unknown>,
  rows: Json | undefined,
  siblings: Values,
  path: Path,
): Issue[] {
  const count = countOf(siblings[field.countedBy]);
  const length = Array.isArray(rows) ? rows.length : 0;
  return length < count ? [issueAt(path, 'minItems', count)] : [];
}

function notTogether(shape: Shape<unknown>, values: Values, path: Path): Issue[] {
  const together = togetherOf(shape);
  if (!together || addedUp(together, values) <= together.maximum) return [];
  return [issueAt([...path, together.fields[0] ?? ''], 'together', together.maximum)];
}

function fieldRules(
  field: Field<unknown>,
  value: Json,
  siblings: Values,
  day: Day,
  path: Path,
): Issue[] {
  if (isString(field) && typeof value === 'string') {
    const other = (name: string | undefined) => (name === undefined ? undefined : siblings[name]);
    return [
      ...compare(path, 'after', value, other(field.after), (a, b) => a > b),
      ...compare(path, 'notBefore', value, other(field.notBefore), (a, b) => a >= b),
      ...compare(path, 'notAfter', value, field.notAfter && day.today, (a, b) => a <= b),
    ];
  }
  if (isObject(field) && isRecord(value)) {
    const isTooLong = field.record && JSON.stringify(value).length > LONGEST_RECORD;
    if (isTooLong) return [issueAt(path, 'maxLength', LONGEST_RECORD)];
    return rulesBetween(field, value, day, path);
  }
  if (isList(field) && Array.isArray(value)) {
    return value.flatMap((row, index) =>
      fieldRules(field.items, row, siblings, day, [...path, index]),
    );
  }
  return [];
}

function compare(
  path: Path,
  code: 'after' | 'notBefore' | 'notAfter',
  value: string,
  bound: Json | undefined,
  inOrder: (value: string, bound: string) => boolean,
): Issue[] {
  if (typeof bound !== 'string') return [];
  if (!FORMATS.date.test(bound) || !FORMATS.date.test(value)) return [];
  return inOrder(value, bound) ? [] : [issueAt(path, code, bound)];
}
