import i18next, { type i18n } from 'i18next';
import type { Language } from '../../definition/language/text';
import { loadTranslations } from './i18n';

const speakers = new Map<Language, i18n>();

/**
 * Returns an i18next instance for a language other than the current one, with the parts that have
 * been requested so far (wantWords). Rejects if the translations cannot be loaded.
 */
export async function speakerOf(language: Language): Promise<i18n> {
  await loadTranslations(language);
  const known = speakers.get(language);
  if (known) return known;
  const speaker = i18next.cloneInstance({ lng: language });
  speakers.set(language, speaker);
  return speaker;
}
