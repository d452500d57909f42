import type { ContentString } from './contentType';
import type { BooleanField, Choice, NumberField } from '../model/field';
import { CONTENT_FORMATS } from '../model/formats';
import { type Issue, issueAt } from '../validate/issue';
import { lengthOf } from '../validate/lengthOf';
import type { OptionList } from '../sections/section';
import { isText } from '../language/text';
import type { Json, Path } from '../model/values';

/** The records that a record may refer to. */
export interface KnownRecords {
  /** Returns whether there is a record with that id. */
  refers(kind: string, id: string): boolean;
  /** The lists of options for the choices in sections. */
  readonly options: readonly OptionList[];
}

/** The maximum length of a text without one of its own, as in a form. */
export const LONGEST_TEXT = 500;
const LONGEST_TEXTAREA = 5000;

/**
 * The path of a picture: on this site, or below the API's base URL. Pages load no pictures from
 * other hosts, which would learn who views them.
 */
const PICTURE = /^(?:\/(?![/\\]))?(?:[\w.~!$&()*+,;=@%-]+\/)*[\w.~!$&()*+,;=@%-]+$/u;

/** Validates one value that is not missing. */
export function valueIssues(
  field: ContentString<unknown> | NumberField<unknown> | BooleanField<unknown>,
  value: Json,
  at: Path,
  known?: KnownRecords,
): Issue[] {
  if (field.type === 'string') return textIssues(field, value, at, known);
  if (field.type === 'boolean') return typeof value === 'boolean' ? [] : [issueAt(at, 'type')];
  return numberIssues(field, value, at);
}

function numberIssues(field: NumberField<unknown>, value: Json, at: Path): Issue[] {
  if (typeof value !== 'number' || !Number.isFinite(value)) return [issueAt(at, 'number')];
  if (field.type === 'integer' && !Number.isSafeInteger(value)) return [issueAt(at, 'integer')];
  const { minimum = -Infinity, maximum = Infinity } = field;
  if (value < minimum) return [issueAt(at, 'minimum', minimum)];
  if (value > maximum) return [issueAt(at, 'maximum', maximum)];
  return chosen(field.choices, value, at);
}

/** Validates a text, in one language or in three. */
export function textIssues(
  field: ContentString<unknown>,
  value: Json,
  at: Path,
  known?: KnownRecords,
): Issue[] {
  if (field.translated) {
    if (!isText(value)) return [issueAt(at, 'type')];
    return value.flatMap((text, index) => lengthIssues(field, text, [...at, index]));
  }
  if (typeof value !== 'string') return [issueAt(at, 'type')];
  const { format, choices, refers, widget } = field;
  if (choices) return chosen(choices, value, at);
  const lengths = lengthIssues(field, value, at);
  if (lengths.length > 0 || value === '') return lengths;
  if (format && !CONTENT_FORMATS[format].test(value)) return [issueAt(at, format)];
  if (widget === 'image' && !PICTURE.test(value)) return [issueAt(at, 'pattern')];
  const isLost = refers !== undefined && known?.refers(refers, value) === false;
  return isLost ? [issueAt(at, 'choice')] : [];
}

const chosen = (choices: readonly Choice<unknown>[] | undefined, value: Json, at: Path): Issue[] =>
  !choices || choices.some((choice) => choice.value === value) ? [] : [issueAt(at, 'choice')];

function lengthIssues(
  { minLength = 0, maxLength, widget }: ContentString<unknown>,
  text: string,
  at: Path,
): Issue[] {
  const most = maxLength ?? (widget === 'textarea' ? LONGEST_TEXTAREA : LONGEST_TEXT);
  const length = lengthOf(text);
  if (length > most) return [issueAt(at, 'maxLength', most)];
  return length < minLength ? [issueAt(at, 'minLength', minLength)] : [];
}
