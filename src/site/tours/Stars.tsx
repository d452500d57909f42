import { useTranslation } from 'react-i18next';

/** More than this no hotel has. */
const MOST = 7;

/** A hotel's stars. */
export function Stars({ count }: { readonly count: number | undefined }) {
  const { t } = useTranslation();
  if (count === undefined || count < 1) return '–';
  return (
    <span role="img" aria-label={t('tours.stars', { count })} className="tour-stars">
      {'★'.repeat(Math.min(MOST, Math.round(count)))}
    </span>
  );
}
