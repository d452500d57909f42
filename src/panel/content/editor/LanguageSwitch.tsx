import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { LANGUAGE_NAMES } from '../../../contract/staffWords';
import { missingLanguages, translatedTexts } from '../../../definition/content/contentTexts';
import { type Language, LANGUAGES } from '../../../definition/language/text';
import type { Properties } from '../../../definition/model/field';
import type { Values } from '../../../definition/model/values';
import { t } from '../../language/t';
import { useEditedLanguage } from './editedLanguage';

interface LanguageSwitchProps {
  readonly fields: Properties;
  readonly values: Values;
}

/** Switches the whole form to one language, or to all side by side, and says how many texts each one lacks. */
export function LanguageSwitch({ fields, values }: LanguageSwitchProps) {
  const edited = useEditedLanguage(({ language }) => language);
  if (translatedTexts(fields, values).length === 0) return null;
  const missing = missingLanguages(fields, values).flatMap(({ languages }) => languages);
  return (
    <ToggleButtonGroup
      exclusive
      size="small"
      className="pn-languages"
      aria-label={t('Language of the texts')}
      value={edited}
      // Pressing the chosen one again chooses none, which there is not.
      onChange={(_, language: Language | 'all' | null) =>
        language !== null && useEditedLanguage.setState({ language })
      }
    >
      <ToggleButton value="all">{t('All languages')}</ToggleButton>
      {LANGUAGES.map((language) => {
        const number = missing.filter((each) => each === language).length;
        return (
          <ToggleButton key={language} value={language}>
            {t(LANGUAGE_NAMES[language])}
            {number > 0 && <em className="pn-note">{t('{{number}} missing', { number })}</em>}
          </ToggleButton>
        );
      })}
    </ToggleButtonGroup>
  );
}
