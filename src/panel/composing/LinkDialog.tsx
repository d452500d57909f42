import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { LINK_DAYS } from '../../contract/composing';
import { momentText } from '../base/moment';
import { PanelDialog } from '../data/PanelDialog';
import { staffCall } from '../data/staffCall';
import { useRun } from '../data/useRun';
import { t } from '../language/t';
import { CopyButton } from '../layout/CopyButton';
import { sayDone } from '../layout/notices';
import { callOf, linkIn } from './composing';
import type { ServiceDialogProps } from './useServiceDraft';

/** Makes, copies and ends the secret link that shows the draft as visitors would see it. */
export function LinkDialog({ id, draft, onClose }: Omit<ServiceDialogProps, 'parts'>) {
  const [made, setMade] = useState<ReturnType<typeof linkIn>>();
  const [ended, setEnded] = useState(false);
  const { busy, run } = useRun();
  const endsAt = made?.endsAt ?? (ended ? null : draft.composed.line.linkEndsAt);
  const address = made && `${location.origin}/draft#${made.link}`;
  const make = () =>
    run(async () => {
      if (!(await draft.save())) return;
      setMade(linkIn(await staffCall('POST', callOf('addLink', id))));
      setEnded(false);
      await draft.reread();
    });
  const end = () =>
    run(async () => {
      await staffCall('DELETE', callOf('endLink', id));
      setMade(undefined);
      setEnded(true);
      await draft.reread();
      sayDone(t('The link has ended.'));
    });
  return (
    <PanelDialog
      fullWidth
      onClose={onClose}
      closeLabel={t('Close')}
      title={t('Secret link to the draft')}
      actions={
        <>
          {endsAt !== null && (
            <Button color="error" aria-disabled={busy} onClick={() => void end()}>
              {t('End the link')}
            </Button>
          )}
          <Button aria-disabled={busy} onClick={() => void make()}>
            {endsAt === null ? t('Make a link') : t('Make a new link')}
          </Button>
        </>
      }
    >
      <div className="stack">
        <p>
          {t(
            'Whoever has the link sees the draft as visitors would see it. Nothing can be sent. The link ends after {{days}} days, and when the draft is published or discarded.',
            { days: LINK_DAYS },
          )}
        </p>
        {address !== undefined && (
          <div className="row">
            <TextField
              fullWidth
              label={t('Link')}
              value={address}
              slotProps={{ htmlInput: { readOnly: true, dir: 'ltr' } }}
            />
            <CopyButton text={address} />
          </div>
        )}
        {endsAt !== null && (
          <p className="muted">
            {made
              ? t('It is shown only now. It ends {{moment}}.', { moment: momentText(endsAt) })
              : t('There is a link. It ends {{moment}}.', { moment: momentText(endsAt) })}
          </p>
        )}
      </div>
    </PanelDialog>
  );
}
