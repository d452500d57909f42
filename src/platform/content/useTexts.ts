import { useCallback } from 'react';
import { useTranslation } from '../language/useTranslation';
import { useLanguage } from '../language/languageStore';
import { textInLanguage, type TranslatedText } from './translatedText';

/**
 * Returns the functions for the texts of a component: `t` for the texts of the site, and `textOf`, which selects the
 * reader's language of a text of the content, or any other that it has.
 */
export function useTexts() {
  const { t } = useTranslation();
  const language = useLanguage();
  const textOf = useCallback((text: TranslatedText) => textInLanguage(text, language), [language]);
  return { t, textOf };
}
