import Chip from '@mui/material/Chip';
import type { Properties } from '../../../definition/model/field';
import { missingLanguages } from '../../../definition/content/contentTexts';
import { LANGUAGES } from '../../../definition/model/text';
import type { Values } from '../../../definition/model/values';
import { LANGUAGE_NAMES } from '../../../contract/staffWords';
import { t } from '../../language/t';

interface MissingChipsProps {
  readonly fields: Properties;
  readonly record: Values;
}

/** A mark for each language in which something of a record is still missing. */
export function MissingChips({ fields, record }: MissingChipsProps) {
  const found = missingLanguages(fields, record).flatMap(({ languages }) => languages);
  const missing = LANGUAGES.filter((language) => found.includes(language));
  if (missing.length === 0) return null;
  return (
    <span className="pn-chips">
      {missing.map((language) => (
        <Chip
          key={language}
          size="small"
          variant="outlined"
          className="pn-missing-chip"
          label={t('No {{language}}', { language: t(LANGUAGE_NAMES[language]) })}
        />
      ))}
    </span>
  );
}
