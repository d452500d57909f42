import { useCallback } from 'react';
import { useLanguage } from '../language/languageStore';
import { inLanguage, type Words } from './words';

/** Returns a function that selects the reader's language of a text, or any other that it has. */
export function useWords(): (words: Words) => string {
  const language = useLanguage();
  return useCallback((words) => inLanguage(words, language), [language]);
}
