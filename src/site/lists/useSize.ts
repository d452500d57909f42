import { useSearchParams } from 'wouter';
import { type Growth, nextSize, sizeIn } from './size';

/** How much of a list is shown. It stands in the address, so that Back finds it again. */
export function useSize(growth: Growth) {
  const [query, setQuery] = useSearchParams();
  const size = sizeIn(growth, query.get('show'));
  return {
    size,
    hasMore: (total: number) => size < total,
    more: () => setQuery({ show: String(nextSize(growth, size)) }, { replace: true }),
  };
}
