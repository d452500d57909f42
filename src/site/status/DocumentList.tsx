import { useState } from 'react';
import { useTranslation } from '../../platform/language/useTranslation';
import type { SHOWN_DOCUMENT } from '../../contract/documents';
import type { TypeOf } from '../../contract/schema';
import { isText, pick } from '../../definition/model/text';
import { useLanguage } from '../../platform/language/languageStore';
import { useDays } from '../moments';
import { AskedForm } from './AskedForm';

type ShownDocument = TypeOf<typeof SHOWN_DOCUMENT>;

interface DocumentListProps {
  readonly documents: readonly ShownDocument[];
  /** How many files came with the answers and are not sorted yet. */
  readonly sentFiles: number;
  /** The agency has finished: nothing is sent any more. */
  readonly isClosed: boolean;
  /** The reference of the application; each of its documents has a draft of its own. */
  readonly reference: string;
  readonly link: string;
  readonly onSent: () => void;
}

/** Lists the documents that staff need, what has become of each, and sends them. */
export function DocumentList({ documents, sentFiles, isClosed, ...sending }: DocumentListProps) {
  const { t } = useTranslation();
  const [opened, setOpened] = useState<string>();
  const isDue = ({ isAsked, state }: ShownDocument) => isAsked || state !== 'needed';
  const [due, others] = [documents.filter(isDue), documents.filter((one) => !isDue(one))];
  const list = (items: readonly ShownDocument[]) => (
    <ul>
      {items.map((document) => (
        <DocumentItem
          key={document.item}
          document={document}
          isOpened={opened === document.item}
          onOpen={(isOpened) => setOpened(isOpened ? document.item : undefined)}
          isClosed={isClosed}
          {...sending}
        />
      ))}
    </ul>
  );
  return (
    <section className="status-documents stack" aria-labelledby="status-documents">
      <h2 id="status-documents">{t('status.documents')}</h2>
      {isClosed ? (
        <details>
          <summary>{t('status.documentsShow')}</summary>
          {list(documents)}
        </details>
      ) : (
        <>
          {sentFiles > 0 && <p>{t('status.sentFiles', { count: sentFiles })}</p>}
          {sentFiles === 0 && due.length === 0 && <p>{t('status.documentsLater')}</p>}
          {due.length > 0 && <p>{t('status.documentsText')}</p>}
          {due.length > 0 && list(due)}
          {others.length > 0 && (
            <details>
              <summary>{t('status.documentsMore')}</summary>
              {due.length === 0 && <p>{t('status.documentsText')}</p>}
              {list(others)}
            </details>
          )}
        </>
      )}
    </section>
  );
}

interface DocumentItemProps extends Omit<DocumentListProps, 'documents' | 'sentFiles'> {
  readonly document: ShownDocument;
  /** Its form is shown, which says the rest. */
  readonly isOpened: boolean;
  readonly onOpen: (isOpened: boolean) => void;
}

function DocumentItem(props: DocumentItemProps) {
  const { document, isOpened, onOpen, isClosed, reference, link, onSent } = props;
  const { t } = useTranslation();
  const { day } = useDays();
  const language = useLanguage();
  const { item, reason, expiresOn, files, form, isAsked } = document;
  const state = stateOf(document);
  const name = isText(document.name) ? pick(document.name, language) : '';
  const help = isText(document.help) ? pick(document.help, language) : '';
  const isMore = document.state === 'received';
  const isUnasked = document.state === 'needed' && !(isAsked && form);
  return (
    <li className="stack-8">
      <div className="status-document-head row">
        <h3>{name}</h3>
        {!isUnasked && (
          <span className={`status-document-state is-${state}`}>
            {t(`status.document_${state}`)}
          </span>
        )}
      </div>
      {help !== '' && state !== 'accepted' && !isOpened && <p className="muted">{help}</p>}
      {reason !== '' && (
        <p className="status-document-reason">
          {`${t('status.documentReason')} `}
          <span className="status-text" dir="auto">
            {reason}
          </span>
        </p>
      )}
      {expiresOn !== null && state === 'accepted' && (
        <p>{t('status.documentUntil', { day: day(expiresOn) })}</p>
      )}
      {files > 0 && <p>{t('status.documentFiles', { number: files })}</p>}
      {!form && !isClosed && state !== 'accepted' && <p>{t('status.documentFull')}</p>}
      {form && isOpened && (
        <AskedForm
          id={`${reference}-${item}`}
          form={form}
          link={link}
          onAnswered={() => {
            onOpen(false);
            onSent();
          }}
        />
      )}
      {/* The same button in both states, so that it keeps the focus. */}
      {form && (
        <button
          type="button"
          className={isOpened || isMore || isUnasked ? 'button button-quiet' : 'button'}
          onClick={() => onOpen(!isOpened)}
        >
          {isOpened
            ? t('status.documentCancel')
            : t(isMore ? 'status.documentSendMore' : 'status.documentSend', { name })}
        </button>
      )}
    </li>
  );
}

/** An accepted document that can be sent again is not valid any more. */
const stateOf = ({ state, form }: ShownDocument) =>
  state === 'accepted' && form ? 'expired' : state;
