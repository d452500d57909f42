import { useTranslation } from '../../platform/language/useTranslation';
import { type Language, LANGUAGES } from '../../definition/model/text';
import { LANGUAGE_FACTS } from '../../definition/language/languageFacts';
import { chooseLanguage, useLanguage } from '../../platform/language/languageStore';
import { showNotice, SNACKBAR_TIMEOUT_MS } from '../../platform/snackbar/snackbarStore';

/**
 * Renders a button for each language, with its own name in its own direction. A notice says if the texts of a language
 * cannot be loaded.
 */
export function LanguageChoices({ onChoose }: { readonly onChoose: () => void }) {
  const { t } = useTranslation();
  const current = useLanguage();
  const choose = (language: Language) => {
    onChoose();
    chooseLanguage(language).catch(() =>
      showNotice({ kind: 'error', text: t('errors.server'), timeout: SNACKBAR_TIMEOUT_MS }),
    );
  };
  return LANGUAGES.map((language) => {
    const { name, tag, direction } = LANGUAGE_FACTS[language];
    return (
      <li key={language}>
        <button
          type="button"
          lang={tag}
          dir={direction}
          aria-current={language === current}
          onClick={() => choose(language)}
        >
          {name}
        </button>
      </li>
    );
  });
}
