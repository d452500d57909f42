/** How a list grows: how many it begins with, how many come after so many, and where it stops. */
export interface Growth {
  readonly first: number;
  readonly next: (size: number) => number;
  readonly most: number;
}

/** The size that an address asks for, or the nearest below it at which a list of this growth may stand. */
export function sizeIn({ first, next, most }: Growth, text: string | null): number {
  const wanted = Math.min(most, Number(text));
  let size = first;
  while (next(size) <= wanted) size = next(size);
  return size;
}

/** Whether there is more to show, and the list may still grow. */
export const mayGrow = ({ next, most }: Growth, size: number, total: number): boolean =>
  size < total && next(size) <= most;
