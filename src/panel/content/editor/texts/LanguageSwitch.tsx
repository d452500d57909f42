import Chip from '@mui/material/Chip';
import { missingLanguages, translatedTexts } from '../../../../definition/content/contentTexts';
import type { Properties } from '../../../../definition/model/field';
import type { Values } from '../../../../definition/model/values';
import { ToggleField } from '../../../data/fields/ToggleField';
import { t } from '../../../language/t';
import { useEditedLanguage } from '../../../data/texts/editedLanguage';
import { LANGUAGE_NAMES } from '../../../../contract/staffWords';
import { type Language, LANGUAGES } from '../../../../definition/model/text';

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
    <ToggleField
      sx={{ flexWrap: 'wrap', justifySelf: 'end', '& button': { gap: 1, paddingBlock: 0.5 } }}
      label={t('Language of the texts')}
      value={edited}
      options={[
        ['all', t('All languages')],
        ...languageOptions((language) => missing.filter((each) => each === language).length),
      ]}
      onChoose={(language) => useEditedLanguage.setState({ language })}
    />
  );
}

/** Returns the languages as the options of a ToggleField, each with how many texts are missing in it. */
export const languageOptions = (missingIn: (language: Language) => number) =>
  LANGUAGES.map((language) => {
    const number = missingIn(language);
    const words = (
      <>
        {t(LANGUAGE_NAMES[language])}
        {number > 0 && (
          <Chip color="warning" variant="outlined" label={t('{{number}} missing', { number })} />
        )}
      </>
    );
    return [language, words] as const;
  });
