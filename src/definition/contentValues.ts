import type { ContentString } from './content';
import type { BooleanField, Choice, NumberField } from './field';
import { CONTENT_FORMATS } from './formats';
import { type Issue, issueAt } from './issue';
import { lengthOf } from './lengthOf';
import type { OptionList } from './sections/section';
import { isText } from './text';
import type { Json, Path } from './values';

/** What there is beside a record, and the record may name. */
export interface KnownRecords {
  /** Whether there is a record with that id. */
  refers(kind: string, id: string): boolean;
  /** The lists of options, from which sections choose. */
  readonly options: readonly OptionList[];
}

/** Letters of a text that says nothing of its length, as in a form. */
export const LONGEST_TEXT = 500;
const LONGEST_TEXTAREA = 5000;

/**
 * The address of a picture: a path of this site, or one below the API's address. Pages load no pictures
 * from anywhere else, so that nobody else learns who looks at them.
 */
const PICTURE = /^(?:\/(?![/\\]))?(?:[\w.~!$&()*+,;=@%-]+\/)*[\w.~!$&()*+,;=@%-]+$/u;

/** What is wrong with one value that is not empty by being left out. */
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

/** What is wrong with a text, in one language or in three. */
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
