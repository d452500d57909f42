import type { Frame } from './cells';

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

const TERMS = 7;

/** How strongly the bends are held back: a page is nearly flat. */
const STIFFNESS = [0, 0, 0.002, 0.02, 0.0005, 0.005, 0.5] as const;

/** Where the characters of a zone are: polynomials, which follow perspective and a bent page. */
export class Surface {
  readonly #x: Float64Array;
  readonly #y: Float64Array;
  readonly #middle: number;

  constructor(marks: readonly Mark[], middle: number) {
    this.#middle = middle;
    this.#x = solve(marks, middle, ({ x }) => x);
    this.#y = solve(marks, middle, ({ y }) => y);
  }

  /** Returns the frame of a character of a line; the middle of the first of each line is at 0. */
  frame(character: number, line: number): Frame {
    const t = (character - this.#middle) / HALF;
    const [x, acrossX, downX] = at(this.#x, t, line);
    const [y, acrossY, downY] = at(this.#y, t, line);
    return { x, y, acrossX, acrossY, downX, downY };
  }
}

function at(c: Float64Array, t: number, v: number): [value: number, across: number, down: number] {
  const [c0, c1, c2, c3, c4, c5, c6] = c as unknown as [
    number,
    number,
    number,
    number,
    number,
    number,
    number,
  ];
  return [
    c0 + t * (c1 + t * (c2 + t * c3)) + v * (c4 + t * (c5 + t * c6)),
    (c1 + 2 * t * c2 + 3 * t * t * c3 + v * (c5 + 2 * t * c6)) / HALF,
    (c4 + t * (c5 + t * c6)) / LINE,
  ];
}

/** Least squares, by elimination. */
function solve(
  marks: readonly Mark[],
  middle: number,
  valueOf: (mark: Mark) => number,
): Float64Array {
  const rows = Array.from({ length: TERMS }, (_, n) => {
    const row = new Float64Array(TERMS + 1);
    row[n] = (STIFFNESS[n] ?? 0) * marks.length + 1e-9;
    return row;
  });
  for (const mark of marks) {
    const t = (mark.character - middle) / HALF;
    const v = mark.line;
    const terms = [1, t, t * t, t * t * t, v, v * t, v * t * t];
    const value = valueOf(mark);
    for (const [i, row] of rows.entries()) {
      const a = terms[i]! * mark.weight;
      for (let j = 0; j < TERMS; j++) row[j] = row[j]! + a * terms[j]!;
      row[TERMS] = row[TERMS]! + a * value;
    }
  }
  for (let i = 0; i < TERMS; i++) {
    let best = i;
    for (let k = i + 1; k < TERMS; k++)
      if (Math.abs(rows[k]?.[i] ?? 0) > Math.abs(rows[best]?.[i] ?? 0)) best = k;
    const pivot = rows[best]!;
    rows[best] = rows[i]!;
    rows[i] = pivot;
    for (const [k, row] of rows.entries()) {
      if (k === i) continue;
      const factor = row[i]! / pivot[i]!;
      if (factor !== 0) for (let j = i; j <= TERMS; j++) row[j] = row[j]! - factor * pivot[j]!;
    }
  }
  return Float64Array.from(rows, (row, i) => row[TERMS]! / row[i]!);
}
