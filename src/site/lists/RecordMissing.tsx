import './recordMissing.css';
import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';

interface RecordMissingProps {
  readonly text: string;
  /** The way to all of its kind. */
  readonly all: { readonly href: string; readonly words: string };
  readonly retry?: () => void;
}

/** Something that is not there any more, or could not be had. */
export function RecordMissing({ text, all, retry }: RecordMissingProps) {
  const { t } = useTranslation();
  return (
    <div className="record-missing" role="alert">
      <p>{text}</p>
      <div>
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
