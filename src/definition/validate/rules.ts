import type { Day } from '../model/clock';
import { isShown } from '../model/condition';
import { type CountedList, countOf, isCounted, MOST_ROWS, mostRows } from '../model/counted';
import { EARLIEST_DATE, LATEST_DATE } from './dates';
import { FORMATS } from '../model/formats';
import {
  type Field,
  isList,
  isObject,
  isString,
  type ListField,
  type Shape,
  type StringField,
} from '../model/field';
import { memoise } from '../model/memoise';
import { type Issue, issueAt } from '../model/issue';
import { addedUp, sumLimitsOf } from '../model/sumLimits';
import { isRecord, type Json, type Path, type Values } from '../model/values';

/** The maximum size in characters of JSON of a record that a page passes: no answer is unbounded. */
const LONGEST_RECORD = 50_000;

/**
 * Validates rules between answers that JSON Schema cannot express: the order of dates, places that
 * must differ, ages, counted rows, and sum limits. Dates are YYYY-MM-DD, so they are compared as
 * texts. Expects pruned values.
 */
export function rulesBetween(
  shape: Shape<unknown>,
  values: Values,
  day: Day,
  path: Path = [],
): Issue[] {
  const ofFields = ruledFields(shape).flatMap(([name, field]) => {
    const value = values[name];
    const here = [...path, name];
    if (isCounted(field) && isShown(name, shape.properties, values)) {
      const tooFew = fewerThanCounted(field, value, values, here, shape);
      if (tooFew.length > 0) return tooFew;
    }
    return value === undefined ? [] : fieldRules(field, value, values, day, here);
  });
  return [...ofFields, ...notTogether(shape, values, path)];
}

/** Most fields have no rules, in a long form and on each keystroke. */
const ruledFields = memoise(({ properties }: Shape<unknown>) =>
  Object.entries(properties).filter(([, field]) => isRuled(field)),
);

function isRuled(field: Field<unknown>): boolean {
  if (isList(field))
    return isCounted(field) || field.ascending !== undefined || isRuled(field.items);
  if (isObject(field)) {
    return field.record || sumLimitsOf(field) !== undefined || ruledFields(field).length > 0;
  }
  if (!isString(field)) return false;
  const { after, notBefore: since, notAfter, differs, age, format } = field;
  return [after, since, notAfter, differs, age].some(Boolean) || format === 'date';
}

function fewerThanCounted(
  field: CountedList<unknown>,
  rows: Json | undefined,
  siblings: Values,
  path: Path,
  shape: Shape<unknown>,
): Issue[] {
  const count = countOf(siblings[field.countedBy]);
  if (count > MOST_ROWS) {
    return [issueAt([...path.slice(0, -1), field.countedBy], 'maximum', MOST_ROWS)];
  }
  // The schema reports the counter.
  if (count > mostRows(shape, field.countedBy)) return [];
  const length = Array.isArray(rows) ? rows.length : 0;
  return length < count ? [issueAt(path, 'minItems', count)] : [];
}

function notTogether(shape: Shape<unknown>, values: Values, path: Path): Issue[] {
  const together = sumLimitsOf(shape);
  if (!together) return [];
  const { fields, minimum = 0, maximum } = together;
  const sum = addedUp(together, values);
  const here = [...path, fields[0] ?? ''];
  if (sum > maximum) return [issueAt(here, 'together', maximum)];
  // What is not a number yet is reported by itself, and may be enough once it is one.
  const isComplete = fields.every(
    (name) => values[name] === undefined || typeof values[name] === 'number',
  );
  return sum < minimum && isComplete ? [issueAt(here, 'togetherLeast', minimum)] : [];
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
      ...notBefore(field, value, other(field.notBefore), day, path),
      ...compare(path, 'notAfter', value, field.notAfter && day.today, (a, b) => a <= b),
      ...(field.format === 'date' ? outOfCalendar(value, path) : []),
      ...(value === other(field.differs) ? [issueAt(path, 'differs')] : []),
      ...notOfAge(field, value, day, path),
    ];
  }
  if (isObject(field) && isRecord(value)) {
    const isTooLong = field.record && JSON.stringify(value).length > LONGEST_RECORD;
    if (isTooLong) return [issueAt(path, 'maxLength', LONGEST_RECORD)];
    return rulesBetween(field, value, day, path);
  }
  if (isList(field) && Array.isArray(value)) {
    return [
      ...value.flatMap((row, index) =>
        fieldRules(field.items, row, siblings, day, [...path, index]),
      ),
      ...notAscending(field, value, path),
    ];
  }
  return [];
}

/** A year with too many or too few digits passes as a date. */
const outOfCalendar = (value: string, path: Path): Issue[] => [
  ...compare(path, 'notBefore', value, EARLIEST_DATE, (a, b) => a >= b),
  ...compare(path, 'notAfter', value, LATEST_DATE, (a, b) => a <= b),
];

/** For future dates, the earliest date that is today somewhere is accepted. */
function notBefore(
  field: StringField<unknown>,
  value: string,
  sibling: Json | undefined,
  { today, since = today }: Day,
  path: Path,
): Issue[] {
  if (field.notBefore === 'today') {
    return compare(path, 'notBefore', value, today, (date) => date >= since);
  }
  // If the date of birth was not changed, a date of death is not an error: the form asks about the
  // birth.
  if (field.notAfter === 'today' && isBetween(sibling, since, today)) return [];
  return compare(path, 'notBefore', value, sibling, (a, b) => a >= b);
}

const isBetween = (date: Json | undefined, from: string, to: string): boolean =>
  typeof date === 'string' && date >= from && date <= to;

function notAscending(
  { ascending }: ListField<unknown>,
  rows: readonly Json[],
  path: Path,
): Issue[] {
  if (ascending === undefined) return [];
  const dates = rows.map((row) => (isRecord(row) ? row[ascending] : undefined));
  return dates.flatMap((date, index) =>
    typeof date === 'string'
      ? compare([...path, index, ascending], 'notBefore', date, dates[index - 1], (a, b) => a >= b)
      : [],
  );
}

/**
 * Ages count from today, and the journey may be a year away: a person who reaches the age until
 * then is accepted. A date of birth of today is the form's initial value: the form asks about it
 * before sending (check, presetDates).
 */
function notOfAge(
  { age, prefill }: StringField<unknown>,
  value: string,
  { today, since = today }: Day,
  path: Path,
): Issue[] {
  if (!age || !FORMATS.date.test(value) || value > today) return [];
  if (prefill === 'today' && value >= since) return [];
  const years = yearsBetween(value, today);
  const { from = 0, to = Infinity } = age;
  return years + 1 >= from && years <= to ? [] : [issueAt(path, 'age')];
}

function yearsBetween(from: string, to: string): number {
  const years = Number(to.slice(0, 4)) - Number(from.slice(0, 4));
  return from.slice(5) > to.slice(5) ? years - 1 : years;
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
