import { FORMATS } from './formats';
import { type Field, isList, isObject, isString, type Shape } from './field';
import { type Issue, issueAt } from './issue';
import { isRecord, type Json, type Path, type Values } from './values';

/** What a rule needs to know of the day: today as YYYY-MM-DD. */
export interface Day {
  readonly today: string;
}

/**
 * The rules between answers, which JSON Schema cannot say: each is one keyword of a date field. Dates
 * are YYYY-MM-DD, so their order is that of their texts. Expects pruned values.
 */
export function rulesBetween(
  shape: Shape<unknown>,
  values: Values,
  day: Day,
  path: Path = [],
): Issue[] {
  return Object.entries(shape.properties).flatMap(([name, field]) => {
    const value = values[name];
    return value === undefined ? [] : fieldRules(field, value, values, day, [...path, name]);
  });
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
  if (isObject(field) && isRecord(value)) return rulesBetween(field, value, day, path);
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
  if (typeof bound !== 'string' || !FORMATS.date.test(bound) || !FORMATS.date.test(value))
    return [];
  return inOrder(value, bound) ? [] : [issueAt(path, code, bound)];
}
