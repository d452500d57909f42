import { useTranslation } from 'react-i18next';

interface PagerProps {
  readonly page: number;
  readonly pages: number;
  readonly hasNext: boolean;
  readonly hasPrevious: boolean;
  readonly onTurn: (page: number) => void;
}

/** Renders buttons to the previous and the next page; nothing if there is only one page. */
export function CarPager({ page, pages, hasNext, hasPrevious, onTurn }: PagerProps) {
  const { t } = useTranslation();
  if (pages < 2 && !hasPrevious) return null;
  return (
    <nav className="pager" aria-label={t('cars.pages')}>
      <button
        type="button"
        className="button-quiet"
        aria-disabled={!hasPrevious || undefined}
        onClick={() => hasPrevious && onTurn(page - 1)}
      >
        {t('cars.previousPage')}
      </button>
      <span>{t('cars.page', { page, pages })}</span>
      <button
        type="button"
        className="button-quiet"
        aria-disabled={!hasNext || undefined}
        onClick={() => hasNext && onTurn(page + 1)}
      >
        {t('cars.nextPage')}
      </button>
    </nav>
  );
}
