import { LANGUAGE_NAMES } from '../../../contract/staffWords';
import { type Language, LANGUAGES } from '../../../definition/model/text';
import { t } from '../../language/t';

/** Returns the languages as the options of a ToggleField, each with how many texts are missing in it. */
export const languageOptions = (missingIn: (language: Language) => number) =>
  LANGUAGES.map((language) => {
    const number = missingIn(language);
    const words = (
      <>
        {t(LANGUAGE_NAMES[language])}
        {number > 0 && <em className="pn-note">{t('{{number}} missing', { number })}</em>}
      </>
    );
    return [language, words] as const;
  });
