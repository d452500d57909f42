import { useCallback } from 'react';
import { useLanguage } from '../language/languageStore';
import { textInLanguage, type TranslatedText } from './translatedText';

/** Returns a function that selects the reader's language of a text, or any other that it has. */
export function useWords(): (words: TranslatedText) => string {
  const language = useLanguage();
  return useCallback((words) => textInLanguage(words, language), [language]);
}
