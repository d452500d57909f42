/** How a list grows: how many it begins with, how many come then, and how many each time after that. */
export interface Growth {
  readonly first: number;
  readonly second: number;
  readonly step: number;
}

/** Nine digits: the largest size that an address may ask for. */
const LARGEST = 999_999_999;

/** The size that an address asks for, or the nearest below it at which a list of this growth may stand. */
export function sizeIn({ first, second, step }: Growth, text: string | null): number {
  const wanted = Math.min(LARGEST, Number(text));
  return wanted >= second ? second + Math.floor((wanted - second) / step) * step : first;
}

/** The size after one more press of "Load more". */
export const nextSize = ({ second, step }: Growth, size: number): number =>
  size < second ? second : size + step;
