import { LANGUAGE_FACTS } from '../../definition/language/languageFacts';
import type { Language } from '../../definition/language/text';

/** Returns whether arrows and anchors must be mirrored in code, not by a style sheet. */
export const isRightToLeft = (language: Language): boolean =>
  LANGUAGE_FACTS[language].direction === 'rtl';

/**
 * Returns the placeholder of an input with dir="auto". A space if there is none: the style sheet
 * recognises an empty input by its placeholder, and applies the page's direction
 * (platform/theme/base.css).
 */
export const placeholderOf = (words: string | undefined): string => words ?? ' ';
