import { useListAddress } from './useListAddress';

/** How a list grows: its first size, its second, and how many each time after that. */
export interface Growth {
  readonly first: number;
  readonly second: number;
  readonly step: number;
}

/** Nine digits: the largest size in a URL. */
const LARGEST = 999_999_999;

/** Returns the size in a URL, or the nearest smaller size that a list of this growth can have. */
export function sizeIn({ first, second, step }: Growth, text: string | null): number {
  const wanted = Math.min(LARGEST, Number(text));
  return wanted >= second ? second + Math.floor((wanted - second) / step) * step : first;
}

/** Returns the size after one more press of "Load more". */
export const nextSize = ({ second, step }: Growth, size: number): number =>
  size < second ? second : size + step;

export function useSize(growth: Growth) {
  const [{ show: size }, ask] = useListAddress((query) => ({
    show: sizeIn(growth, query.get('show')),
  }));
  return {
    size,
    hasMore: (total: number) => size < total,
    more: () => ask({ show: nextSize(growth, size) }),
  };
}
