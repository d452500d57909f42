import Alert from '@mui/material/Alert';
import { useState } from 'react';
import { ApiError } from '../../platform/api/apiError';
import { PublicationTime } from '../content/changes/PublicationTime';
import { PanelDialog } from '../data/PanelDialog';
import { staleIn } from '../data/staffCall';
import { useRun } from '../data/useRun';
import { Check } from '../data/fields/Checks';
import { t } from '../language/t';
import { sayDone } from '../layout/notices';
import { useMay } from '../session/may';
import { ChangeList, useChanges } from './ChangeList';
import { callOf, siteDocument } from './composing';
import { IssueList } from './IssueList';
import { refusedIssues, type WordedIssue } from './issueTexts';
import type { ServiceDialogProps } from './useServiceDraft';

/** Returns what publishes a version, now or at a time, and what the server refuses it for. */
export function usePublishing({ id, draft, onClose }: Omit<ServiceDialogProps, 'parts'>) {
  const { write, open, composed } = draft;
  const { busy, run } = useRun();
  const [refused, setRefused] = useState<readonly WordedIssue[]>([]);
  const send = async (done: string, ...sent: Parameters<typeof write>) => {
    const written = await write(...sent);
    if (!written?.now) return;
    open(written.now);
    sayDone(done);
    onClose();
  };
  const publish = (body: object, done: string) =>
    run(async () => {
      setRefused([]);
      try {
        await send(done, 'POST', callOf('publish', id), body);
      } catch (error) {
        if (error instanceof ApiError && !staleIn(error)) setRefused(refusedIssues(error));
        throw error;
      }
    });
  /** Sets the time of the draft; empty: it has none. */
  const schedule = (at: string) => {
    const body = { document: composed.draft?.document, at };
    return run(() => send(t('Done'), 'PUT', callOf('save', id), body));
  };
  return { busy, refused, publish, schedule };
}

interface PublishDialogProps extends ServiceDialogProps {
  readonly issues: readonly WordedIssue[] | undefined;
}

/** Shows what publishing changes, for whom, and what keeps it from being published. */
export function PublishDialog({ issues = [], ...props }: PublishDialogProps) {
  const { id, draft, parts, onClose } = props;
  const { composed, document } = draft;
  const before = siteDocument(composed);
  const changes = useChanges(before, composed.draft?.document, parts);
  const { busy, refused, publish, schedule } = usePublishing(props);
  const [isAllowed, setAllowed] = useState(false);
  const { publishAt } = composed.line;
  const [at, setAt] = useState(publishAt);
  const found = [...issues, ...refused];
  // Only owners have this right, and only they may leave languages out.
  const mayLack = useMay()('manageAccounts') && found.every(({ level }) => level === 'language');
  const lacksLanguages = mayLack && isAllowed && found.length > 0;
  return (
    <PanelDialog
      fullWidth
      maxWidth="md"
      onClose={onClose}
      title={t('Publish')}
      answers={[
        at === '' &&
          publishAt !== '' && { label: t('Only remove the time'), act: () => schedule('') },
        {
          label: at === '' ? t('Publish') : t('Publish at this time'),
          act: () => (at === '' ? publish({ lacksLanguages }, t('Published')) : schedule(at)),
          disabled: found.length > 0 && !(lacksLanguages && at === ''),
          'aria-disabled': busy,
        },
      ]}
    >
      <div className="stack">
        {found.length > 0 && (
          <Alert severity="error">
            <p>{t('It can be published as soon as this is corrected:')}</p>
            <IssueList issues={found} document={document} parts={parts} />
            {mayLack && (
              <Check
                label={t('Publish without these texts. Visitors read another language there.')}
                isOn={isAllowed}
                onToggle={setAllowed}
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
        <PublicationTime value={at} onChoose={setAt} />
      </div>
    </PanelDialog>
  );
}
