import type { ServicePageProps } from '../customPages';
import { useCallback } from 'react';
import { deviceDay } from '../../definition/model/clock';
import { MONTHS } from '../../definition/model/days';
import type { Language } from '../../definition/model/text';
import { useLanguage } from '../../platform/language/languageStore';
import { Loaded } from '../../platform/content/Loaded';
import { Introduction } from '../service/Introduction';
import { useServicePage } from '../service/useServicePage';
import { GrowingList } from '../lists/GrowingList';
import { subPageHref } from '../service/subPageHref';
import { cutText, withoutHtml } from '../../platform/embed/plainText';
import { Link } from 'wouter';
import { useTexts } from '../../platform/content/useTexts';
import { CardPhoto, PriceFrom, Recommended, useRoute } from '../cards/CardParts';
import { isAsked, type Length, LENGTHS, type Tour, toTourList } from './tour';
import { useTourDates } from './useTourDates';
import { FilterSelect } from '../lists/FilterSelect';
import { SearchInput } from '../lists/SearchInput';
import { useSearchText } from '../lists/useSearchText';
import { useContent, withQuery } from '../../platform/content/useContent';
import { type Growth, nextSize, sizeIn } from '../lists/size';
import { readInPages } from '../lists/readInPages';
import { useListAddress } from '../lists/useListAddress';
import './tours.css';

export function ToursPage({ entry }: ServicePageProps) {
  const { page, overview } = useServicePage(entry);
  const { content, hasMore, more, ...filters } = useTourList();
  return (
    <>
      <Introduction page={page} overview={overview} />
      <TourFilters {...filters} />
      <Loaded content={content}>
        {({ tours, total }) => (
          <GrowingList
            texts={{ none: 'tours.none', shown: 'tours.shown', more: 'tours.more' }}
            count={tours.length}
            total={total}
            hasMore={hasMore(total)}
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

function TourFilters({ search, sort, month, length, searchFor, sortBy, filter }: TourFiltersProps) {
  const { t } = useTexts();
  const language = useLanguage();
  const { form, input } = useSearchText(search, searchFor);
  return (
    <form className="filters tours-filters stack-16" {...form}>
      <SearchInput
        id="tours-search"
        label={t('tours.search')}
        placeholder={t('tours.searchHint')}
        {...input}
      />
      <FilterSelect
        id="tours-month"
        label={t('tours.month')}
        value={month}
        options={['', ...nextMonths()].map((each) => [
          each,
          each === '' ? t('tours.anyMonth') : monthText(each, language),
        ])}
        onChange={(value) => filter({ month: value })}
      />
      <FilterSelect
        id="tours-length"
        label={t('tours.length')}
        value={length}
        options={(['', ...LENGTH_NAMES] as const).map((each) => [
          each,
          t(`tours.lengths.${each === '' ? 'any' : each}`),
        ])}
        onChange={(value) => filter({ length: lengthIn(value) })}
      />
      <FilterSelect
        id="tours-sort"
        label={t('tours.sort')}
        value={sort}
        options={Object.entries(SORTS).map(([order, name]) => [order, t(`tours.sorts.${name}`)])}
        onChange={(value) => isSort(value) && sortBy(value)}
      />
    </form>
  );
}

/** Returns this month and those of the next year, YYYY-MM. */
function nextMonths(): readonly string[] {
  const [year = 0, month = 0] = deviceDay().split('-').map(Number);
  return Array.from({ length: 13 }, (_, index) =>
    new Date(Date.UTC(year, month - 1 + index)).toISOString().slice(0, 7),
  );
}

/** Formats a month, YYYY-MM, as "April 2027". */
function monthText(month: string, language: Language): string {
  const [year, number] = month.split('-');
  return `${MONTHS[language][Number(number) - 1] ?? ''}${language === 'ku' ? 'ی' : ''} ${year}`;
}

/** Letters of a tour's text on its card (docs/requirements.md, P13). */
const MOST_LETTERS = 500;

function TourCard({ tour, href }: { readonly tour: Tour; readonly href: string }) {
  const { textOf } = useTexts();
  const details = useTourDates()(tour);
  const route = useRoute()(tour);
  return (
    <li className="card tour-card">
      <CardPhoto src={tour.photos[0]}>{tour.isBest && <Recommended />}</CardPhoto>
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
        <PriceFrom price={tour.price} text="tours.priceFrom" />
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

/** As many tours as are read to be filtered by month and length. */
const MOST_FILTERED = 1000;

/** Fetches the list with its search and order, which begin with the first tours. */
export function useTourList() {
  const [{ search, sort, month, length, show }, ask] = useListAddress(tourQueryIn);
  const isFiltered = month !== '' || length !== '';
  const perPage = isFiltered ? MOST_FILTERED : show;
  const path = withQuery('client/get_tour_group/', { perPage, orderColumn: sort, search });
  // The call has no parameters for month and length.
  const parse = useCallback(
    (response: unknown) => {
      const list = toTourList(response);
      const tours = list.tours.filter((tour) => isAsked(tour, month, length));
      return isFiltered ? { tours, total: tours.length } : list;
    },
    [month, length, isFiltered],
  );
  return {
    search,
    sort,
    month,
    length,
    content: useContent(path, parse, readInPages),
    filter: (by: Partial<Pick<ReturnType<typeof tourQueryIn>, 'month' | 'length'>>) =>
      ask({ ...by, show: GROWTH.first }),
    searchFor: (text: string) => ask({ search: text, show: GROWTH.first }),
    sortBy: (order: Sort) => ask({ sort: order, show: GROWTH.first }),
    more: () => ask({ show: nextSize(GROWTH, show) }),
    /** Whether there may be more tours (docs/requirements.md, P13). */
    hasMore: (total: number) => !isFiltered && show <= total,
  };
}

function tourQueryIn(query: URLSearchParams) {
  const sort = query.get('sort') ?? '';
  return {
    search: query.get('search') ?? '',
    sort: isSort(sort) ? sort : ('-recommendedRate' as const),
    month: /^\d{4}-\d{2}$/u.exec(query.get('month') ?? '')?.[0] ?? '',
    length: lengthIn(query.get('length')),
    show: sizeIn(GROWTH, query.get('show')),
  };
}

const LENGTH_NAMES = Object.keys(LENGTHS) as readonly Length[];

const lengthIn = (text: string | null): Length | '' =>
  LENGTH_NAMES.find((name) => name === text) ?? '';

const isSort = (text: string): text is Sort => Object.hasOwn(SORTS, text);
