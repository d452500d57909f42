import { plainCode } from '../validate/digits';
import {
  type Field,
  isList,
  isObject,
  isString,
  type Shape,
  type StringField,
} from '../model/field';
import { fold } from '../language/fold';
import { type Language, pick } from '../language/text';
import { typeOf } from '../types/table';
import { isRecord, type Json, type Values } from '../model/values';

/** What a list of applications shows of one, and the text that a search covers. */
export type SearchFields = Readonly<ReturnType<typeof searchFieldsOf>>;

/**
 * Extracts the search fields of an application. The fields' autocomplete tokens tell whose answers
 * they are; searchable are formats (e-mail, phone), the widget `code`, names by their token, and
 * fields with `search` in the file.
 * @param answers pruned
 */
export function searchFieldsOf(shape: Shape<unknown>, answers: Values, reference: string) {
  const given = [...textsIn(shape, answers)];
  const by = (tokens: ReadonlySet<string>) =>
    given.filter(({ field }) => tokens.has(field.autocomplete ?? '')).map(({ text }) => text);
  const found = given.filter(({ field }) => isSearched(field)).map(({ text }) => text);
  return {
    /** The applicant's. Empty if the form does not ask for it, like the next two. */
    name: by(NAMES).join(' '),
    phone: by(PHONES)[0] ?? '',
    email: by(EMAILS)[0] ?? '',
    /** Folded (fold): the reference, and every personal name, phone, e-mail and code in the answers. */
    search: [...new Set([...inOne(reference), ...found.flatMap(spellings)])].join(' '),
  };
}

/** Returns the names of top-level fields whose answers are the name, the phone or the e-mail. */
export function namedBySearchFields(shape: Shape<unknown>): ReadonlySet<string> {
  const fields = [...fieldsIn(shape)];
  const of = (tokens: ReadonlySet<string>) => fields.filter(({ token }) => tokens.has(token));
  // A second phone is the applicant's, too, but is not listed.
  const named = [...of(NAMES), ...of(PHONES).slice(0, 1), ...of(EMAILS).slice(0, 1)];
  return new Set(named.flatMap(({ path }) => (path.length === 1 ? path : [])));
}

/**
 * Splits a search into words that the search text must all contain. Numbers are compared without
 * separators, by their last ten digits: 0750… and +964 750… are the same phone. عبدالله is split like عبد الله.
 */
export function searchWords(text: string): readonly string[] {
  const plain = plainCode(text);
  if (/^\+?[0-9][0-9\s()./-]*$/u.test(plain)) return [plain.replaceAll(/[^0-9]/gu, '').slice(-10)];
  const words = fold(text)
    .split(' ')
    .flatMap((word) => SERVANT_OF.exec(word)?.slice(1) ?? word);
  return [...new Set(words)].filter((word) => word !== '');
}

/**
 * Returns the label of the first answer that a search has found: "Spouse: First name"; "" if none has a word of it.
 * @param words of the search (searchWords)
 */
export function whereFound(
  shape: Shape,
  answers: Values,
  words: readonly string[],
  language: Language,
): string {
  for (const { field, text, labels } of textsIn(shape, answers)) {
    if (!isSearched(field)) continue;
    const folded = spellings(text);
    if (!words.some((word) => folded.some((one) => one.includes(word)))) continue;
    return labels.map((label) => pick(label, language)).join(': ');
  }
  return '';
}

/** Names such as عبدالله are written with a space as often as without; parts of words are found anywhere. */
const SERVANT_OF = /^(عبد)(ال.{2,})$/u;

const NAMES: ReadonlySet<string> = new Set([
  'name',
  'given-name',
  'additional-name',
  'family-name',
]);
const PHONES: ReadonlySet<string> = new Set(['tel']);
const EMAILS: ReadonlySet<string> = new Set(['email']);

function isSearched(field: Field<unknown>): boolean {
  const { search, format }: Partial<StringField<unknown>> = isString(field) ? field : {};
  const isCode = format === 'email' || format === 'phone' || field.widget === 'code';
  return search ?? (isCode || NAMES.has(field.autocomplete ?? ''));
}

/** Returns a code as written and, if it has separators (RG-7K3M-2QXD, 0750 123 4567), without them. */
function spellings(text: string): string[] {
  return /[0-9]/u.test(fold(text)) ? inOne(text) : [fold(text)];
}

/** Returns the same of any text: one reference in twelve has no digit. */
const inOne = (text: string): string[] => [
  ...new Set([fold(text), fold(text).replaceAll(' ', '')]),
];

interface Given<T> {
  readonly field: Field<T>;
  readonly text: string;
  /** Of the field, after those of the group or list that it is in. */
  readonly labels: readonly T[];
}

function* textsIn<T>(
  shape: Shape<T>,
  answers: Values,
  within: readonly T[] = [],
): Generator<Given<T>> {
  for (const [name, field] of Object.entries(shape.properties)) {
    yield* textsOf(field, Object.hasOwn(answers, name) ? answers[name] : undefined, [
      ...within,
      field.label,
    ]);
  }
}

function* textsOf<T>(
  field: Field<T>,
  value: Json | undefined,
  labels: readonly T[],
): Generator<Given<T>> {
  if (isObject(field)) {
    if (isRecord(value)) yield* textsIn(field, value, labels);
  } else if (isList(field) && Array.isArray(value)) {
    for (const row of value) yield* textsOf(field.items, row, labels);
  } else {
    const text = typeOf(field).searchText?.(value);
    if (text !== undefined) yield { field, text, labels };
  }
}

/** Yields all text fields of a form, in the order in which their answers are found. */
function* fieldsIn(
  shape: Shape<unknown>,
  path: readonly string[] = [],
): Generator<{ readonly path: readonly string[]; readonly token: string }> {
  for (const [name, field] of Object.entries(shape.properties)) {
    const here = [...path, name];
    const inner = isList(field) ? field.items : field;
    if (isObject(inner)) yield* fieldsIn(inner, here);
    else if (isString(inner)) yield { path: here, token: inner.autocomplete ?? '' };
  }
}
