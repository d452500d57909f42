import { useEffect } from 'react';
import { showLanguage } from './languageStore';
import { languageOfPlace } from './placeLanguage';
import { isLanguageOpen, rememberPlace } from './preference';

/**
 * Shows the language of the visitor's place if there is no other preference. The request starts
 * after the first paint, so that it delays nothing; a language chosen meanwhile wins.
 * @param isEnabled false on pages with a fixed language, such as the control panel
 */
export function useLanguageByPlace(isEnabled: boolean): void {
  useEffect(() => {
    if (!isEnabled || !isLanguageOpen()) return undefined;
    let isOver = false;
    const greet = async () => {
      const language = await languageOfPlace();
      if (isOver || language === undefined || !isLanguageOpen()) return;
      rememberPlace(language);
      await showLanguage(language);
    };
    // On failure the language stays as it is.
    const timer = setTimeout(() => void greet().catch(() => undefined));
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [isEnabled]);
}
