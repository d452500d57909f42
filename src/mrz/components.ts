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
  const labels = new Int32Array(width * height);
  const parents: number[] = [0];
  const boxes: Int32Array[] = [new Int32Array(0)];
  const rootOf = (label: number) => {
    let root = label;
    while (parents[root] !== root) root = parents[root]!;
    while (parents[label] !== root) [label, parents[label]] = [parents[label]!, root];
    return root;
  };
  for (let y = 1; y < height; y++) {
    for (let x = 1; x < width - 1; x++) {
      const at = y * width + x;
      if (ink[at] === 0) continue;
      let label = labels[at - 1]!;
      for (let above = at - width - 1; above <= at - width + 1; above++) {
        const other = labels[above]!;
        if (other === 0 || other === label) continue;
        if (label === 0) label = other;
        else {
          const a = rootOf(label);
          const b = rootOf(other);
          if (a === b) continue;
          parents[Math.max(a, b)] = Math.min(a, b);
          label = Math.min(a, b);
        }
      }
      if (label === 0) {
        label = parents.length;
        parents.push(label);
        boxes.push(Int32Array.of(x, y, x, y, 0));
      }
      labels[at] = label;
      const box = boxes[label]!;
      if (x < box[0]!) box[0] = x;
      if (y < box[1]!) box[1] = y;
      if (x > box[2]!) box[2] = x;
      if (y > box[3]!) box[3] = y;
      box[4] = box[4]! + 1;
    }
  }
  for (let label = parents.length - 1; label > 0; label--) {
    const root = rootOf(label);
    if (root === label) continue;
    const box = boxes[label]!;
    const whole = boxes[root]!;
    for (const i of [0, 1]) whole[i] = Math.min(whole[i]!, box[i]!);
    for (const i of [2, 3]) whole[i] = Math.max(whole[i]!, box[i]!);
    whole[4] = whole[4]! + box[4]!;
  }
  const pieces: Piece[] = [];
  for (let label = 1; label < parents.length; label++) {
    if (parents[label] !== label) continue;
    const [left, top, right, bottom, area] = boxes[label] as unknown as [
      number,
      number,
      number,
      number,
      number,
    ];
    const size = Math.max(right - left, bottom - top) + 1;
    if (size < SMALLEST || size > LARGEST || area < size) continue;
    pieces.push({ x: (left + right) / 2, y: (top + bottom) / 2, size });
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
