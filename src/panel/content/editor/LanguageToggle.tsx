import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup, { type ToggleButtonGroupProps } from '@mui/material/ToggleButtonGroup';
import { LANGUAGE_NAMES } from '../../../contract/staffWords';
import { type Language, LANGUAGES } from '../../../definition/language/text';
import { t } from '../../language/t';

interface LanguageToggleProps<T> extends Pick<ToggleButtonGroupProps, 'className' | 'children'> {
  readonly label: string;
  readonly value: T;
  /** Returns how many texts a language lacks. */
  readonly missingIn: (language: Language) => number;
  readonly onChoose: (value: T) => void;
}

/** Chooses a language, and says how much is missing in each; other choices (children) come first. */
export function LanguageToggle<T extends Language | 'all'>(props: LanguageToggleProps<T>) {
  const { label, className, value, missingIn, onChoose, children } = props;
  return (
    <ToggleButtonGroup
      exclusive
      size="small"
      className={className}
      aria-label={label}
      value={value}
      // Pressing the chosen one again chooses none, which there is not.
      onChange={(_, next: T | null) => next !== null && onChoose(next)}
    >
      {children}
      {LANGUAGES.map((language) => {
        const number = missingIn(language);
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
