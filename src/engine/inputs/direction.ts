import type { Language } from '../../definition/text';

/** Kurdish and Arabic run from right to left (paper 1, section 1). */
export const isRightToLeft = (language: Language): boolean => language !== 'en';

/**
 * How a dialog says in which language it is: it hangs on the page's body, whose language may be another
 * than the form's. Sorani has a tag of its own.
 */
export const spokenIn = (language: Language) => ({
  lang: language === 'ku' ? 'ckb' : language,
  dir: isRightToLeft(language) ? 'rtl' : 'ltr',
});
