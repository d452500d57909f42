import { useCallback } from 'react';
import { useLanguage } from '../language/languageStore';
import { inLanguage, type Words } from './words';

/** Gives words in the reader's language, or else in whichever there is. */
export function useWords(): (words: Words) => string {
  const language = useLanguage();
  return useCallback((words) => inLanguage(words, language), [language]);
}
