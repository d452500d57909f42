import { useState } from 'react';
import { lazyComponent } from '../../platform/loading/lazyComponent';
import { useTranslation } from 'react-i18next';
import type { SHOWN_DOCUMENT } from '../../contract/documents';
import type { TypeOf } from '../../contract/schema';
import { isText, pick } from '../../definition/language/text';
import { useLanguage } from '../../platform/language/languageStore';
import { LoadingBoundary } from '../layout/LoadingBoundary';
import { leftToRight } from '../moments';

/** The form engine is loaded only where something is sent. */
const RequestForm = lazyComponent(async () => (await import('./RequestForm')).RequestForm);

type ShownDocument = TypeOf<typeof SHOWN_DOCUMENT>;

interface DocumentListProps {
  readonly documents: readonly ShownDocument[];
  /** Of the application: each document has a draft of its own. */
  readonly reference: string;
  readonly link: string;
  readonly onSent: () => void;
}

/** Lists the documents that staff need, what has become of each, and sends them. */
export function DocumentList({ documents, reference, link, onSent }: DocumentListProps) {
  const { t } = useTranslation();
  const [opened, setOpened] = useState<string>();
  return (
    <section className="status-documents" aria-labelledby="status-documents">
      <h2 id="status-documents">{t('status.documents')}</h2>
      <p>{t('status.documentsText')}</p>
      <ul>
        {documents.map((document) => (
          <li key={document.item}>
            <DocumentFacts document={document} isOpened={opened === document.item} />
            {document.form && opened !== document.item && (
              <SendButton document={document} onOpen={() => setOpened(document.item)} />
            )}
            {document.form && opened === document.item && (
              <>
                <LoadingBoundary
                  at={document.item}
                  fallback={<p role="status">{t('status.loading')}</p>}
                >
                  <RequestForm
                    id={`${reference}-${document.item}`}
                    form={document.form}
                    link={link}
                    onAnswered={() => {
                      setOpened(undefined);
                      onSent();
                    }}
                  />
                </LoadingBoundary>
                <button
                  type="button"
                  className="button button-quiet"
                  onClick={() => setOpened(undefined)}
                >
                  {t('status.documentCancel')}
                </button>
              </>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

interface DocumentFactsProps {
  readonly document: ShownDocument;
  /** Its form says the rest. */
  readonly isOpened: boolean;
}

function DocumentFacts({ document, isOpened }: DocumentFactsProps) {
  const { t } = useTranslation();
  const { reason, expiresOn, files } = document;
  const state = stateOf(document);
  const { name, help } = useWords(document);
  return (
    <>
      <div className="status-document-head">
        <h3>{name}</h3>
        <span className={`status-document-state is-${state}`}>{t(`status.document${state}`)}</span>
      </div>
      {help !== '' && state !== 'Accepted' && !isOpened && (
        <p className="status-document-help">{help}</p>
      )}
      {reason !== '' && (
        <p className="status-document-reason">
          {t('status.documentReason')}{' '}
          <span className="status-text" dir="auto">
            {reason}
          </span>
        </p>
      )}
      {expiresOn !== null && state === 'Accepted' && (
        <p>{t('status.documentUntil', { day: leftToRight(expiresOn) })}</p>
      )}
      {files > 0 && <p>{t('status.documentFiles', { number: files })}</p>}
    </>
  );
}

interface SendButtonProps {
  readonly document: ShownDocument;
  readonly onOpen: () => void;
}

function SendButton({ document, onOpen }: SendButtonProps) {
  const { t } = useTranslation();
  const { name } = useWords(document);
  const isMore = document.state === 'received';
  return (
    <button type="button" className={isMore ? 'button button-quiet' : 'button'} onClick={onOpen}>
      {t(isMore ? 'status.documentSendMore' : 'status.documentSend', { name })}
    </button>
  );
}

const STATES = {
  needed: 'Needed',
  received: 'Received',
  accepted: 'Accepted',
  refused: 'Refused',
} as const;

/** An accepted document that can be sent again is not valid any more. */
const stateOf = ({ state, form }: ShownDocument) =>
  state === 'accepted' && form ? 'Expired' : STATES[state];

function useWords({ name, help }: ShownDocument) {
  const language = useLanguage();
  return {
    name: isText(name) ? pick(name, language) : '',
    help: isText(help) ? pick(help, language) : '',
  };
}
