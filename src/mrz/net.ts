import { GLYPHS } from './zone';

/** A small convolutional net that tells which glyph a cell shows, and how far from the middle. */
export const CELL = { width: 16, height: 20 };

/** What the net tells: a number for each glyph, one for "no glyph", and the offset of the glyph across and down. */
export const NONE = GLYPHS.length;
export const OUTPUTS = NONE + 3;

/** The layers: two convolutions of 3 x 3, each halved, and two full layers. */
export const FIRST = 10;
export const SECOND = 20;
export const HIDDEN = 64;
export const AREA = CELL.width * CELL.height;
export const FLAT = (SECOND * AREA) / 16;

/** The lengths of the weights, in their order. */
export const SHAPES = [
  FIRST * 9,
  FIRST,
  SECOND * FIRST * 9,
  SECOND,
  HIDDEN * FLAT,
  HIDDEN,
  OUTPUTS * HIDDEN,
  OUTPUTS,
] as const;

export type Weights = readonly Float32Array[];

type Arrays<T extends readonly unknown[]> = { readonly [N in keyof T]: Float32Array };

/** What each layer gave; training needs it, too. */
export class Layers {
  readonly input = new Float32Array(AREA);
  readonly first = new Float32Array(FIRST * AREA);
  readonly firstHalf = new Float32Array((FIRST * AREA) / 4);
  readonly second = new Float32Array((SECOND * AREA) / 4);
  readonly flat = new Float32Array(FLAT);
  readonly hidden = new Float32Array(HIDDEN);
  readonly output = new Float32Array(OUTPUTS);
}

/** Runs the net on `layers.input`; the result is in `layers.output`. */
export function run(weights: Weights, layers: Layers): void {
  const [w1, b1, w2, b2, w3, b3, w4, b4] = weights as Arrays<typeof SHAPES>;
  const { width, height } = CELL;
  convolve(layers.input, 1, width, height, w1, b1, layers.first);
  halve(layers.first, FIRST, width, height, layers.firstHalf);
  convolve(layers.firstHalf, FIRST, width / 2, height / 2, w2, b2, layers.second);
  halve(layers.second, SECOND, width / 2, height / 2, layers.flat);
  connect(layers.flat, w3, b3, layers.hidden);
  for (let i = 0; i < HIDDEN; i++) if (layers.hidden[i]! < 0) layers.hidden[i] = 0;
  connect(layers.hidden, w4, b4, layers.output);
}

/** Convolves with 3 x 3 and keeps what is positive. Outside of the picture is 0. */
function convolve(
  from: Float32Array,
  channels: number,
  width: number,
  height: number,
  weights: Float32Array,
  bias: Float32Array,
  to: Float32Array,
): void {
  const area = width * height;
  for (let out = 0; out < bias.length; out++) {
    const base = out * area;
    to.fill(bias[out]!, base, base + area);
    for (let channel = 0; channel < channels; channel++) {
      for (let ky = -1; ky <= 1; ky++) {
        const w = (out * channels + channel) * 9 + (ky + 1) * 3;
        const left = weights[w]!;
        const middle = weights[w + 1]!;
        const right = weights[w + 2]!;
        const top = Math.max(0, -ky);
        const bottom = Math.min(height, height - ky);
        for (let y = top; y < bottom; y++) {
          const source = channel * area + (y + ky) * width;
          const target = base + y * width;
          let before = 0;
          let here = from[source]!;
          for (let x = 0; x < width; x++) {
            const after = x + 1 < width ? from[source + x + 1]! : 0;
            to[target + x] = to[target + x]! + left * before + middle * here + right * after;
            before = here;
            here = after;
          }
        }
      }
    }
    for (let i = base; i < base + area; i++) if (to[i]! < 0) to[i] = 0;
  }
}

/** Takes the largest of each 2 x 2. */
function halve(
  from: Float32Array,
  channels: number,
  width: number,
  height: number,
  to: Float32Array,
): void {
  let at = 0;
  for (let row = 0; row < channels * height; row += 2) {
    for (let x = 0; x < width; x += 2) {
      const i = row * width + x;
      to[at++] = Math.max(from[i]!, from[i + 1]!, from[i + width]!, from[i + width + 1]!);
    }
  }
}

function connect(
  from: Float32Array,
  weights: Float32Array,
  bias: Float32Array,
  to: Float32Array,
): void {
  const count = from.length;
  for (let out = 0; out < to.length; out++) {
    let sum = bias[out]!;
    const base = out * count;
    for (let i = 0; i < count; i++) sum += weights[base + i]! * from[i]!;
    to[out] = sum;
  }
}
