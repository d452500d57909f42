import { LANGUAGE_FACTS } from '../../definition/language/languageFacts';
import type { Language } from '../../definition/language/text';

/** Returns whether arrows and anchors must be mirrored in code, not by a style sheet. */
export const isRightToLeft = (language: Language): boolean =>
  LANGUAGE_FACTS[language].direction === 'rtl';

/** Returns the placeholder of an input with dir="auto": a space if none, by which base.css knows that it is empty. */
export const placeholderOf = (words: string | undefined): string => words ?? ' ';
