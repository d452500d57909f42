import { onClock } from './clock';
import { isShown } from './condition';
import { countOf, isCounted } from './counted';
import {
  type Field,
  isFiles,
  isList,
  isMoney,
  isNumber,
  isObject,
  isString,
  type Shape,
} from './field';
import { moneyText } from './money';
import { recordName } from './recordName';
import type { Service } from './service';
import type { Language } from './text';
import { UNTIL_NOW } from './toJsonSchema';
import { dotted, isRecord, type Json, type Path, type Values } from './values';
import { isTold, isTyped, type WidgetName, widgetOf } from './widget';

/** One answer as a person reads it: for the review page, staff, print and export alike. */
export interface Answered {
  readonly path: string;
  readonly label: string;
  readonly content: Content;
}

export type Content =
  /** `code` texts (phones, dates, e-mails) read left to right in every language. */
  | {
      readonly kind: 'text';
      readonly text: string;
      readonly code: boolean;
      /** Of what a list of places may have a name for in the reader's language. */
      readonly place?: Place;
    }
  | { readonly kind: 'none' }
  | { readonly kind: 'files'; readonly tokens: readonly string[] }
  | { readonly kind: 'group'; readonly answers: readonly Answered[] }
  | { readonly kind: 'rows'; readonly rows: readonly (readonly Answered[])[] };

/** Where the names of a place are to be had. */
export interface Place {
  readonly source: string;
  /** The answer that narrows the source, such as the country of a city. */
  readonly parent?: string;
}

export interface DescribedBlock {
  readonly title?: string;
  readonly answers: readonly Answered[];
}

export interface DescribedStep {
  readonly title: string;
  readonly blocks: readonly DescribedBlock[];
}

/** The interface words that answers need, and their language. */
export interface AnswerWords {
  readonly yes: string;
  readonly no: string;
  /** Before noon, and after. */
  readonly am: string;
  readonly pm: string;
  /** In which of its languages a record is named. */
  readonly language: Language;
  /** The name of a place where it is known at once; undefined where it is not. */
  readonly placeName?: (text: string, place: Place) => string | undefined;
}

/**
 * Everything that was asked, with what was answered, step by step; hidden questions are left out.
 * @param values pruned, so that calculated values are among them
 */
export function describe(
  service: Service<string>,
  values: Values,
  words: AnswerWords,
): DescribedStep[] {
  return service.steps.map(({ title, blocks }) => ({
    title,
    blocks: blocks
      .map((block) => ({
        ...(block.title !== undefined && { title: block.title }),
        answers: describeShape(service.form, values, words, [], block.fields),
      }))
      .filter(({ answers }) => answers.length > 0),
  }));
}

/** The answers to an object's fields in their order, or to those that are named. */
export function describeShape(
  shape: Shape<string>,
  values: Values,
  words: AnswerWords,
  path: Path = [],
  names: readonly string[] = Object.keys(shape.properties),
): Answered[] {
  return names.flatMap((name) => {
    const field = shape.properties[name];
    if (!field || !isTold(field) || !isShown(name, shape.properties, values)) return [];
    // Of nobody nothing was asked.
    if (isCounted(field) && countOf(values[field.countedBy]) === 0) return [];
    const here = [...path, name];
    const content = describeValue(field, values[name], words, here);
    const place = placeOf(field, values);
    const told = place && content.kind === 'text' ? placed(content, place, words) : content;
    return [{ path: dotted(here), label: field.label, content: told }];
  });
}

/** Where the names of an answer are to be had, if it is a place. */
function placeOf(field: Field<unknown>, beside: Values): Place | undefined {
  if (!isString(field) || !field.source) return undefined;
  const { options: source, dependsOn } = field.source;
  const parent = dependsOn === undefined ? undefined : beside[dependsOn];
  return { source, ...(typeof parent === 'string' && { parent }) };
}

const placed = (
  content: Content & { readonly kind: 'text' },
  place: Place,
  { placeName }: AnswerWords,
): Content => ({ ...content, place, text: placeName?.(content.text, place) ?? content.text });

function describeValue(
  field: Field<string>,
  value: Json | undefined,
  words: AnswerWords,
  path: Path,
): Content {
  if (value === undefined || value === null || value === '') return { kind: 'none' };
  if (isFiles(field)) {
    return { kind: 'files', tokens: Array.isArray(value) ? value.map(String) : [] };
  }
  if (isList(field) && Array.isArray(value)) return describeRows(field.items, value, words, path);
  if (isObject(field) && isRecord(value)) {
    if (field.record) return text(recordName(value, words.language), false);
    if (field.widget === 'dateRange') return text(rangeText(field.untilNow, value), true);
    return { kind: 'group', answers: describeShape(field, value, words, path) };
  }
  const widget = widgetOf(typed(field));
  if (widget === 'time') return text(timeText(value, words), false);
  return text(plainText(field, value, words), CODES.has(widget) || isMoney(field));
}

function describeRows(
  items: Field<string>,
  rows: readonly Json[],
  words: AnswerWords,
  path: Path,
): Content {
  if (rows.length === 0) return { kind: 'none' };
  const described = rows.map((row, index) => {
    const here = [...path, index];
    if (isObject(items) && isRecord(row)) return describeShape(items, row, words, here);
    const content = describeValue(items, row, words, here);
    return [{ path: dotted(here), label: items.label, content }];
  });
  return { kind: 'rows', rows: described };
}

const CODES: ReadonlySet<WidgetName> = new Set([
  'email',
  'phone',
  'code',
  'date',
  'number',
  'counter',
]);

/** The field as if the visitor typed it: a code that was handed over is still one. */
function typed(field: Field<string>): Field<string> {
  if (isTyped(field)) return field;
  if (isString(field) || isNumber(field)) {
    return { ...field, widget: undefined, calculate: undefined };
  }
  return field;
}

const text = (content: string, code: boolean): Content => ({ kind: 'text', text: content, code });

function plainText(field: Field<string>, value: Json, words: AnswerWords): string {
  const choices = 'choices' in field ? field.choices : undefined;
  const chosen = choices?.find((choice) => choice.value === value);
  if (chosen) return chosen.label;
  if (isMoney(field)) return moneyText(value);
  if (typeof value === 'boolean') return value ? words.yes : words.no;
  return typeof value === 'string' ? value : JSON.stringify(value);
}

function timeText(value: Json, words: AnswerWords): string {
  const clock = onClock(String(value));
  return clock ? `${clock.text} ${words[clock.period]}` : String(value);
}

function rangeText(untilNow: string | undefined, { from, to }: Values): string {
  const end = to === UNTIL_NOW ? untilNow : to;
  return [from, end].filter((date) => date !== undefined).join(' – ');
}
