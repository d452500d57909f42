import { SmallButton } from '../SmallButton';
import { use } from 'react';
import { t } from '../../language/t';
import { useMay } from '../../session/may';
import type { CaseFiles } from '../../../contract/documents';
import { partOf } from '../caseParts';
import { Part } from '../Part';
import { CaseFileTiles, PutFiles, UnsortedFiles } from './CaseFileTiles';
import { Photos } from '../photos/photoCache';
import { saveAll } from '../photos/saveAll';
import { DocumentItem } from './DocumentItem';
import { GivenFiles } from './GivenFiles';
import './documents.css';
import { type FilesProps, useCaseFiles } from './useFiles';

/** Whether staff have to look at a document of an application, or to sort files that came with its answers. */
const hasToCheck = ({ documents, unsorted }: CaseFiles): boolean =>
  documents.some(({ state }) => state === 'received') ||
  (documents.length > 0 && unsorted.length > 0);

/** Shows the checklist of documents with their files and states, the files beside it, and those for the applicant. */
export function Documents({ isOpen, ...props }: FilesProps & { readonly isOpen: boolean }) {
  const { files: caseFiles, common } = useCaseFiles(props);
  const { documents, files, unsorted, given } = caseFiles;
  const { photos, photoStore } = use(Photos);
  const accepted = documents.filter(({ state }) => state === 'accepted').length;
  const may = useMay();
  const isHandler = may('handleApplications');
  const hasList = documents.length > 0;
  const count = new Set(photos.map(({ id }) => id)).size;
  return (
    <Part
      className="ap-documents"
      {...partOf('documents')}
      isOpen={isOpen}
      {...(hasList && {
        about: t(
          '{{accepted}} of {{total}} accepted. The applicant sees this list on the status page, and sends documents there.',
          { accepted, total: documents.length },
        ),
      })}
      tools={
        <>
          {hasList && (
            <span className="pn-small">
              {hasToCheck(caseFiles) && <strong>{t('To check')} · </strong>}
              <bdi>{`${accepted} / ${documents.length}`}</bdi>
            </span>
          )}
          {count > 1 && (
            <SmallButton onClick={() => void saveAll(photos, photoStore)}>
              {t('Download all files ({{number}})', { number: count })}
            </SmallButton>
          )}
        </>
      }
    >
      {hasList && unsorted.length > 0 && <UnsortedFiles {...common} ids={unsorted} />}
      {hasList && (
        <ul>
          {documents.map((document) => (
            <DocumentItem key={document.item} document={document} {...common} />
          ))}
        </ul>
      )}
      {(files.length > 0 || isHandler) && (
        <section className="ap-document" aria-labelledby="ap-others">
          <CaseFileTiles {...common} files={files} item="" />
          <div>
            <h3 id="ap-others">{hasList ? t('Other files') : t('Files')}</h3>
            <p className="pn-small">{t('Only staff see these.')}</p>
          </div>
          {isHandler && (
            <div className="ap-presses row">
              <PutFiles {...common} item="" name={t('Other files')} />
            </div>
          )}
        </section>
      )}
      <GivenFiles {...common} given={given} />
    </Part>
  );
}
