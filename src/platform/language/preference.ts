import { isLanguage, type Language, LANGUAGES } from '../../definition/text';
import { LANGUAGE_FACTS } from '../../definition/languageFacts';

const KEPT = 'rega-language';
const OF_PLACE = 'rega-place-language';
const DEFAULT: Language = 'en';

/** Whether the visitor has chosen one by hand on this page, even if that could not be kept. */
let isChosen = false;

/** The language that the server wrote the page in: that of its address, or of the browser's wish. */
const served: Language | undefined = LANGUAGES.find(
  (language) => LANGUAGE_FACTS[language].tag === document.documentElement.lang,
);

/**
 * The language to begin with: the one that the visitor chose, on this visit or an earlier one, else the
 * one that a link names (?lang=), else that of the place, once it is known (paper 1, section 1). Until
 * then it is the one in which the page came, so that it does not turn before the visitor's eyes.
 */
export const preferredLanguage = (): Language => chosen() ?? found() ?? served ?? DEFAULT;

/** Whether a place still has a say: not once there is a choice, a link's word or an earlier answer. */
export const isLanguageOpen = (): boolean => !isChosen && (chosen() ?? found()) === undefined;

export function rememberLanguage(language: Language): void {
  isChosen = true;
  keep(() => localStorage, KEPT, language);
}

/** Keeps the language of the visitor's place while the tab is open: the next page begins with it. */
export const rememberPlace = (language: Language): void =>
  keep(() => sessionStorage, OF_PLACE, language);

const chosen = (): Language | undefined => kept(() => localStorage, KEPT);

const found = (): Language | undefined =>
  read(() => new URLSearchParams(location.search).get('lang')) ??
  kept(() => sessionStorage, OF_PLACE);

const kept = (storage: () => Storage, key: string): Language | undefined =>
  read(() => storage().getItem(key));

/** Storage may be forbidden, even to be spoken of. */
function read(text: () => string | null): Language | undefined {
  try {
    const value = text();
    return isLanguage(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

function keep(storage: () => Storage, key: string, language: Language): void {
  try {
    storage().setItem(key, language);
  } catch {
    // Forbidden or full: it then lasts for this visit.
  }
}
