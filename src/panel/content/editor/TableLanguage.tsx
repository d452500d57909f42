import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { type Language, LANGUAGES, type Text } from '../../../definition/language/text';
import { LANGUAGE_NAMES } from '../../../contract/staffWords';
import { missingCells, type TableValue } from './tableValue';
import { t } from '../../language/t';

interface TableLanguageProps {
  readonly table: TableValue;
  readonly heads?: readonly Text[] | undefined;
  readonly value: Language;
  readonly onChange: (language: Language) => void;
}

/** Which language of a table is edited, and how much is missing in each. */
export function TableLanguage({ table, heads, value, onChange }: TableLanguageProps) {
  return (
    <ToggleButtonGroup
      exclusive
      size="small"
      aria-label={t('Language of the table')}
      value={value}
      // Pressing the chosen one again chooses none, which there is not.
      onChange={(_, next: Language | null) => next !== null && onChange(next)}
    >
      {LANGUAGES.map((language) => {
        const missing = missingCells(table, language, heads);
        return (
          <ToggleButton key={language} value={language}>
            {t(LANGUAGE_NAMES[language])}
            {missing > 0 && (
              <em className="pn-note">{t('{{number}} missing', { number: missing })}</em>
            )}
          </ToggleButton>
        );
      })}
    </ToggleButtonGroup>
  );
}
