import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Loaded } from '../../platform/content/Loaded';
import { scrollBehavior } from '../service/goToForm';
import type { Car, GalleryPage } from './car';
import { CarCard } from './CarCard';
import { useGallery } from './useGallery';
import { SearchInput } from '../lists/SearchInput';

/** Renders all cars in pages, with a search by name while the visitor types. */
export function CarGallery({ onLook }: { readonly onLook: (car: Car) => void }) {
  const { t } = useTranslation();
  const { page, turnTo, content, form, input } = useGallery();
  const gallery = useRef<HTMLElement>(null);
  const turn = (to: number) => {
    turnTo(to);
    gallery.current?.scrollIntoView({ block: 'start', behavior: scrollBehavior() });
  };
  return (
    <section className="service-section" aria-labelledby="cars-gallery" ref={gallery}>
      <h2 id="cars-gallery">{t('cars.gallery')}</h2>
      <form className="filters cars-search" {...form}>
        <SearchInput id="cars-search" label={t('cars.search')} {...input} />
      </form>
      <Loaded content={content}>
        {({ cars, total, ...turns }) => (
          <>
            <p className="list-shown muted" role="status">
              {total === 0 ? t('cars.none') : t('cars.found', { number: total })}
            </p>
            <ul className="cards cars-grid">
              {cars.map((car) => (
                <li key={car.id}>
                  <CarCard car={car} full onLook={onLook} />
                </li>
              ))}
            </ul>
            <CarPager page={page} {...turns} onTurn={turn} />
          </>
        )}
      </Loaded>
    </section>
  );
}

interface PagerProps extends Pick<GalleryPage, 'pages' | 'hasNext' | 'hasPrevious'> {
  readonly page: number;
  readonly onTurn: (page: number) => void;
}

/** Renders buttons to the previous and the next page; nothing if there is only one page. */
function CarPager({ page, pages, hasNext, hasPrevious, onTurn }: PagerProps) {
  const { t } = useTranslation();
  if (pages < 2 && !hasPrevious) return null;
  return (
    <nav className="pager row" aria-label={t('cars.pages')}>
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
