import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { useState } from 'react';
import { ApiError } from '../../platform/api/apiError';
import { PanelDialog } from '../data/PanelDialog';
import { staleIn } from '../data/staffCall';
import { useRun } from '../data/useRun';
import { t } from '../language/t';
import { sayDone } from '../layout/notices';
import { useMay } from '../session/may';
import { ChangeList, useChanges } from './ChangeList';
import { callOf, type Parts, siteDocument } from './composing';
import { IssueList } from './IssueList';
import { refusedIssues, type WordedIssue } from './issueTexts';
import type { ServiceDraft } from './useServiceDraft';

interface PublishDialogProps {
  readonly id: string;
  readonly draft: ServiceDraft;
  readonly parts: Parts;
  readonly issues: readonly WordedIssue[] | undefined;
  readonly onClose: () => void;
}

/** Shows what publishing changes, for whom, and what keeps it from being published. */
export function PublishDialog({ id, draft, parts, issues = [], onClose }: PublishDialogProps) {
  const { composed, document, write, open } = draft;
  const before = siteDocument(composed);
  const changes = useChanges(before, composed.draft?.document, parts);
  const [refused, setRefused] = useState<readonly WordedIssue[]>([]);
  const { busy, run } = useRun();
  const [isAllowed, setAllowed] = useState(false);
  const found = [...issues, ...refused];
  // Only owners have this right, and only they may leave languages out.
  const mayLack = useMay()('manageAccounts') && found.every(({ level }) => level === 'language');
  const lacksLanguages = mayLack && isAllowed && found.length > 0;
  const publish = () =>
    run(async () => {
      try {
        const written = await write('POST', callOf('publish', id), { lacksLanguages });
        if (!written?.now) return;
        open(written.now);
        sayDone(t('Published'));
        onClose();
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        if (!staleIn(error)) setRefused(refusedIssues(error));
        throw error;
      }
    });
  return (
    <PanelDialog
      open
      fullWidth
      maxWidth="md"
      onClose={onClose}
      title={t('Publish')}
      actions={
        <>
          <Button onClick={onClose}>{t('Cancel')}</Button>
          <Button
            variant="contained"
            disabled={found.length > 0 && !lacksLanguages}
            aria-disabled={busy}
            onClick={() => void publish()}
          >
            {t('Publish')}
          </Button>
        </>
      }
    >
      <div className="stack">
        {found.length > 0 && (
          <Alert severity="error">
            <p>{t('It can be published as soon as this is corrected:')}</p>
            <IssueList issues={found} document={document} parts={parts} />
            {mayLack && (
              <FormControlLabel
                label={t('Publish without these texts. Visitors read another language there.')}
                control={
                  <Checkbox
                    checked={isAllowed}
                    onChange={(_, isChecked) => setAllowed(isChecked)}
                  />
                }
              />
            )}
          </Alert>
        )}
        {composed.line.state === 'withdrawn' && <p>{t('It is on the site again then.')}</p>}
        {before ? (
          <>
            <p>{t('For visitors and staff this changes:')}</p>
            <ChangeList changes={changes} id={id} />
            <p className="muted">
              {t(
                'Forms that are open keep the answers to unchanged questions. Stored applications stay as they were sent.',
              )}
            </p>
          </>
        ) : (
          <p>{t('The service is new: it gets its tile, its page and its list of applications.')}</p>
        )}
      </div>
    </PanelDialog>
  );
}
