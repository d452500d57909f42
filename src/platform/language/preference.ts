import { isLanguage, type Language, LANGUAGES } from '../../definition/text';
import { LANGUAGE_FACTS } from '../../definition/languageFacts';
import { guardedStorage } from '../guardedStorage';

const KEPT = 'rega-language';
const NAME = 'lang';
const OF_PLACE = 'rega-place-language';
const DEFAULT: Language = 'en';

const ofBrowser = guardedStorage(() => localStorage);
const ofTab = guardedStorage(() => sessionStorage);

/** Whether the visitor has chosen one by hand on this page, even if that could not be kept. */
let isChosen = false;

/** The language that the server wrote the page in: that of its address, or of the browser's wish. */
const served: Language | undefined = LANGUAGES.find(
  (language) => LANGUAGE_FACTS[language].tag === document.documentElement.lang,
);

/**
 * The language to begin with: the one that a link names (?lang=), else the one that the visitor chose, if
 * that could be kept, else that of the place, once it is known (docs/requirements.md, P3). Until then it is
 * the one in which the page came, so that it does not turn before the visitor's eyes.
 */
export const preferredLanguage = (): Language =>
  named() ?? chosen() ?? ofPlace() ?? served ?? DEFAULT;

/** Whether a place still has a say: not once there is a choice, a link's word or an earlier answer. */
export const isLanguageOpen = (): boolean =>
  !isChosen && (named() ?? chosen() ?? ofPlace()) === undefined;

/** Who follows a link that names a language has chosen it: the next pages, whose links name none, show it too. */
export function rememberNamed(): void {
  const language = named();
  if (language) rememberLanguage(language);
}

/** Has an address that names a language name this one: a reload or a shared link would bring the other back. */
export function nameInAddress(language: Language): void {
  if (named() === undefined) return;
  const address = new URL(location.href);
  address.searchParams.set(NAME, language);
  history.replaceState(history.state, '', address);
}

/** The visitor has chosen: a place that answers from now on is too late. */
export const closeLanguage = (): void => void (isChosen = true);

/** Keeps what the visitor chose by hand: the next visits begin with it. */
export const rememberLanguage = (language: Language): void => ofBrowser.setItem(KEPT, language);

/** Keeps the language of the visitor's place while the tab is open: the next page begins with it. */
export const rememberPlace = (language: Language): void => ofTab.setItem(OF_PLACE, language);

const chosen = (): Language | undefined => languageIn(ofBrowser.getItem(KEPT));

const named = (): Language | undefined =>
  languageIn(new URLSearchParams(location.search).get(NAME));

const ofPlace = (): Language | undefined => languageIn(ofTab.getItem(OF_PLACE));

const languageIn = (text: string | null): Language | undefined =>
  isLanguage(text) ? text : undefined;
