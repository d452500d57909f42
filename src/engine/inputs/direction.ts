import { LANGUAGE_FACTS } from '../../definition/languageFacts';
import type { Language } from '../../definition/text';

/** Whether arrows and anchors change sides, where no style sheet does it. */
export const isRightToLeft = (language: Language): boolean =>
  LANGUAGE_FACTS[language].direction === 'rtl';

/**
 * How a dialog says in which language it is: it hangs on the page's body, whose language may be another
 * than the form's.
 */
export const spokenIn = (language: Language) => ({
  lang: LANGUAGE_FACTS[language].tag,
  dir: LANGUAGE_FACTS[language].direction,
});

/**
 * What an input with dir="auto" shows while it is empty. A blank where there are no words, for the style sheet
 * knows an empty input by its placeholder, and gives it the page's direction (platform/look/base.css).
 */
export const placeholderOf = (words: string | undefined): string => words ?? ' ';
