import ListItem from '@mui/material/ListItem';
import List from '@mui/material/List';
import { PanelCard } from '../base/PanelCard';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { Link } from 'wouter';
import type { Dashboard } from '../../contract/panel';
import { momentText } from '../base/moment';
import { staffCall } from '../data/staffCall';
import { panelHref } from '../base/panelHref';
import { sayDone } from '../layout/notices';
import { t } from '../language/t';
import { useRun } from '../data/useRun';
import { messageKindWords } from './messageKinds';

interface FailedCardProps {
  readonly failed: Dashboard['failed'];
  readonly onChanged: () => void;
}

/** Lists messages that could not be sent; renders nothing if there are none. */
export function FailedCard({ failed: { messages, total }, onChanged }: FailedCardProps) {
  const { run } = useRun();
  if (total === 0) return null;
  const act = (method: 'PUT' | 'DELETE', id: string, done: string) =>
    run(async () => {
      await staffCall(method, `message/${encodeURIComponent(id)}/`);
      sayDone(done);
      onChanged();
    });
  return (
    <PanelCard className="hm-wide" title={t('Messages that were not sent')}>
      <Alert severity="warning">
        {t(
          '{{count}} messages could not be sent. Check the address and the mail server, then send again.',
          { count: total },
        )}
      </Alert>
      <List disablePadding>
        {messages.map(({ id, kind, applicationId, reference, createdAt, result }) => (
          <ListItem divider key={id} sx={{ flexWrap: 'wrap' }}>
            <div>
              {messageKindWords(kind)}
              {applicationId !== null && reference !== null && (
                <>
                  {' · '}
                  <Link href={panelHref(`home/inbox/application/${applicationId}`)}>
                    {reference}
                  </Link>
                </>
              )}
              <p className="pn-small">
                {momentText(createdAt)} · <bdi dir="ltr">{result}</bdi>
              </p>
            </div>
            <div className="row">
              <Button
                variant="outlined"
                onClick={() => void act('PUT', id, t('The message is being sent again.'))}
              >
                {t('Send again')}
              </Button>
              <Button onClick={() => void act('DELETE', id, t('The message was removed.'))}>
                {t('Remove')}
              </Button>
            </div>
          </ListItem>
        ))}
      </List>
      {total > messages.length && (
        <p className="muted">{t('And {{number}} more.', { number: total - messages.length })}</p>
      )}
    </PanelCard>
  );
}
