import { useRef } from 'react';
import { useTranslation } from '../../platform/language/useTranslation';
import { Loaded } from '../../platform/content/Loaded';
import { scrollBehavior } from '../service/goToForm';
import { type Car, type GalleryPage, toGalleryPage } from './car';
import { CarCard } from './CarCard';
import { SearchInput } from '../lists/SearchInput';
import { useContent, withQuery } from '../../platform/content/useContent';
import { useListAddress } from '../lists/useListAddress';
import { useSearchText } from '../lists/useSearchText';

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
  const button = (text: string, isOffered: boolean, to: number) => (
    <button
      type="button"
      className="button-quiet"
      aria-disabled={!isOffered || undefined}
      onClick={() => isOffered && onTurn(to)}
    >
      {text}
    </button>
  );
  return (
    <nav className="pager row" aria-label={t('cars.pages')}>
      {button(t('cars.previousPage'), hasPrevious, page - 1)}
      <span>{t('cars.page', { page, pages })}</span>
      {button(t('cars.nextPage'), hasNext, page + 1)}
    </nav>
  );
}

/** The server accepts no larger page number. */
const MOST_PAGES = 1_000_000;

/** Returns the gallery with its search and page. A new search starts at page 1 (docs/requirements.md, P15). */
export function useGallery() {
  const [{ search, page }, ask] = useListAddress(galleryQueryIn);
  const content = useContent(withQuery('client/car_type_gallery', { page, search }), toGalleryPage);
  const searchFor = (text: string) => ask({ search: text, page: 1 });
  const turnTo = (to: number) => ask({ page: to });
  return { ...useSearchText(search, searchFor), page, turnTo, content };
}

function galleryQueryIn(query: URLSearchParams) {
  const page = Number(query.get('page'));
  return {
    search: query.get('search')?.trim() ?? '',
    page: Number.isInteger(page) && page > 0 && page <= MOST_PAGES ? page : 1,
  };
}
