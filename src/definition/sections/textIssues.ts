import { type Issue, issueAt } from '../validate/issue';
import { lengthOf } from '../validate/lengthOf';
import { LANGUAGES } from '../language/text';
import { isNone, type Json, type Path } from '../model/values';

/** Validates a text that is required in each language. */
export function requiredText(text: Json | undefined, at: Path, most: number): Issue[] {
  return isEmpty(text) ? [issueAt(at, 'required')] : optionalText(text, at, most);
}

/**
 * Validates an optional text: it may be empty in all languages, but not in some; reports the
 * missing languages at their positions. One text for all languages is valid, too.
 */
export function optionalText(text: Json | undefined, at: Path, most: number): Issue[] {
  if (isEmpty(text)) return [];
  if (typeof text === 'string') return tooLong(text, at, most);
  if (!Array.isArray(text) || text.length > LANGUAGES.length) return [issueAt(at, 'type')];
  return LANGUAGES.flatMap((_, index) => {
    const inLanguage = text[index] ?? '';
    const place = [...at, index];
    if (typeof inLanguage !== 'string') return [issueAt(place, 'type')];
    return inLanguage.trim() === ''
      ? [issueAt(place, 'required')]
      : tooLong(inLanguage, place, most);
  });
}

const tooLong = (text: string, at: Path, most: number): Issue[] =>
  lengthOf(text) > most ? [issueAt(at, 'maxLength', most)] : [];

/** Empty, or only spaces, in each language. */
const isEmpty = (text: Json | undefined): boolean =>
  Array.isArray(text) ? text.every(isNone) : isNone(text);
