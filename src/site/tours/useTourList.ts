import { useSearchParams } from 'wouter';
import { useContent, withQuery } from '../../platform/content/useContent';
import { toTourList } from './tour';

/** The orders in which tours may be read, by the words for them; the first is the rule (paper 2, section 9). */
export const SORTS = {
  '-recommendedRate': 'recommended',
  '-id': 'newest',
  price: 'lowest',
  '-price': 'highest',
} as const;

export type Sort = keyof typeof SORTS;

const DEFAULT_SORT: Sort = '-recommendedRate';
/** A list begins with so many tours, and grows by so many (paper 2, section 9). */
const STEP = 10;
/** More than this no server should be asked for at once. */
const MOST = 100;

/** The tours that are asked for. What is asked stands in the address, so that Back finds it again. */
export function useTourList() {
  const [query, setQuery] = useSearchParams();
  const search = query.get('search') ?? '';
  const sort = sortIn(query.get('sort'));
  const size = sizeIn(query.get('show'));
  const path = withQuery('client/get_tour_group/', { perPage: size, orderColumn: sort, search });
  const content = useContent(path, toTourList);

  const ask = (next: { search?: string; sort?: Sort; size?: number }) => {
    const asked = { search, sort, size: STEP, ...next };
    const entries = {
      ...(asked.search !== '' && { search: asked.search }),
      ...(asked.sort !== DEFAULT_SORT && { sort: asked.sort }),
      ...(asked.size !== STEP && { show: String(asked.size) }),
    };
    setQuery(entries, { replace: true });
  };
  return {
    search,
    sort,
    content,
    searchFor: (text: string) => ask({ search: text }),
    sortBy: (order: Sort) => ask({ sort: order }),
    more: () => ask({ size: size + STEP }),
    /** Whether there may be more than is shown (paper 2, section 4). */
    hasMore: (total: number) => size <= total && size < MOST,
  };
}

export const isSort = (text: string): text is Sort => Object.hasOwn(SORTS, text);

const sortIn = (text: string | null): Sort => (text !== null && isSort(text) ? text : DEFAULT_SORT);

function sizeIn(text: string | null): number {
  const size = Math.floor(Number(text) / STEP) * STEP;
  return Math.min(MOST, Math.max(STEP, Number.isFinite(size) ? size : STEP));
}
