import { useSearchParams } from 'wouter';
import { useContent, withQuery } from '../../platform/content/useContent';
import { type Growth, nextSize, sizeIn } from '../lists/size';
import { toTourList } from './tour';

/** The orders of the list with their translation keys; the first is the default (docs/requirements.md, P13). */
export const SORTS = {
  '-recommendedRate': 'recommended',
  '-id': 'newest',
  price: 'lowest',
  '-price': 'highest',
} as const;

type Sort = keyof typeof SORTS;

const DEFAULT_SORT: Sort = '-recommendedRate';
/** Ten tours, and ten more each time (docs/requirements.md, P13). */
const GROWTH: Growth = { first: 10, second: 20, step: 10 };

/** Fetches the list. Search and order are stored in the URL, so that Back restores them. */
export function useTourList() {
  const [query, setQuery] = useSearchParams();
  const { search, sort, size } = tourQueryIn(query);
  const path = withQuery('client/get_tour_group/', { perPage: size, orderColumn: sort, search });
  const content = useContent(path, toTourList);

  // Merged into the current URL: a search is applied late, after typing has paused.
  const ask = (next: Partial<TourQuery>) =>
    setQuery((now) => toQuery({ ...tourQueryIn(now), size: GROWTH.first, ...next }), {
      replace: true,
    });
  return {
    search,
    sort,
    content,
    searchFor: (text: string) => ask({ search: text }),
    sortBy: (order: Sort) => ask({ sort: order }),
    more: () => ask({ size: nextSize(GROWTH, size) }),
    /** Whether there may be more tours (docs/requirements.md, P13). */
    hasMore: (total: number) => size <= total,
  };
}

type TourQuery = ReturnType<typeof tourQueryIn>;

const tourQueryIn = (query: URLSearchParams) => ({
  search: query.get('search') ?? '',
  sort: sortIn(query.get('sort')),
  size: sizeIn(GROWTH, query.get('show')),
});

/** The inverse of tourQueryIn; omits the defaults. */
const toQuery = ({ search, sort, size }: TourQuery): Record<string, string> => ({
  ...(search !== '' && { search }),
  ...(sort !== DEFAULT_SORT && { sort }),
  ...(size !== GROWTH.first && { show: String(size) }),
});

export const isSort = (text: string): text is Sort => Object.hasOwn(SORTS, text);

const sortIn = (text: string | null): Sort => (text !== null && isSort(text) ? text : DEFAULT_SORT);
