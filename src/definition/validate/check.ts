import { calculationOf } from '../model/calculate';
import { isRepeat } from '../model/compare';
import { type Field, isList, isObject, isString, type Shape } from '../model/field';
import { fieldAt } from '../model/fieldAt';
import { FORMATS, isEnforced } from '../model/formats';
import { type AjvError, fromAjv } from './fromAjv';
import { inFormOrder } from '../model/formOrder';
import type { Issue } from '../model/issue';
import {
  answerNamed,
  type Around,
  aroundAt,
  aroundOf,
  countingAnswers,
  isShown,
} from '../model/named';
import { type PlacedValue, valuesIn } from '../model/placedValues';
import { filledIn } from '../model/prefill';
import { originalPath } from './prune';
import type { Day } from '../model/clock';
import { rulesBetween } from './rules';
import { dotted, isRecord, type Json, parsePath, type Path, type Values } from '../model/values';
import { isDisplayed, isTyped } from '../model/widget';

/** A compiled JSON Schema: ajv's standalone code in a browser, ajv itself on a server. */
export type Validate = (values: Values) => readonly AjvError[] | null | undefined;

/** What a server does besides (checkSent). */
interface Besides {
  /** The day that is today in conditions and calculations. */
  readonly date: string;
  readonly wrongAmounts?: (shape: Shape<unknown>, values: Values, pruned: Values) => Issue[];
}

/**
 * Validates the answers to a form or to an object field. Client and server both call it; only the
 * way in which the schema was compiled differs.
 * @param known answers that the form holds and that are not sent, such as a tour's prices; they are
 * used in calculations
 * @returns the pruned answers (prune), and the issues in the order of the form; none if all answers are valid
 */
export function check(
  shape: Shape<unknown>,
  values: Values,
  validate: Validate,
  day: Day,
  known: Values = {},
  { date, wrongAmounts }: Besides = { date: day.today },
) {
  const whole = aroundOf(shape, { ...values, ...known }, undefined, date);
  const around = aroundOf(shape, values, whole);
  const pruned = countingAnswers(around);
  const root = aroundOf(shape, pruned, undefined, date);
  const found = [
    ...fromAjv(validate(pruned)),
    ...rulesBetween(shape, pruned, day, [], {}, root),
  ].map((issue) => asMeant(shape, issue));
  // A value calculated from an invalid answer is not reported as well.
  const all = found.length > 0 ? found : (wrongAmounts?.(shape, values, pruned) ?? []);
  const staying = new Map<string, readonly number[]>();
  const issues = whereMeant(shape, firstOfEach(all)).map((issue) => ({
    ...issue,
    path: dotted(originalPath(shape, values, parsePath(issue.path), staying)),
  }));
  return { values: pruned, issues: inFormOrder(shape, issues) };
}

/**
 * An issue in one of several choices is reported for their field, which has one control for all of them; a missing yes as
 * a no that must be a yes.
 */
function asMeant(shape: Shape<unknown>, issue: Issue): Issue {
  const own = fieldAt(shape, issue.path);
  if (issue.code === 'required' && own?.type === 'boolean' && own.mustBe !== undefined) {
    return { ...issue, code: 'mustBe' };
  }
  const around = dotted(parsePath(issue.path).slice(0, -1));
  const field = around === '' ? undefined : fieldAt(shape, around);
  return field?.type === 'array' && 'choices' in field ? { ...issue, path: around } : issue;
}

/** Keeps one issue per path: those of the schema before those of the rules between answers. */
export function firstOfEach(issues: readonly Issue[]): Issue[] {
  const first = new Map<string, Issue>();
  for (const issue of issues) if (!first.has(issue.path)) first.set(issue.path, issue);
  return [...first.values()];
}

/** Reports an issue where the answer was given, and not again where it was copied to. */
function whereMeant(shape: Shape<unknown>, issues: readonly Issue[]): Issue[] {
  const invalid = new Set(issues.map(({ path }) => path));
  return issues.filter(({ path }) => {
    const field = fieldAt(shape, path);
    const calculation = field && calculationOf(field);
    if (typeof calculation !== 'string') return true;
    return !invalid.has(dotted([...parsePath(path).slice(0, -1), calculation]));
  });
}

/**
 * Returns the dotted paths of expected answers (Shape.expected) that are missing, in dialogs and rows, too: asked for once
 * more before sending, never enforced (docs/requirements.md, P27).
 */
export function missingExpected(
  shape: Shape<unknown>,
  values: Values,
  path: Path = [],
  above?: Around,
): string[] {
  const around = aroundOf(shape, values, above);
  const pruned = countingAnswers(around);
  return Object.entries(shape.properties).flatMap(([name, field]) => {
    const value = pruned[name];
    const here = [...path, name];
    if (value !== undefined) return missingWithin(field, value, here, around);
    const isExpected = shape.expected?.includes(name) && isDisplayed(field);
    return isExpected && isShown(name, around) ? [dotted(here)] : [];
  });
}

function missingWithin(field: Field<unknown>, value: Json, path: Path, around: Around): string[] {
  if (isObject(field)) return isRecord(value) ? missingExpected(field, value, path, around) : [];
  if (!isList(field) || !Array.isArray(value)) return [];
  return value.flatMap((row, index) => missingWithin(field.items, row, [...path, index], around));
}

/**
 * Returns the dotted paths of e-mail addresses and phone numbers with an unusual form, and of codes
 * in non-Latin letters, including those in dialogs, blocks and rows: asked about once more before
 * sending, never enforced (docs/requirements.md, P27).
 */
export const doubtfulAnswers = (shape: Shape<unknown>, values: Values): string[] =>
  pathsOf(aroundOf(shape, values), isDoubtful);

/** Passport numbers and the like use these characters in every country. */
const IN_LATIN = /^[\u0020-\u007e]*$/u;

function isDoubtful({ field, value }: PlacedValue<unknown>): boolean {
  if (!isString(field) || typeof value !== 'string' || isRepeat(field)) return false;
  const { widget, format } = field;
  if (widget === 'code') return !IN_LATIN.test(value);
  return format !== undefined && !isEnforced(format) && !FORMATS[format].test(value);
}

/**
 * Returns the dotted paths of dates that the form has filled in and nobody has changed (docs/requirements.md, P22). A date
 * of birth or of a passport that is today was most likely skipped.
 */
export const presetDates = (
  shape: Shape<unknown>,
  values: Values,
  day: Day,
  above?: Around,
): string[] =>
  pathsOf(aroundOf(shape, values, above), ({ field, value, path }, pruned) => {
    if (!isString(field) || !isTyped(field) || typeof field.prefill !== 'string') return false;
    const around = aroundAt(shape, pruned, path.slice(0, -1));
    return value === filledIn(field, (name) => answerNamed(name, around), day);
  });

/** Returns the dotted paths of the answers of a kind, among those that count (originalPath converts them). */
const pathsOf = (
  around: Around,
  isOfKind: (placed: PlacedValue<unknown>, pruned: Values) => boolean,
): string[] => {
  const pruned = countingAnswers(around);
  return valuesIn(around.shape.properties, pruned)
    .filter((placed) => isOfKind(placed, pruned))
    .map(({ path }) => dotted(path));
};
