import { useTranslation } from 'react-i18next';
import { useServerSkeleton } from './serverSkeleton';

/** Renders the loading state of a page; as high as the screen, so that the footer does not shift. */
export function PageLoading() {
  const { t } = useTranslation();
  const served = useServerSkeleton('page');
  if (served) return <div aria-busy="true" ref={served} />;
  return (
    <p className="page-loading" role="status">
      {t('shell.contentLoading')}
    </p>
  );
}
