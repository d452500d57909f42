import { useState } from 'react';
import { DOCUMENT_CALLS, type StaffDocument } from '../../../contract/documents';
import { readAs } from '../../../contract/readAs';
import type { ApplicationCardProps } from '../application';
import { DocumentItem } from './DocumentItem';
import { t } from '../../language/t';
import './documents.css';

const newer = (one: StaffDocument, others: readonly StaffDocument[]): StaffDocument =>
  others.find(({ item, version }) => item === one.item && version > one.version) ?? one;

/** Shows the checklist of documents with what the applicant has sent, and says what has become of each. */
export function DocumentsCard({ application, onDone }: ApplicationCardProps) {
  const [documents, setDocuments] = useState(application.documents);
  const read = (response: unknown) => {
    const { documents: now } = readAs(DOCUMENT_CALLS.set.response.schema, response);
    // The answers about two documents may come in another order than they were saved in.
    setDocuments((before) => now.map((one) => newer(one, before)));
  };
  const accepted = documents.filter(({ state }) => state === 'accepted').length;
  return (
    <section className="pn-card ap-documents" aria-labelledby="ap-documents-title">
      <h2 id="ap-documents-title">{t('Documents')}</h2>
      <p>
        {t(
          '{{accepted}} of {{total}} accepted. The applicant sees this list on the status page, and sends documents there.',
          { accepted, total: documents.length },
        )}
      </p>
      <ul>
        {documents.map((document) => (
          <DocumentItem
            key={document.item}
            application={application}
            document={document}
            onAnswer={read}
            onDone={onDone}
          />
        ))}
      </ul>
    </section>
  );
}
