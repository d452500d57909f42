import { type Language, LANGUAGES } from '../../definition/language/text';
import { LANGUAGE_FACTS } from '../../definition/language/languageFacts';
import { useLanguage } from '../../platform/language/languageStore';

/** Renders a button for each language, with its own name in its own direction. */
export function LanguageChoices({ choose }: { readonly choose: (language: Language) => void }) {
  const current = useLanguage();
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
