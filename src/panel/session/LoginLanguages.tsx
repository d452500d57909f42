import { LANGUAGES } from '../../definition/language/text';
import { LANGUAGE_FACTS } from '../../definition/language/languageFacts';
import { useLanguage } from '../../platform/language/languageStore';
import { useLastLanguage } from '../language/usePanelLanguage';
import { t } from '../language/t';

/** Changes the language of the login form, which the account's replaces. */
export function LoginLanguages() {
  const shown = useLanguage();
  return (
    <div role="group" aria-label={t('Language')} className="pn-login-languages">
      {LANGUAGES.toReversed().map((language) => (
        <button
          key={language}
          type="button"
          lang={LANGUAGE_FACTS[language].tag}
          aria-pressed={language === shown}
          onClick={() => useLastLanguage.setState({ language })}
        >
          {LANGUAGE_FACTS[language].name}
        </button>
      ))}
    </div>
  );
}
