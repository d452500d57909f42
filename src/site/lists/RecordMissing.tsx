import './recordMissing.css';
import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';

interface RecordMissingProps {
  readonly text: string;
  /** The link to all records of the type. */
  readonly all: { readonly href: string; readonly words: string };
  readonly retry?: () => void;
}

/** Renders a message for a record that does not exist any more or could not be loaded. */
export function RecordMissing({ text, all, retry }: RecordMissingProps) {
  const { t } = useTranslation();
  return (
    <div className="record-missing stack-20" role="alert">
      <p>{text}</p>
      <div className="row">
        <Link className="button" href={all.href}>
          {all.words}
        </Link>
        {retry && (
          <button type="button" className="button-quiet" onClick={retry}>
            {t('shell.contentRetry')}
          </button>
        )}
      </div>
    </div>
  );
}
