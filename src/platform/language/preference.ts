import { isLanguage, type Language, LANGUAGES } from '../../definition/model/text';
import { LANGUAGE_FACTS } from '../../definition/language/languageFacts';
import { deviceStorage, tabStorage } from '../guardedStorage';
import { isServer } from '../isServer';

const KEPT = 'rega-language';
const NAME = 'lang';
const OF_PLACE = 'rega-place-language';
const DEFAULT: Language = 'en';

/** Whether the visitor has chosen a language on this page; needed if it could not be stored. */
let isChosen = false;

/** The language in which the server rendered the page: from the URL or Accept-Language. */
const served: Language | undefined = LANGUAGES.find(
  (language) => !isServer && LANGUAGE_FACTS[language].tag === document.documentElement.lang,
);

/**
 * Returns the initial language: `?lang=`, else the stored choice, else the language of the place
 * once it is known (docs/requirements.md, P3), else the one that the server rendered, so that the
 * page does not change while it loads.
 */
export const preferredLanguage = (): Language =>
  named() ?? chosen() ?? ofPlace() ?? served ?? DEFAULT;

/** Returns whether the place may decide: there is no choice, no `?lang=` and no earlier result. */
export const isLanguageOpen = (): boolean =>
  !isChosen && (named() ?? chosen() ?? ofPlace()) === undefined;

/** Stores the language of a `?lang=` link as the visitor's choice, because links to further pages do not contain it. */
export function rememberNamed(): void {
  const language = named();
  if (language) rememberLanguage(language);
}

/** Updates an existing `?lang=`: otherwise a reload or a shared link would restore the previous language. */
export function nameInAddress(language: Language): void {
  if (named() === undefined) return;
  const address = new URL(location.href);
  address.searchParams.set(NAME, language);
  history.replaceState(history.state, '', address);
}

/** Marks the language as chosen, so that a later response for the place is ignored. */
export const closeLanguage = (): void => void (isChosen = true);

/** Stores the visitor's choice for the next visits. */
export const rememberLanguage = (language: Language): void => deviceStorage.setItem(KEPT, language);

/** Stores the language of the visitor's place for the life of the tab. */
export const rememberPlace = (language: Language): void => tabStorage.setItem(OF_PLACE, language);

const chosen = (): Language | undefined => languageIn(deviceStorage.getItem(KEPT));

const named = (): Language | undefined =>
  isServer ? undefined : languageIn(new URLSearchParams(location.search).get(NAME));

const ofPlace = (): Language | undefined => languageIn(tabStorage.getItem(OF_PLACE));

const languageIn = (text: string | null): Language | undefined =>
  isLanguage(text) ? text : undefined;
