import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { COMPOSING_CALLS } from '../../contract/composing';
import type { ServiceFile } from '../../definition/model/service';
import '../content/conflict/conflict.css';
import { useRead } from '../data/useRead';
import { momentText } from '../base/moment';
import { PanelDialog } from '../data/PanelDialog';
import { Waiting } from '../data/Waiting';
import { t } from '../language/t';
import { ChangeList, useChanges } from './ChangeList';
import { callOf, siteDocument } from './composing';
import { exportDocument } from './files';
import { IssueList } from './IssueList';
import { usePublishing } from './PublishDialog';
import type { ServiceDialogProps } from './useServiceDraft';

/** Lists what was published, with what each version changed; each can be restored, or be edited again. */
export function VersionsDialog(props: ServiceDialogProps) {
  const { id, draft, parts, onClose } = props;
  const read = useRead(callOf('versions', id), COMPOSING_CALLS.versions.response.schema);
  const { busy, refused, publish } = usePublishing(props);
  const [restored, setRestored] = useState<number>();
  const { edit, composed } = draft;
  const now = siteDocument(composed);
  const restore = (version: number) => {
    setRestored(version);
    return publish({ version }, t('Restored'));
  };
  return (
    <PanelDialog
      fullWidth
      maxWidth="md"
      onClose={onClose}
      title={t('Versions')}
      closeLabel={t('Close')}
    >
      <Waiting of={read}>
        {({ data: versions }) =>
          versions.length === 0 ? (
            <p>{t('Nothing was published from the panel yet.')}</p>
          ) : (
            <ol className="stack" aria-label={t('Versions')}>
              {versions.map(({ version, updatedAt, updatedBy, document, onSite }, index) => (
                <li key={version} className="cf-field">
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
                  {restored === version && refused.length > 0 && (
                    <Alert severity="error">
                      <IssueList issues={refused} document={document} parts={parts} />
                    </Alert>
                  )}
                  <div className="row">
                    {(index > 0 || !composed.published) && (
                      <Button aria-disabled={busy} onClick={() => void restore(version)}>
                        {t('Restore this version')}
                      </Button>
                    )}
                    <Button
                      onClick={() => {
                        edit(document);
                        onClose();
                      }}
                    >
                      {t('Open as the draft')}
                    </Button>
                    <Button onClick={() => exportDocument(document)}>
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

interface SinceProps extends Pick<ServiceDialogProps, 'parts'> {
  readonly before: ServiceFile | undefined;
  readonly after: ServiceFile;
}

function Since({ before, after, parts }: SinceProps) {
  const changes = useChanges(before, after, parts);
  if (!before) return <p className="muted">{t('The first version that is kept')}</p>;
  return <ChangeList changes={changes} />;
}
