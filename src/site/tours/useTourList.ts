import { useContent, withQuery } from '../../platform/content/useContent';
import { type Growth, nextSize, sizeIn } from '../lists/size';
import { readInPages } from '../lists/readInPages';
import { useListAddress } from '../lists/useListAddress';
import { toTourList } from './tour';

/** The orders of the list with their translation keys; the first is the default (docs/requirements.md, P13). */
export const SORTS = {
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

export const isSort = (text: string): text is Sort => Object.hasOwn(SORTS, text);
