import type { ServicePageProps } from '../customPages';
import { Loaded } from '../../platform/content/Loaded';
import { Introduction } from '../service/Introduction';
import { useServicePage } from '../service/useServicePage';
import { GrowingList } from '../lists/GrowingList';
import { subPageHref } from '../service/subPageHref';
import { cutText, withoutHtml } from '../../platform/embed/plainText';
import { Link } from 'wouter';
import { useTexts } from '../../platform/content/useTexts';
import { CardPhoto, Recommended, useRoute } from '../cards/CardParts';
import { type Tour, toTourList } from './tour';
import { TourPrice, useTourDates } from './TourParts';
import { SearchInput } from '../lists/SearchInput';
import { useSearchText } from '../lists/useSearchText';
import { useContent, withQuery } from '../../platform/content/useContent';
import { type Growth, nextSize, sizeIn } from '../lists/size';
import { readInPages } from '../lists/readInPages';
import { useListAddress } from '../lists/useListAddress';
import './tours.css';

/** Renders tour groups: introduction, and the list with search and order. */
export function ToursPage({ entry }: ServicePageProps) {
  const { t } = useTexts();
  const { page, overview } = useServicePage(entry);
  const { content, hasMore, more, ...filters } = useTourList();
  return (
    <>
      <Introduction page={page} overview={overview} />
      <TourFilters {...filters} />
      <Loaded content={content}>
        {({ tours, total }) => (
          <GrowingList
            status={
              tours.length === 0
                ? t('tours.none')
                : t('tours.shown', { shown: tours.length, total })
            }
            count={tours.length}
            hasMore={hasMore(total)}
            more={t('tours.more')}
            onMore={more}
          >
            {(cards) => (
              <ul className="cards tours-cards" ref={cards}>
                {tours.map((tour) => (
                  <TourCard key={tour.id} tour={tour} href={subPageHref(entry, tour.id)} />
                ))}
              </ul>
            )}
          </GrowingList>
        )}
      </Loaded>
    </>
  );
}

type TourFiltersProps = Omit<ReturnType<typeof useTourList>, 'content' | 'hasMore' | 'more'>;

function TourFilters({ search, sort, searchFor, sortBy }: TourFiltersProps) {
  const { t } = useTexts();
  const { form, input } = useSearchText(search, searchFor);
  return (
    <form className="filters tours-filters stack-16" {...form}>
      <SearchInput
        id="tours-search"
        label={t('tours.search')}
        placeholder={t('tours.searchHint')}
        {...input}
      />
      <div>
        <label htmlFor="tours-sort">{t('tours.sort')}</label>
        <select
          id="tours-sort"
          value={sort}
          onChange={({ target }) => isSort(target.value) && sortBy(target.value)}
        >
          {Object.entries(SORTS).map(([order, name]) => (
            <option key={order} value={order}>
              {t(`tours.sorts.${name}`)}
            </option>
          ))}
        </select>
      </div>
    </form>
  );
}

/** Letters of a tour's text on its card (docs/requirements.md, P13). */
const MOST_LETTERS = 500;

/** Renders the card of a tour; the whole card links to its page. */
function TourCard({ tour, href }: { readonly tour: Tour; readonly href: string }) {
  const { textOf } = useTexts();
  const details = useTourDates()(tour);
  const route = useRoute()(tour);
  return (
    <li className="card tour-card">
      <CardPhoto src={tour.photos[0]}>{tour.isRecommended && <Recommended />}</CardPhoto>
      <div className="card-words">
        <h2>
          <Link className="card-link" href={href}>
            {route}
          </Link>
        </h2>
        {details !== '' && <p className="card-dates">{details}</p>}
        <p className="card-text muted" dir="auto">
          {cutText(withoutHtml(textOf(tour.body)), MOST_LETTERS)}
        </p>
        <TourPrice price={tour.price} />
      </div>
    </li>
  );
}

/** The orders of the list with their translation keys; the first is the default (docs/requirements.md, P13). */
const SORTS = {
  '-recommendedRate': 'recommended',
  '-id': 'newest',
  price: 'lowest',
  '-price': 'highest',
} as const;

type Sort = keyof typeof SORTS;

/** Ten tours, and ten more each time (docs/requirements.md, P13). */
const GROWTH: Growth = { first: 10, second: 20, step: 10 };

/** Fetches the list with its search and order, which begin with the first tours. */
export function useTourList() {
  const [{ search, sort, show }, ask] = useListAddress(tourQueryIn);
  const path = withQuery('client/get_tour_group/', { perPage: show, orderColumn: sort, search });
  return {
    search,
    sort,
    content: useContent(path, toTourList, readInPages),
    searchFor: (text: string) => ask({ search: text, show: GROWTH.first }),
    sortBy: (order: Sort) => ask({ sort: order, show: GROWTH.first }),
    more: () => ask({ show: nextSize(GROWTH, show) }),
    /** Whether there may be more tours (docs/requirements.md, P13). */
    hasMore: (total: number) => show <= total,
  };
}

function tourQueryIn(query: URLSearchParams) {
  const sort = query.get('sort') ?? '';
  return {
    search: query.get('search') ?? '',
    sort: isSort(sort) ? sort : ('-recommendedRate' as const),
    show: sizeIn(GROWTH, query.get('show')),
  };
}

const isSort = (text: string): text is Sort => Object.hasOwn(SORTS, text);
