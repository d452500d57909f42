import { type Language, LANGUAGES } from '../../../definition/model/text';
import { keptChoice } from '../../../platform/keptChoice';

/** The language in which texts are edited: one, or all side by side. Remembered by the browser. */
export const useEditedLanguage = keptChoice<{ readonly language: Language | 'all' }>('edited', {
  language: 'all',
});

export function useEditedLanguages(): readonly Language[] {
  const language = useEditedLanguage((state) => state.language);
  return language === 'all' ? LANGUAGES : [language];
}

/** Shows all languages. Returns whether some were hidden. */
export function showAllLanguages(): boolean {
  const wasOne = useEditedLanguage.getState().language !== 'all';
  if (wasOne) useEditedLanguage.setState({ language: 'all' });
  return wasOne;
}
