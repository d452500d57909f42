import { useSearchParams } from 'wouter';
import { type Growth, mayGrow, sizeIn } from './size';

/** How much of a list is shown. It stands in the address, so that Back finds it again. */
export function useSize(growth: Growth) {
  const [query, setQuery] = useSearchParams();
  const size = sizeIn(growth, query.get('show'));
  return {
    size,
    hasMore: (total: number) => mayGrow(growth, size, total),
    more: () => setQuery({ show: String(growth.next(size)) }, { replace: true }),
  };
}
