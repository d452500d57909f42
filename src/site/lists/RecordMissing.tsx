import { useTranslation } from '../../platform/language/useTranslation';
import './lists.css';
import { Link } from 'wouter';
import type { LoadState } from '../../platform/api/useFetched';
import { Loading } from '../../platform/loading/Loading';
import { BesideDrawing } from '../base/Drawing';
import { lazyPage } from '../lazyPage';

const SiteSearch = lazyPage('face', async () => (await import('../search/SiteSearch')).SiteSearch);

interface RecordMissingProps {
  /** Says that there is no such record. */
  readonly text: string;
  /** The link to all records of the type. */
  readonly all: { readonly href: string; readonly text: string };
  readonly content: LoadState<unknown>;
}

/** Renders a message for a record that does not exist any more, or one that could not be loaded, with a retry. */
export function RecordMissing({ text, all, content }: RecordMissingProps) {
  const { t } = useTranslation();
  const retry = content.state === 'failed' && !content.isMissing ? content.reload : undefined;
  const notice = (
    <div className="stack-20" role="alert">
      <p>{retry ? t('shell.contentFailed') : text}</p>
      <div className="row">
        <Link className="button" href={all.href}>
          {all.text}
        </Link>
        {retry && (
          <button type="button" className="button-quiet" onClick={retry}>
            {t('shell.contentRetry')}
          </button>
        )}
      </div>
    </div>
  );
  return (
    <div className="record-missing">
      {retry ? (
        notice
      ) : (
        <BesideDrawing name="lost">
          {notice}
          <Loading>
            <SiteSearch />
          </Loading>
        </BesideDrawing>
      )}
    </div>
  );
}
