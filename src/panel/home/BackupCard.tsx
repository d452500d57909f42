import Alert from '@mui/material/Alert';
import { useState } from 'react';
import { momentText } from '../base/moment';
import { agoText } from '../base/ago';
import { t } from '../language/t';

/** The age, two days, above which the last backup is shown as a warning. */
const TOO_OLD_MS = 2 * 24 * 60 * 60 * 1000;

interface BackupCardProps {
  /** ISO 8601; null if there is no backup. */
  readonly at: string | null;
}

/** Renders how old the last backup was when it was read, as a warning if it is too old or missing. */
export function BackupCard({ at }: BackupCardProps) {
  const [now] = useState(() => new Date());
  return (
    <section className="pn-card" aria-labelledby="hm-backup">
      <h2 id="hm-backup">{t('Last backup')}</h2>
      {at === null || Number.isNaN(Date.parse(at)) ? (
        <Alert severity="warning">
          {t('No backup has been made yet. Ask whoever looks after the server to set one up.')}
        </Alert>
      ) : (
        <>
          <p>
            <strong>{agoText(at, now)}</strong>{' '}
            <span className="muted">
              (<time dateTime={at}>{momentText(at)}</time>)
            </span>
          </p>
          {now.getTime() - Date.parse(at) > TOO_OLD_MS && (
            <Alert severity="warning">
              {t('That is more than two days. Ask whoever looks after the server to see why.')}
            </Alert>
          )}
        </>
      )}
    </section>
  );
}
