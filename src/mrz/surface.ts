import type { Frame } from './cells';
import { leastSquares } from './leastSquares';

/** The distance of two lines in characters (6.35 mm and 2.54 mm). */
export const LINE = 2.5;

/** Half of a line of 44: brings the numbers of characters to about -1 to 1. */
const HALF = 22;

/** A point of a glyph: character and line as numbers, and where it is in the picture. */
export type Mark = {
  readonly character: number;
  readonly line: number;
  readonly x: number;
  readonly y: number;
  readonly weight: number;
};

/** How strongly the bends are held back: a page is nearly flat. */
const STIFFNESS = [0, 0, 0.002, 0.02, 0.0005, 0.005, 0.5] as const;

/** Where the characters of a zone are: polynomials, which follow perspective and a bent page. */
export class Surface {
  readonly #x: readonly number[];
  readonly #y: readonly number[];
  readonly #middle: number;

  constructor(marks: readonly Mark[], middle: number) {
    const fit = (axis: 'x' | 'y') =>
      leastSquares(
        marks.map(({ character, line: v, weight, ...mark }) => {
          const t = (character - middle) / HALF;
          return {
            terms: [1, t, t * t, t * t * t, v, v * t, v * t * t],
            value: mark[axis],
            weight,
          };
        }),
        STIFFNESS,
      );
    this.#middle = middle;
    this.#x = fit('x');
    this.#y = fit('y');
  }

  /** Returns the frame of a character of a line; the middle of the first of each line is at 0. */
  frame(character: number, line: number): Frame {
    const t = (character - this.#middle) / HALF;
    const [x, acrossX, downX] = at(this.#x, t, line);
    const [y, acrossY, downY] = at(this.#y, t, line);
    return { x, y, acrossX, acrossY, downX, downY };
  }
}

function at(c: readonly number[], t: number, v: number): [number, number, number] {
  return [
    c[0]! + t * (c[1]! + t * (c[2]! + t * c[3]!)) + v * (c[4]! + t * (c[5]! + t * c[6]!)),
    (c[1]! + 2 * t * c[2]! + 3 * t * t * c[3]! + v * (c[5]! + 2 * t * c[6]!)) / HALF,
    (c[4]! + t * (c[5]! + t * c[6]!)) / LINE,
  ];
}
