import { half, type Grey } from './grey';
import { AREA, CELL } from './net';

/** A cell of a line in the picture: its middle, one character across, and as far down. */
export type Frame = {
  readonly x: number;
  readonly y: number;
  readonly acrossX: number;
  readonly acrossY: number;
  readonly downX: number;
  readonly downY: number;
};

/** How much of the line a cell shows, in characters. */
export const SPAN = { across: 1.16, down: 1.45 };

/** The picture and its halves, so that a cell is sampled where a pixel of it is about one of the picture. */
export class Pyramid {
  readonly #levels: Grey[];

  constructor(grey: Grey) {
    this.#levels = [grey];
  }

  /** Returns the level in which a character is at least so many pixels wide, and its scale. */
  level(pitch: number): readonly [grey: Grey, scale: number] {
    let n = 0;
    while (pitch / 2 ** (n + 1) >= (CELL.width / SPAN.across) * 0.8) n++;
    return [this.#halved(n), 2 ** n];
  }

  /** Returns the largest level whose longer side has at most so many pixels. */
  atMost(side: number): Grey {
    let n = 0;
    while (Math.max(this.#halved(n).width, this.#halved(n).height) > side) n++;
    return this.#halved(n);
  }

  #halved(n: number): Grey {
    while (this.#levels.length <= n) this.#levels.push(half(this.#levels.at(-1)!));
    return this.#levels[n]!;
  }
}

/** Samples the cells of a line: for each the input of the net. Its contrast is that of the cell and its neighbours. */
export function sampleCells(pyramid: Pyramid, frames: readonly Frame[]): Float32Array[] {
  const cells = frames.map((frame) => sampleCell(pyramid, frame));
  const means = cells.map((cell) => sum(cell) / AREA);
  const squares = cells.map((cell) => sum(cell, true) / AREA);
  return cells.map((cell, n) => {
    let mean = 0;
    let square = 0;
    let count = 0;
    for (let i = Math.max(0, n - 1); i <= Math.min(cells.length - 1, n + 1); i++) {
      mean += means[i]!;
      square += squares[i]!;
      count++;
    }
    mean /= count;
    const deviation = Math.sqrt(Math.max(1, square / count - mean * mean));
    return cell.map((value) => Math.max(-3, Math.min(3, (mean - value) / deviation)));
  });
}

function sum(values: Float32Array, squared = false): number {
  let total = 0;
  for (const value of values) total += squared ? value * value : value;
  return total;
}

function sampleCell(pyramid: Pyramid, frame: Frame): Float32Array {
  const [{ width, height, data }, scale] = pyramid.level(Math.hypot(frame.acrossX, frame.acrossY));
  const out = new Float32Array(AREA);
  let at = 0;
  for (let row = 0; row < CELL.height; row++) {
    const down = ((row + 0.5) / CELL.height - 0.5) * SPAN.down;
    for (let column = 0; column < CELL.width; column++) {
      const across = ((column + 0.5) / CELL.width - 0.5) * SPAN.across;
      const x = (frame.x + across * frame.acrossX + down * frame.downX + 0.5) / scale - 0.5;
      const y = (frame.y + across * frame.acrossY + down * frame.downY + 0.5) / scale - 0.5;
      const x0 = Math.max(0, Math.min(width - 2, Math.floor(x)));
      const y0 = Math.max(0, Math.min(height - 2, Math.floor(y)));
      const fx = Math.max(0, Math.min(1, x - x0));
      const fy = Math.max(0, Math.min(1, y - y0));
      const i = y0 * width + x0;
      const top = data[i]! * (1 - fx) + data[i + 1]! * fx;
      const bottom = data[i + width]! * (1 - fx) + data[i + width + 1]! * fx;
      out[at++] = top * (1 - fy) + bottom * fy;
    }
  }
  return out;
}
