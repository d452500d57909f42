import i18next from 'i18next';
import '../../platform/language/i18n';
import { type Language, pick, type Text } from '../../definition/model/text';

export const panelLanguage = (): Language => i18next.language as Language;

/** Returns a text of a service or a content type in the account's language. */
export const ownText = (text: Text): string => pick(text, panelLanguage());

/** Returns the comma of the account's language, with a space. */
export const comma = (): string => (panelLanguage() === 'en' ? ', ' : '، ');

export const inList = (words: readonly string[]): string => words.join(comma());
