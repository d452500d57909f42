import { type Day, yearsBetween } from '../model/clock';
import { isBoundToday, isSame, operandsOf } from '../model/compare';
import { type CountedList, countOf, isCounted, MOST_ROWS, mostRows } from '../model/counted';
import { EARLIEST_DATE, LATEST_DATE } from './dates';
import { FORMATS } from '../model/formats';
import { conditionallyRequired, missingOnCondition } from './conditionallyRequired';
import {
  chosenUnless,
  type Field,
  isList,
  isNumber,
  isObject,
  isString,
  type NumberField,
  type Order,
  type Shape,
  type StringField,
} from '../model/field';
import { answerNamed, type Around, aroundOf, evaluateIn, isShown } from '../model/named';
import { choicesUnder } from '../model/option';
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
  above: Values = {},
  outer?: Around,
): Issue[] {
  const around = aroundOf(shape, values, outer);
  const ofFields = ruledFields(shape).flatMap(([name, field]) => {
    const value = values[name];
    const here = [...path, name];
    const tooFew =
      isCounted(field) && isShown(name, around)
        ? fewerThanCounted(field, value, values, here, shape)
        : [];
    if (value === undefined) return tooFew;
    const beside = { around, above: above[name], day, path: here };
    return [...tooFew, ...fieldRules(field, value, beside)];
  });
  return [
    ...missingOnCondition(around).map((name) => issueAt([...path, name], 'required')),
    ...ofFields,
    ...notTogether(shape, values, path),
  ];
}

/** Most fields have no rules, in a long form and on each keystroke. */
const ruledFields = memoise(({ properties }: Shape<unknown>) =>
  Object.entries(properties).filter(([, field]) => isRuled(field)),
);

function isRuled(field: Field<unknown>): boolean {
  if (isList(field)) return isCounted(field) || isRuled(field.items);
  if (isObject(field)) {
    const own = [...ruledFields(field), ...conditionallyRequired(field)];
    return own.length > 0 || field.record || field.together !== undefined;
  }
  if (isNumber(field)) return BOUNDS.some((bound) => typeof (field[bound] ?? 0) !== 'number');
  return isString(field) && Boolean(field.compare ?? field.source?.list ?? field.format === 'date');
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
  const given = Array.isArray(rows) ? rows : [];
  if (given.length < count) return [issueAt(path, 'minItems', count)];
  return given.flatMap((row, index) => (row === '' ? [issueAt([...path, index], 'required')] : []));
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

/** What an answer is compared with: those beside it, the same in the row above, and the day. */
interface Beside {
  readonly around: Around;
  readonly above: Json | undefined;
  readonly day: Day;
  readonly path: Path;
}

function fieldRules(field: Field<unknown>, value: Json, beside: Beside): Issue[] {
  const { day, path } = beside;
  if (chosenUnless(field, value)) return [];
  if (isString(field) && typeof value === 'string') {
    return [
      ...ORDERS.flatMap((order) => outOfOrder(order, field, value, beside)),
      ...(field.format === 'date' ? outOfCalendar(value, path) : []),
      ...notOfAge(field, value, day, path),
      ...notUnder(field, value, beside),
    ];
  }
  if (isNumber(field) && typeof value === 'number') return outOfBounds(field, value, beside);
  if (isObject(field) && isRecord(value)) {
    const isTooLong = field.record && JSON.stringify(value).length > LONGEST_RECORD;
    if (isTooLong) return [issueAt(path, 'maxLength', LONGEST_RECORD)];
    const above = isRecord(beside.above) ? beside.above : {};
    return rulesBetween(field, value, day, path, above, beside.around);
  }
  // More rows are refused for their number alone.
  if (!isList(field) || !Array.isArray(value) || value.length > MOST_ROWS) return [];
  return value.flatMap((row, index) =>
    fieldRules(field.items, row, { ...beside, above: value[index - 1], path: [...path, index] }),
  );
}

/** Reports an option that may not be chosen with the answer to the field that narrows the list. */
function notUnder(
  { source, choices = [] }: StringField<unknown>,
  value: string,
  { around, path }: Beside,
): Issue[] {
  if (source?.list === undefined || source.dependsOn === undefined) return [];
  const offered = choicesUnder(choices, answerNamed(source.dependsOn, around));
  return offered.some((one) => one.value === value) ? [] : [issueAt(path, 'choice')];
}

const BOUNDS = ['minimum', 'maximum'] as const;

/** Reports a number beyond a bound that depends on other answers; the schema reports the others. */
const outOfBounds = (
  field: NumberField<unknown>,
  value: number,
  { around, day, path }: Beside,
): Issue[] =>
  BOUNDS.flatMap((bound) => {
    const expression = field[bound];
    if (expression === undefined || typeof expression === 'number') return [];
    return onEachDay(day, (today) => {
      const limit = evaluateIn(expression, around, today);
      if (typeof limit !== 'number') return [];
      return (bound === 'minimum' ? value < limit : value > limit)
        ? [issueAt(path, bound, limit)]
        : [];
    });
  });

/** Returns the issues that there are on the first and on the last day that it may be where the visitor is. */
function onEachDay({ today, since = today }: Day, find: (today: string) => Issue[]): Issue[] {
  const found = find(today);
  return found.length === 0 || since === today || find(since).length > 0 ? found : [];
}

const ORDERS: readonly Order[] = ['after', 'notBefore', 'notAfter', 'differs', 'same'];

/** Reports an answer that fails a comparison of its field. */
function outOfOrder(
  order: Order,
  field: StringField<unknown>,
  value: string,
  { around, above, day, path }: Beside,
): Issue[] {
  const { today, since = today } = day;
  return operandsOf(field, order).flatMap((operand): Issue[] => {
    const beside = operand === 'above' ? above : evaluateIn(operand, around);
    const other = operand === 'today' ? today : beside;
    if (order === 'differs') return value === other ? [issueAt(path, 'differs')] : [];
    if (order === 'same') return isSame(value, other, field.format) ? [] : [issueAt(path, 'same')];
    if (typeof operand === 'object') {
      return onEachDay(day, (on) => compare(path, order, value, evaluateIn(operand, around, on)));
    }
    // For future dates, the earliest date that is today somewhere is accepted.
    if (operand === 'today') {
      return compare(path, order, value, today, order === 'notAfter' ? today : since);
    }
    // If the date of birth was not changed, a date of death is not an error: the form asks about the
    // birth.
    const isOfPast = order === 'notBefore' && isBoundToday(field, 'notAfter');
    if (isOfPast && typeof other === 'string' && other >= since && other <= today) return [];
    return compare(path, order, value, other);
  });
}

/** A year with too many or too few digits passes as a date. */
const outOfCalendar = (value: string, path: Path): Issue[] => [
  ...compare(path, 'notBefore', value, EARLIEST_DATE),
  ...compare(path, 'notAfter', value, LATEST_DATE),
];

/**
 * Ages count from today, and the journey may be a year away: a person who reaches the age until
 * then is accepted. A date of birth of today is the form's initial value: the form asks about it
 * before sending (check, presetDates).
 */
function notOfAge(
  { compare: { age } = {}, prefill }: StringField<unknown>,
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

/**
 * Compares two dates; a value that is not a date is reported elsewhere.
 * @param bound the date named in the issue
 * @param accepted the date to compare with, if it is another
 */
function compare(
  path: Path,
  order: Order,
  value: string,
  bound: Json | undefined,
  accepted = bound,
): Issue[] {
  if (typeof bound !== 'string' || typeof accepted !== 'string') return [];
  if (!FORMATS.date.test(bound) || !FORMATS.date.test(value)) return [];
  const isLate = order === 'after' ? value > accepted : value >= accepted;
  const isInOrder = order === 'notAfter' ? value <= accepted : isLate;
  return isInOrder ? [] : [issueAt(path, order, bound)];
}
