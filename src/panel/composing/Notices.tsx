import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { momentText } from '../base/moment';
import { NotPublished } from '../content/changes/PublicationTime';
import { KeptNotice } from '../data/edits/KeptNotice';
import { PanelDialog } from '../data/PanelDialog';
import { useRun } from '../data/useRun';
import { t } from '../language/t';
import { Words } from '../language/Words';
import { ChangeList, useChanges } from './ChangeList';
import { callOf, openedDocument } from './composing';
import type { ServiceDialogProps, ServiceDraft } from './useServiceDraft';
import { ActionAlert } from '../data/ActionAlert';

const STATES = {
  saved: 'Saved',
  unsaved: 'Unsaved changes',
  saving: 'Saving…',
  failed: 'Not saved',
} as const;

/** Shows whether the draft is saved, and lets it be saved after a failure. */
export const SaveState = ({ draft: { state, save } }: { readonly draft: ServiceDraft }) => (
  <>
    <span role="status" className="muted">
      {t(STATES[state])}
    </span>
    {state === 'failed' && <Button onClick={() => void save()}>{t('Try again')}</Button>}
  </>
);

interface NoticesProps extends Pick<ServiceDialogProps, 'draft' | 'parts'> {
  readonly onCompare: () => void;
}

/** Renders what staff should know before they edit: an edit of an earlier visit, a colleague's, an update of the file. */
export function Notices({ draft, parts, onCompare }: NoticesProps) {
  const { composed, conflict, kept, edit } = draft;
  return (
    <>
      <KeptNotice kept={kept} onRestore={edit} />
      {conflict && <ConflictAlert draft={draft} parts={parts} />}
      <NotPublished failedAt={composed.line.failedAt} />
      {composed.line.unusable !== undefined && (
        <Alert severity="error">
          {t('The published version cannot be used, so visitors have an earlier one.')}{' '}
          <bdi lang="en">{composed.line.unusable}</bdi>
        </Alert>
      )}
      {composed.line.fileChanged && (
        <ActionAlert severity="warning" button={t('Compare with the file')} onPress={onCompare}>
          {t(
            'An update of the program has changed the file of this service. Visitors still have your version.',
          )}
        </ActionAlert>
      )}
    </>
  );
}

function ConflictAlert({ draft, parts }: Omit<NoticesProps, 'onCompare'>) {
  const { conflict, settle } = draft;
  const theirs = conflict && openedDocument(conflict.current);
  const changes = useChanges(theirs, conflict?.mine, parts);
  if (!conflict) return null;
  const { savedBy, savedAt } = conflict;
  return (
    <Alert severity="warning">
      <p>
        <Words
          text="{{name}} has changed the same parts ({{moment}}). What you changed is not saved yet. Compared with theirs:"
          values={{
            name: <bdi>{savedBy || t('A colleague')}</bdi>,
            moment: momentText(savedAt),
          }}
        />
      </p>
      <ChangeList changes={changes} />
      <div className="row">
        <Button onClick={() => settle(false)}>{t('Take theirs')}</Button>
        <Button onClick={() => settle(true)}>{t('Keep mine')}</Button>
      </div>
    </Alert>
  );
}

/** Shows how a service differs from the file that it replaces; after an update staff confirm that they have seen it. */
export function FileDialog({ id, draft, parts, onClose }: ServiceDialogProps) {
  const { composed, document, write } = draft;
  const { file, line } = composed;
  const changes = useChanges(file?.document, document, parts);
  const { busy, run } = useRun();
  const accept = () =>
    run(async () => {
      await write('PUT', callOf('save', id), { document, basis: file?.hash });
      onClose();
    });
  return (
    <PanelDialog
      fullWidth
      onClose={onClose}
      title={t('How it differs from the file')}
      closeLabel={t('Close')}
      actions={
        line.fileChanged && (
          <Button aria-disabled={busy} onClick={() => void accept()}>
            {t('I have looked at it: keep my version')}
          </Button>
        )
      }
    >
      <ChangeList changes={changes} />
    </PanelDialog>
  );
}
