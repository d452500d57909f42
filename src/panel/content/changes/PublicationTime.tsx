import Alert from '@mui/material/Alert';
import { settings } from '../../../platform/readPageSettings';
import { momentText } from '../../base/moment';
import { HourField } from '../../data/fields/HourField';
import { t } from '../../language/t';
import { zoneName } from '../draftTitle';

interface PublicationTimeProps {
  readonly value: string;
  /** What is wrong with it. */
  readonly wrong?: string | undefined;
  readonly onChoose: (at: string) => void;
}

/** Asks for the day, or the hour, at which something is published by itself. */
export const PublicationTime = ({ wrong, ...field }: PublicationTimeProps) => (
  <HourField
    {...field}
    label={t('Publish on')}
    allDay={t('From midnight')}
    helperText={wrong ?? t('In the time of {{zone}}.', { zone: zoneName(settings.brand.timeZone) })}
  />
);

/** Reports a publication that was due and was refused. */
export const NotPublished = ({ failedAt }: { readonly failedAt: string | null }) =>
  failedAt !== null && (
    <Alert severity="error">
      {t('It was to be published on {{moment}}, and was not. Choose another day.', {
        moment: momentText(failedAt),
      })}
    </Alert>
  );
