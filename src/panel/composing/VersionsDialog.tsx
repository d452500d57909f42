import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useState } from 'react';
import type { ServiceFile } from '../../definition/model/service';
import '../content/conflict/conflict.css';
import { ApiError } from '../../platform/api/apiError';
import { useFetched } from '../../platform/api/useFetched';
import { momentText } from '../base/moment';
import { PanelDialog } from '../data/PanelDialog';
import { staleIn } from '../data/staffCall';
import { useRun } from '../data/useRun';
import { Waiting } from '../data/Waiting';
import { t } from '../language/t';
import { sayDone } from '../layout/notices';
import { ChangeList, useChanges } from './ChangeList';
import { callOf, type Parts, siteDocument, versionsIn } from './composing';
import { exportDocument } from './files';
import { IssueList } from './IssueList';
import { refusedIssues, type WordedIssue } from './issueTexts';
import type { ServiceDraft } from './useServiceDraft';

interface VersionsDialogProps {
  readonly id: string;
  readonly draft: ServiceDraft;
  readonly parts: Parts;
  readonly onClose: () => void;
}

/** Lists what was published, with what each version changed; each can be restored, or be edited again. */
export function VersionsDialog({ id, draft, parts, onClose }: VersionsDialogProps) {
  const read = useFetched(callOf('versions', id), versionsIn);
  const { busy, run } = useRun();
  const { write, open, edit, composed } = draft;
  const now = siteDocument(composed);
  const [refused, setRefused] = useState<{ version: number; issues: readonly WordedIssue[] }>();
  const restore = (version: number) =>
    run(async () => {
      try {
        const written = await write('POST', callOf('publish', id), { version });
        if (!written?.now) return;
        open(written.now);
        sayDone(t('Restored'));
        onClose();
      } catch (error) {
        if (error instanceof ApiError && !staleIn(error)) {
          setRefused({ version, issues: refusedIssues(error) });
        }
        throw error;
      }
    });
  return (
    <PanelDialog
      open
      fullWidth
      maxWidth="md"
      onClose={onClose}
      title={t('Versions')}
      actions={<Button onClick={onClose}>{t('Close')}</Button>}
    >
      <Waiting of={read}>
        {(versions) =>
          versions.length === 0 ? (
            <p>{t('Nothing was published from the panel yet.')}</p>
          ) : (
            <ol className="stack" aria-label={t('Versions')}>
              {versions.map(({ version, updatedAt, updatedBy, document, onSite }, index) => (
                <li key={version} className="cf-field pn-frame">
                  <p>
                    {t('Version {{version}}', { version: document.version })} ·{' '}
                    <bdi>{updatedBy || t('Unknown')}</bdi> ·{' '}
                    <time dateTime={updatedAt}>{momentText(updatedAt)}</time>
                    {!onSite && ` · ${t('Taken off the site')}`}
                    {index === 0 && t(' · this version')}
                  </p>
                  <Since
                    before={versions[index + 1]?.document ?? composed.file?.document}
                    after={document}
                    parts={parts}
                  />
                  {index > 0 && now && (
                    <details>
                      <summary>{t('Compared with what visitors have now')}</summary>
                      <Since before={now} after={document} parts={parts} />
                    </details>
                  )}
                  {refused?.version === version && (
                    <Alert severity="error">
                      <IssueList issues={refused.issues} document={document} parts={parts} />
                    </Alert>
                  )}
                  <div className="row">
                    {(index > 0 || !composed.published) && (
                      <Button
                        size="small"
                        aria-disabled={busy}
                        onClick={() => void restore(version)}
                      >
                        {t('Restore this version')}
                      </Button>
                    )}
                    <Button
                      size="small"
                      onClick={() => {
                        edit(document);
                        onClose();
                      }}
                    >
                      {t('Open as the draft')}
                    </Button>
                    <Button size="small" onClick={() => exportDocument(document)}>
                      {t('Export as a file')}
                    </Button>
                  </div>
                </li>
              ))}
            </ol>
          )
        }
      </Waiting>
    </PanelDialog>
  );
}

interface SinceProps {
  readonly before: ServiceFile | undefined;
  readonly after: ServiceFile;
  readonly parts: Parts;
}

function Since({ before, after, parts }: SinceProps) {
  const changes = useChanges(before, after, parts);
  if (!before) return <p className="muted">{t('The first version that is kept')}</p>;
  return <ChangeList changes={changes} />;
}
