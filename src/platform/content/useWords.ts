import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../language/languageStore';
import { textInLanguage, type TranslatedText } from './translatedText';

/**
 * Returns the functions that word a component: `t` for the texts of the site, and `say`, which selects the reader's
 * language of a text of the content, or any other that it has.
 */
export function useWords() {
  const { t } = useTranslation();
  const language = useLanguage();
  const say = useCallback((words: TranslatedText) => textInLanguage(words, language), [language]);
  return { t, say };
}
