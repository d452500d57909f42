import { useSearchParams } from 'wouter';
import { type Growth, nextSize, sizeIn } from './size';

/** Returns how much of a list is shown. It is stored in the URL, so that Back restores it. */
export function useSize(growth: Growth) {
  const [query, setQuery] = useSearchParams();
  const size = sizeIn(growth, query.get('show'));
  return {
    size,
    hasMore: (total: number) => size < total,
    more: () => setQuery({ show: String(nextSize(growth, size)) }, { replace: true }),
  };
}
