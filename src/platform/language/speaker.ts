import i18next, { type i18n } from 'i18next';
import type { Language } from '../../definition/text';
import { loadWords } from './i18n';

const speakers = new Map<Language, i18n>();

/**
 * What says the interface words in a language that need not be the one on the screen. It knows the parts
 * that were wanted so far (wantWords). Rejects if the words cannot be had.
 */
export async function speakerOf(language: Language): Promise<i18n> {
  await loadWords(language);
  const known = speakers.get(language);
  if (known) return known;
  const speaker = i18next.cloneInstance({ lng: language });
  speakers.set(language, speaker);
  return speaker;
}
