import { useState } from 'react';
import { backendHas } from '../../../platform/api/capabilities';
import { agoText } from '../../base/ago';
import { ActionAlert } from '../../data/ActionAlert';
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
  // On failure it stays, and staff have been notified.
  const look = () =>
    markRead(id, true).then(
      () => setSeenAt(sentAt),
      () => undefined,
    );
  return (
    <div role="status" className="ap-sent">
      {isShown && (isNew || sentAt === openedAt) && (
        <ActionAlert
          severity="info"
          color="inherit"
          button={t('I have looked at it')}
          onPress={isNew && look}
        >
          {t('New – {{text}}', { text: sentText(application) })}{' '}
          <time dateTime={sentAt}>({agoText(sentAt, now)})</time>
        </ActionAlert>
      )}
    </div>
  );
}
