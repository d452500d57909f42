import { useState } from 'react';
import type { CaseFiles } from '../../../contract/documents';
import { PanelCard } from '../../base/PanelCard';
import { t } from '../../language/t';
import { useMay } from '../../session/may';
import type { ApplicationCardProps, StaffApplication } from '../application';
import { CaseFileTiles, PutFiles, UnsortedFiles } from './CaseFileTiles';
import { DocumentItem } from './DocumentItem';

/** Whether staff have to look at a document of an application, or to sort files that came with its answers. */
export const hasToCheck = ({ documents, unsorted }: StaffApplication): boolean =>
  documents.some(({ state }) => state === 'received') ||
  (documents.length > 0 && unsorted.length > 0);

/** Shows the checklist of documents with their files, and says what has become of each; and files beside it. */
export function DocumentsCard({ application, onDone }: ApplicationCardProps) {
  const [answer, setAnswer] = useState<{
    readonly to: StaffApplication;
    readonly files: CaseFiles;
  }>();
  // What is read after an answer is at least as new.
  const { documents, files, unsorted } = answer?.to === application ? answer.files : application;
  const use = {
    application,
    onAnswer: (next: CaseFiles) => setAnswer({ to: application, files: next }),
    onDone,
  };
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
      {hasList && unsorted.length > 0 && <UnsortedFiles {...use} ids={unsorted} />}
      {hasList && (
        <ul>
          {documents.map((document) => (
            <DocumentItem key={document.item} document={document} {...use} />
          ))}
        </ul>
      )}
      {(files.length > 0 || may('handleApplications')) && (
        <section className="stack-8" aria-labelledby="ap-others">
          <h3 id="ap-others">{hasList ? t('Other files') : t('Files')}</h3>
          <p className="pn-small">{t('Only staff see these.')}</p>
          <CaseFileTiles {...use} files={files} item="" />
          {may('handleApplications') && <PutFiles {...use} item="" name={t('Other files')} />}
        </section>
      )}
    </PanelCard>
  );
}
