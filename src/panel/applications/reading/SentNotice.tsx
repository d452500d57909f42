import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { backendHas } from '../../../platform/api/capabilities';
import { agoText } from '../../base/ago';
import { t } from '../../language/t';
import type { StaffApplication } from '../application';
import { sentText } from '../sentText';
import { markRead } from './useReading';

/**
 * Shows what the applicant has sent and nobody had looked at. What arrives while the page is open counts as looked at
 * only when staff say so: they may not be there.
 */
export function SentNotice({ application }: { readonly application: StaffApplication }) {
  const { id, sentAt, toCheck } = application;
  const [openedAt] = useState(sentAt);
  const [seenAt, setSeenAt] = useState(sentAt);
  const [now] = useState(() => new Date());
  const isNew = sentAt !== seenAt;
  const isShown = backendHas('readMarks') && sentAt !== null && toCheck;
  return (
    <div role="status" className="ap-sent">
      {isShown && (isNew || sentAt === openedAt) && (
        <Alert
          severity="info"
          action={
            isNew && (
              <Button
                color="inherit"
                onClick={() => {
                  // On failure it stays, and staff have been notified.
                  markRead(id, true).then(
                    () => setSeenAt(sentAt),
                    () => undefined,
                  );
                }}
              >
                {t('I have looked at it')}
              </Button>
            )
          }
        >
          {t('New – {{text}}', { text: sentText(application) })}{' '}
          <time dateTime={sentAt}>({agoText(sentAt, now)})</time>
        </Alert>
      )}
    </div>
  );
}
