import { useState } from 'react';
import type { Language } from '../../../definition/language/text';
import { panelLanguage } from '../../language/panelLanguage';
import { useEditedLanguages } from './editedLanguage';

interface ShownLanguage {
  readonly language: Language;
  /** Undefined: the form is edited in one language, and the table with it. */
  readonly setLanguage: ((language: Language) => void) | undefined;
}

/**
 * The language in which a table is edited: that of the form, or one of its own while the form
 * shows all, at first the account's.
 */
export function useTableLanguage(): ShownLanguage {
  const [own, setOwn] = useState(panelLanguage);
  const [language, ...others] = useEditedLanguages();
  return others.length === 0 && language
    ? { language, setLanguage: undefined }
    : { language: own, setLanguage: setOwn };
}
