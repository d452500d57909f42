import { type Kind, KEYWORDS } from '../keywords/keywords';
import { KEYWORD_NAMES, keywordsOf } from '../keywords/siblings';
import type { Shape } from '../model/field';
import { memoise } from '../model/memoise';
import type { Service } from '../model/service';
import { isText, type Language, pick, type Text } from '../model/text';

/** Kinds of values that have texts inside. */
const WITH_TEXTS: ReadonlySet<Kind> = new Set([
  ...(['text', 'texts', 'choices', 'sumLimit', 'ends'] as const),
  ...(['fields', 'field', 'row', 'rows'] as const),
]);

/** What is no keyword of a field: parts of the files, and of values with texts. */
const DATA_PARTS = [
  ...['fields', 'omit', 'lists', 'columns', 'about', 'endDates', 'constants', 'lookup', 'given'],
  ...['value', 'holds', 'edits', 'sample', 'samples', 'also', 'under'],
];

/** What is data, and not localised even if it looks like a text in three languages. */
export const DATA: ReadonlySet<string> = new Set([
  ...DATA_PARTS,
  ...KEYWORD_NAMES.filter((keyword) => !WITH_TEXTS.has(KEYWORDS[keyword].kind)),
]);

/** Keywords whose keys are names: a field or an issue code may be called "required". */
export const MAPS: ReadonlySet<string> = new Set(keywordsOf('fields', 'texts'));

/** Returns the service in one language: all code behind it handles plain strings, which the compiler enforces. */
export function localise({ form, ...rest }: Service, language: Language): Service<string> {
  const around = mapTexts(rest, (text) => pick(text, language)) as Omit<Service<string>, 'form'>;
  return { ...around, form: localiseShape(form, language) as Service<string>['form'] };
}

/** Several components ask for the same form, and each walk through it takes as long as some fields to be rendered. */
const localisedOf = memoise((_: Shape) => new Map<Language, Shape<string>>());

/** Does the same for a form or an object field. */
export function localiseShape(shape: Shape, language: Language): Shape<string> {
  const known = localisedOf(shape);
  const localised =
    known.get(language) ?? (mapTexts(shape, (text) => pick(text, language)) as Shape<string>);
  known.set(language, localised);
  return localised;
}

/** Returns a file, or a part of one, with all its texts in three languages converted. */
export function mapTexts(
  node: unknown,
  convert: (text: Text) => unknown,
  keysAreNames = false,
): unknown {
  if (typeof node !== 'object' || node === null) return node;
  if (isText(node)) return convert(node);
  if (Array.isArray(node)) return node.map((entry) => mapTexts(entry, convert));
  // Not by Object.fromEntries, which takes three times as long: every form waits for this.
  const mapped: Record<string, unknown> = {};
  for (const [key, value] of Object.entries(node)) {
    const isData = !keysAreNames && DATA.has(key);
    mapped[key] = isData ? value : mapTexts(value, convert, MAPS.has(key));
  }
  return mapped;
}
