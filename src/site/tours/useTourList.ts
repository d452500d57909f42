import { useSearchParams } from 'wouter';
import { useContent, withQuery } from '../../platform/content/useContent';
import { type Growth, nextSize, sizeIn } from '../lists/size';
import { toTourList } from './tour';

/** The orders in which tours may be read, by the words for them; the first is the rule (docs/requirements.md, P13). */
export const SORTS = {
  '-recommendedRate': 'recommended',
  '-id': 'newest',
  price: 'lowest',
  '-price': 'highest',
} as const;

export type Sort = keyof typeof SORTS;

const DEFAULT_SORT: Sort = '-recommendedRate';
/** Ten tours, and ten more each time (docs/requirements.md, P13). */
const GROWTH: Growth = { first: 10, second: 20, step: 10 };

interface Asked {
  readonly search: string;
  readonly sort: Sort;
  readonly size: number;
}

/** The tours that are asked for. What is asked stands in the address, so that Back finds it again. */
export function useTourList() {
  const [query, setQuery] = useSearchParams();
  const { search, sort, size } = askedIn(query);
  const path = withQuery('client/get_tour_group/', { perPage: size, orderColumn: sort, search });
  const content = useContent(path, toTourList);

  // Asked beside what the address says by then: a search comes late, after typing has paused.
  const ask = (next: Partial<Asked>) =>
    setQuery((now) => toQuery({ ...askedIn(now), size: GROWTH.first, ...next }), { replace: true });
  return {
    search,
    sort,
    content,
    searchFor: (text: string) => ask({ search: text }),
    sortBy: (order: Sort) => ask({ sort: order }),
    more: () => ask({ size: nextSize(GROWTH, size) }),
    /** Whether there may be more than is shown (docs/requirements.md, P13). */
    hasMore: (total: number) => size <= total,
  };
}

const askedIn = (query: URLSearchParams): Asked => ({
  search: query.get('search') ?? '',
  sort: sortIn(query.get('sort')),
  size: sizeIn(GROWTH, query.get('show')),
});

/** The inverse of askedIn; what is the rule is not said. */
const toQuery = ({ search, sort, size }: Asked): Record<string, string> => ({
  ...(search !== '' && { search }),
  ...(sort !== DEFAULT_SORT && { sort }),
  ...(size !== GROWTH.first && { show: String(size) }),
});

/** Whether a text names one of the orders. */
export const isSort = (text: string): text is Sort => Object.hasOwn(SORTS, text);

const sortIn = (text: string | null): Sort => (text !== null && isSort(text) ? text : DEFAULT_SORT);
