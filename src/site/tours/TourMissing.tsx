import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';

interface TourMissingProps {
  /** The address of the list. */
  readonly href: string;
  readonly retry: () => void;
}

/** A tour that is not there any more, or could not be had. */
export function TourMissing({ href, retry }: TourMissingProps) {
  const { t } = useTranslation();
  return (
    <div className="tour-missing" role="alert">
      <p>{t('tours.missing')}</p>
      <div>
        <Link className="button" href={href}>
          {t('tours.all')}
        </Link>
        <button type="button" className="button-quiet" onClick={retry}>
          {t('shell.contentRetry')}
        </button>
      </div>
    </div>
  );
}
