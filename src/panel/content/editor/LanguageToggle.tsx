import type { ComponentProps } from 'react';
import { LANGUAGE_NAMES } from '../../../contract/staffWords';
import { type Language, LANGUAGES } from '../../../definition/language/text';
import { ToggleField } from '../../data/ToggleField';
import { t } from '../../language/t';

type Toggle<T extends string> = ComponentProps<typeof ToggleField<T>>;

interface LanguageToggleProps<Other extends string> extends Omit<
  Toggle<Language | NoInfer<Other>>,
  'options'
> {
  /** Choices before the languages. */
  readonly others?: Toggle<Other>['options'];
  /** Returns how many texts a language lacks. */
  readonly missingIn: (language: Language) => number;
}

/** Chooses a language, and says how much is missing in each. */
export function LanguageToggle<Other extends string = never>(props: LanguageToggleProps<Other>) {
  const { others = [], missingIn, ...toggle } = props;
  const languages = LANGUAGES.map((language) => {
    const number = missingIn(language);
    const words = (
      <>
        {t(LANGUAGE_NAMES[language])}
        {number > 0 && <em className="pn-note">{t('{{number}} missing', { number })}</em>}
      </>
    );
    return [language, words] as const;
  });
  return <ToggleField {...toggle} options={[...others, ...languages]} />;
}
