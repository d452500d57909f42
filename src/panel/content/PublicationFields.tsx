import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { useId } from 'react';
import type { Publication } from '../../definition/content/publication';
import { settings } from '../../platform/readPageSettings';
import { DayField } from '../data/DayField';
import { t } from '../language/t';
import { zoneName } from './zoneName';

interface PublicationFieldsProps {
  readonly publication: Publication;
  readonly onChange: (publication: Publication) => void;
}

export function PublicationFields({ publication, onChange }: PublicationFieldsProps) {
  const { draft, from, until } = publication;
  const isReversed = from !== '' && until !== '' && until < from;
  const help = useId();
  return (
    <fieldset className="pn-field pn-publication stack" aria-describedby={help}>
      <legend className="visually-hidden">{t('On the site')}</legend>
      <FormControlLabel
        control={<Checkbox />}
        label={t('Draft: visitors do not see it')}
        checked={draft}
        onChange={(_, isDraft) => onChange({ ...publication, draft: isDraft })}
      />
      <DayField
        label={t('First day')}
        value={from}
        onChoose={(day) => onChange({ ...publication, from: day })}
      />
      <DayField
        label={t('Last day')}
        value={until}
        {...(isReversed && { helperText: t('The last day must not be before the first.') })}
        onChoose={(day) => onChange({ ...publication, until: day })}
      />
      <p id={help} className="muted">
        {t('Days begin at midnight in {{zone}}. If no days are set, it is always shown.', {
          zone: zoneName(settings.brand.timeZone),
        })}
      </p>
    </fieldset>
  );
}
