import { plainCode } from '../model/digits';
import { type Field, isList, isString, type Shape, type StringField } from '../model/field';
import { fieldAt } from '../model/fieldAt';
import { memoise } from '../model/memoise';
import { fieldsIn, valuesIn } from '../model/placedValues';
import { fold } from '../model/fold';
import { nameSounds } from '../language/nameSounds';
import { type Language, pick, withoutOverrides } from '../model/text';
import { typeOf } from '../model/types/table';
import { dotted, type Values } from '../model/values';

/** What a list of applications shows of one, and the text that a search covers. */
export type SearchFields = Readonly<ReturnType<typeof searchFieldsOf>>;

/**
 * Returns the applicant's name, phone and e-mail, each empty if the form does not ask for it. The fields' autocomplete
 * tokens tell whose answers they are.
 * @param answers pruned
 */
export const applicantOf = (shape: Shape<unknown>, answers: Values) =>
  applicantIn(textsIn(shape, answers));

function applicantIn(given: ReturnType<typeof textsIn>) {
  const by = (tokens: ReadonlySet<string>) =>
    given
      .filter(({ field }) => tokens.has(field.autocomplete ?? ''))
      .map(({ text }) => withoutOverrides(text));
  return { name: by(NAMES).join(' '), phone: by(PHONES)[0] ?? '', email: by(EMAILS)[0] ?? '' };
}

/**
 * Extracts the search fields of an application. Searchable are formats (e-mail, phone), the widget `code`, names by
 * their token, and fields with `search` in the file.
 * @param answers pruned
 */
export function searchFieldsOf(shape: Shape<unknown>, answers: Values, reference: string) {
  const given = textsIn(shape, answers);
  const applicant = applicantIn(given);
  const found = given.filter(({ field }) => isSearched(field)).map(({ text }) => text);
  const names = given.filter(({ field }) => isName(field)).map(({ text }) => text);
  return {
    ...applicant,
    /**
     * Folded (fold): the reference, and every personal name, phone, e-mail and code in the answers; then how the names
     * sound (nameSounds), each between two signs that no folded text contains.
     */
    search: [
      ...new Set([...inOne(fold(reference)), ...found.flatMap(spellings)]),
      ...soundText([applicant.name, ...names]),
    ].join(' '),
  };
}

/** Returns the names of top-level fields whose answers are the name, the phone or the e-mail. */
export function namedBySearchFields(shape: Shape<unknown>): ReadonlySet<string> {
  const fields = Object.entries(shape.properties).flatMap(([name, field]) => {
    const own = isList(field) ? field.items : field;
    return fieldsIn({ [name]: field }).map((one) => ({ name: one === own ? [name] : [], one }));
  });
  const of = (tokens: ReadonlySet<string>) =>
    fields.filter(({ one }) => tokens.has(one.autocomplete ?? ''));
  // A second phone is the applicant's, too, but is not listed.
  const named = [...of(NAMES), ...of(PHONES).slice(0, 1), ...of(EMAILS).slice(0, 1)];
  return new Set(named.flatMap(({ name }) => name));
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

/** Returns how some names sound, each sound between two signs; none if they have none. */
function soundText(names: readonly string[]): readonly string[] {
  const sounds = new Set(names.flatMap((name) => [...nameSounds(name).values()].flat()));
  return sounds.size > 0 ? [`=${[...sounds].join('=')}=`] : [];
}

/** Maps each word of a search to the sounds that search texts contain for other spellings of the same name. */
export type SoundWords = ReadonlyMap<string, readonly string[]>;

export const soundWords = (search: string): SoundWords =>
  new Map(
    Array.from(nameSounds(search), ([name, sounds]) =>
      searchWords(name).map((word) => [word, sounds.map((sound) => `=${sound}=`)] as const),
    ).flat(),
  );

/** Returns the words of a search that none of the texts contains, in any spelling; numbers also match without separators. */
export function wordsNotIn(
  texts: readonly string[],
  words: readonly string[],
  sounds: SoundWords = new Map(),
): readonly string[] {
  const folded = texts.map(fold);
  const all = [...folded, ...folded.map((text) => text.replaceAll(' ', '')), ...soundText(texts)];
  const whole = all.join(' ');
  return words.filter((word) =>
    [word, ...(sounds.get(word) ?? [])].every((one) => !whole.includes(one)),
  );
}

/** Returns the label of the first answer with a word of a search ("Spouse: First name"); "" if none has one. */
export function whereFound(
  shape: Shape,
  answers: Values,
  words: readonly string[],
  language: Language,
  sounds?: SoundWords,
): string {
  const found = textsIn(shape, answers).find(
    ({ field, text }) =>
      isSearched(field) &&
      wordsNotIn([text], words, isName(field) ? sounds : undefined).length < words.length,
  );
  const labels = (found?.path ?? []).map((key, index, path) =>
    typeof key === 'number' ? undefined : fieldAt(shape, dotted(path.slice(0, index + 1)))?.label,
  );
  return labels
    .map((label) => label && pick(label, language))
    .filter(Boolean)
    .join(': ');
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

const isName = (field: Field<unknown>): boolean => NAMES.has(field.autocomplete ?? '');

function isSearched(field: Field<unknown>): boolean {
  const { search, format }: Partial<StringField<unknown>> = isString(field) ? field : {};
  const isCode = format === 'email' || format === 'phone' || field.widget === 'code';
  return search ?? (isCode || isName(field));
}

/** Returns a code as written and, if it has separators (RG-7K3M-2QXD, 0750 123 4567), without them. */
function spellings(text: string): string[] {
  const folded = fold(text);
  return /[0-9]/u.test(folded) ? inOne(folded) : [folded];
}

/** Returns the same of any folded text: one reference in twelve has no digit. */
const inOne = (folded: string): string[] => [...new Set([folded, folded.replaceAll(' ', '')])];

/** Returns the texts by which an application may be found or is listed, in the order of the form. */
const textsIn = <T>(shape: Shape<T>, answers: Values) =>
  valuesIn(shape.properties, answers, isListed).flatMap(({ path, field, value }) => {
    const text = typeOf(field).searchText?.(value, field);
    return text === undefined ? [] : [{ path, field, text }];
  });

const isListed = memoise(
  (field: Field<unknown>): boolean =>
    isSearched(field) ||
    [NAMES, PHONES, EMAILS].some((tokens) => tokens.has(field.autocomplete ?? '')),
);
