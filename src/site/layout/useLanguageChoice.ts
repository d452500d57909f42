import { useTranslation } from 'react-i18next';
import type { Language } from '../../definition/language/text';
import { chooseLanguage } from '../../platform/language/languageStore';
import { showNotice, SNACKBAR_TIMEOUT_MS } from '../../platform/snackbar/snackbarStore';

/** Returns a function that changes the language; shows a notice if its texts cannot be loaded. */
export function useLanguageChoice(): (language: Language) => void {
  const { t } = useTranslation();
  return (language) => {
    chooseLanguage(language).catch(() =>
      showNotice({ kind: 'error', text: t('errors.server'), timeout: SNACKBAR_TIMEOUT_MS }),
    );
  };
}
