import Button from '@mui/material/Button';
import { use, useSyncExternalStore } from 'react';
import { PanelCard } from '../../base/PanelCard';
import { t } from '../../language/t';
import { useMay } from '../../session/may';
import type { StaffApplication } from '../application';
import { CaseFileTiles, PutFiles, UnsortedFiles } from './CaseFileTiles';
import { Photos } from '../photos/photoCache';
import { saveAll } from '../photos/saveAll';
import { DocumentItem } from './DocumentItem';
import { type FilesCardProps, useCaseFiles } from './useFiles';

/** Whether staff have to look at a document of an application, or to sort files that came with its answers. */
export const hasToCheck = ({ documents, unsorted }: StaffApplication): boolean =>
  documents.some(({ state }) => state === 'received') ||
  (documents.length > 0 && unsorted.length > 0);

/** Shows the checklist of documents with their files and states, and the files beside it. */
export function DocumentsCard(card: FilesCardProps) {
  const {
    files: { documents, files, unsorted },
    common,
  } = useCaseFiles(card);
  const { photos, photoStore } = use(Photos);
  const isSettled = useSyncExternalStore(photoStore.subscribe, photoStore.isSettled);
  const accepted = documents.filter(({ state }) => state === 'accepted').length;
  const may = useMay();
  const hasList = documents.length > 0;
  return (
    <PanelCard className="ap-documents" id="ap-documents-title" title={t('Documents')}>
      {hasList && (
        <p>
          {t(
            '{{accepted}} of {{total}} accepted. The applicant sees this list on the status page, and sends documents there.',
            { accepted, total: documents.length },
          )}
        </p>
      )}
      {photos.length > 1 && (
        <div className="row">
          <Button
            size="small"
            disabled={!isSettled}
            onClick={() => void saveAll(photos, photoStore)}
          >
            {t('Download all files ({{number}})', {
              number: new Set(photos.map(({ id }) => id)).size,
            })}
          </Button>
        </div>
      )}
      {hasList && unsorted.length > 0 && <UnsortedFiles {...common} ids={unsorted} />}
      {hasList && (
        <ul>
          {documents.map((document) => (
            <DocumentItem key={document.item} document={document} {...common} />
          ))}
        </ul>
      )}
      {(files.length > 0 || may('handleApplications')) && (
        <section className="stack-8" aria-labelledby="ap-others">
          <h3 id="ap-others">{hasList ? t('Other files') : t('Files')}</h3>
          <p className="pn-small">{t('Only staff see these.')}</p>
          <CaseFileTiles {...common} files={files} item="" />
          {may('handleApplications') && <PutFiles {...common} item="" name={t('Other files')} />}
        </section>
      )}
    </PanelCard>
  );
}
