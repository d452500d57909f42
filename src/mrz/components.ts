import type { Grey } from './grey';

/** A connected piece of ink: the middle of its box, and its longer side. */
export type Piece = { readonly x: number; readonly y: number; readonly size: number };

/** Sides in pixels that a glyph can have. */
const SMALLEST = 4;
const LARGEST = 64;

/** Finds the pieces of ink: what is darker than around it by half of the deviation there, so that light does not matter. */
export function findPieces(grey: Grey, radius: number): Piece[] {
  const { width, height } = grey;
  const ink = inkOf(grey, radius);
  // So that no piece goes on at the other side.
  ink.fill(0, 0, width);
  for (let y = 1; y < height; y++) ink[y * width] = ink[y * width + width - 1] = 0;
  const around = [-width - 1, -width, -width + 1, -1, 1, width - 1, width, width + 1];
  const pieces: Piece[] = [];
  const left: number[] = [];
  for (let start = width; start < ink.length; start++) {
    if (ink[start] === 0) continue;
    let [x0, x1, y1, area] = [width, 0, 0, 0];
    const y0 = Math.floor(start / width);
    ink[start] = 0;
    left.push(start);
    for (let at = left.pop(); at !== undefined; at = left.pop()) {
      const x = at % width;
      x0 = Math.min(x0, x);
      x1 = Math.max(x1, x);
      y1 = Math.max(y1, (at - x) / width);
      area++;
      for (const step of around) {
        if (ink[at + step] !== 1) continue;
        ink[at + step] = 0;
        left.push(at + step);
      }
    }
    const size = Math.max(x1 - x0, y1 - y0) + 1;
    if (size < SMALLEST || size > LARGEST || area < size) continue;
    pieces.push({ x: (x0 + x1) / 2, y: (y0 + y1) / 2, size });
  }
  return pieces;
}

/** Marks what is darker than the mean around it. */
function inkOf({ width, height, data }: Grey, radius: number): Uint8Array {
  const stride = width + 1;
  const sums = new Float64Array(stride * (height + 1));
  const squares = new Float64Array(stride * (height + 1));
  for (let y = 0; y < height; y++) {
    let sum = 0;
    let square = 0;
    for (let x = 0; x < width; x++) {
      const value = data[y * width + x]!;
      sum += value;
      square += value * value;
      const at = (y + 1) * stride + x + 1;
      sums[at] = sums[at - stride]! + sum;
      squares[at] = squares[at - stride]! + square;
    }
  }
  const ink = new Uint8Array(width * height);
  const least = Math.max(2, 2.5 * noiseOf({ width, height, data }));
  for (let y = 0; y < height; y++) {
    const top = Math.max(0, y - radius) * stride;
    const bottom = Math.min(height, y + radius + 1) * stride;
    for (let x = 0; x < width; x++) {
      const left = Math.max(0, x - radius);
      const right = Math.min(width, x + radius + 1);
      const count = ((bottom - top) / stride) * (right - left);
      const mean =
        (sums[bottom + right]! - sums[bottom + left]! - sums[top + right]! + sums[top + left]!) /
        count;
      const square =
        (squares[bottom + right]! -
          squares[bottom + left]! -
          squares[top + right]! +
          squares[top + left]!) /
        count;
      const deviation = Math.sqrt(Math.max(0, square - mean * mean));
      if (data[y * width + x]! < mean - Math.max(least, 0.5 * deviation)) ink[y * width + x] = 1;
    }
  }
  return ink;
}

/** Estimates the deviation of the noise: how far a pixel mostly is from what its neighbours suggest. */
function noiseOf({ width, height, data }: Grey): number {
  const counts = new Uint32Array(1024);
  let total = 0;
  for (let y = 1; y < height - 1; y += 2) {
    for (let x = 1; x < width - 1; x += 3) {
      const at = y * width + x;
      const above = data[at - width]! + data[at + width]!;
      const beside = data[at - 1]! + data[at + 1]!;
      const off = Math.abs(4 * data[at]! - above - beside);
      counts[off] = counts[off]! + 1;
      total++;
    }
  }
  let seen = 0;
  let median = 0;
  while (seen < total / 2) seen += counts[median++]!;
  return (median - 0.5) / (0.6745 * Math.sqrt(20));
}
