import {
  AREA,
  CELL,
  FIRST,
  FLAT,
  HIDDEN,
  type Layers,
  NONE,
  OUTPUTS,
  SECOND,
  type Weights,
} from '../../src/mrz/net';

/** The way back through the net. */
export class Back {
  readonly #output = new Float32Array(OUTPUTS);
  readonly #hidden = new Float32Array(HIDDEN);
  readonly #flat = new Float32Array(FLAT);
  readonly #second = new Float32Array((SECOND * AREA) / 4);
  readonly #firstHalf = new Float32Array((FIRST * AREA) / 4);
  readonly #first = new Float32Array(FIRST * AREA);

  start(
    output: Float32Array,
    glyph: number,
    offset: [number, number],
  ): { loss: number; wrong: boolean } {
    let most = -Infinity;
    let best = 0;
    for (let i = 0; i <= NONE; i++)
      if (output[i]! > most) {
        most = output[i]!;
        best = i;
      }
    let total = 0;
    for (let i = 0; i <= NONE; i++) total += Math.exp(output[i]! - most);
    const d = this.#output;
    const smooth = 0.01;
    for (let i = 0; i <= NONE; i++)
      d[i] =
        Math.exp(output[i]! - most) / total - (i === glyph ? 1 - smooth : 0) - smooth / (NONE + 1);
    const loss = most + Math.log(total) - output[glyph]!;
    for (let i = 0; i < 2; i++) {
      const error = output[NONE + 1 + i]! - offset[i]!;
      d[NONE + 1 + i] = glyph === NONE ? 0 : Math.max(-1, Math.min(1, error)) * 0.1;
    }
    return { loss, wrong: best !== glyph };
  }

  propagate(weights: Weights, layers: Layers, gradients: Weights): void {
    const [, , w2, , w3, , w4] = weights as Float32Array[];
    const [g1, h1, g2, h2, g3, h3, g4, h4] = gradients as Float32Array[];
    full(this.#output, layers.hidden, w4!, g4!, h4!, this.#hidden);
    for (let i = 0; i < HIDDEN; i++) if (layers.hidden[i]! <= 0) this.#hidden[i] = 0;
    full(this.#hidden, layers.flat, w3!, g3!, h3!, this.#flat);
    double(
      this.#flat,
      layers.second,
      layers.flat,
      SECOND,
      CELL.width / 2,
      CELL.height / 2,
      this.#second,
    );
    this.#firstHalf.fill(0);
    kernel(
      this.#second,
      layers.firstHalf,
      FIRST,
      SECOND,
      CELL.width / 2,
      CELL.height / 2,
      w2,
      g2!,
      h2!,
      this.#firstHalf,
    );
    double(
      this.#firstHalf,
      layers.first,
      layers.firstHalf,
      FIRST,
      CELL.width,
      CELL.height,
      this.#first,
    );
    kernel(
      this.#first,
      layers.input,
      1,
      FIRST,
      CELL.width,
      CELL.height,
      undefined,
      g1!,
      h1!,
      undefined,
    );
  }
}

function full(
  d: Float32Array,
  from: Float32Array,
  w: Float32Array,
  g: Float32Array,
  h: Float32Array,
  to: Float32Array,
): void {
  to.fill(0);
  const count = from.length;
  for (let out = 0; out < d.length; out++) {
    const value = d[out]!;
    if (value === 0) continue;
    h[out] = h[out]! + value;
    const base = out * count;
    for (let i = 0; i < count; i++) {
      g[base + i] = g[base + i]! + value * from[i]!;
      to[i] = to[i]! + value * w[base + i]!;
    }
  }
}

/** Gives the error of each 2 x 2 to its largest, if that is positive. */
function double(
  d: Float32Array,
  from: Float32Array,
  halved: Float32Array,
  channels: number,
  width: number,
  height: number,
  to: Float32Array,
): void {
  to.fill(0);
  let at = 0;
  for (let row = 0; row < channels * height; row += 2) {
    for (let x = 0; x < width; x += 2) {
      const most = halved[at]!;
      const value = d[at++]!;
      if (most <= 0 || value === 0) continue;
      const i = row * width + x;
      to[
        from[i] === most
          ? i
          : from[i + 1] === most
            ? i + 1
            : from[i + width] === most
              ? i + width
              : i + width + 1
      ] = value;
    }
  }
}

function kernel(
  d: Float32Array,
  from: Float32Array,
  channels: number,
  outs: number,
  width: number,
  height: number,
  w: Float32Array | undefined,
  g: Float32Array,
  h: Float32Array,
  to: Float32Array | undefined,
): void {
  const area = width * height;
  for (let out = 0; out < outs; out++) {
    for (let y = 0; y < height; y++) {
      for (let x = 0; x < width; x++) {
        const value = d[out * area + y * width + x]!;
        // Most are 0: only the largest of four carries an error.
        if (value === 0) continue;
        h[out] = h[out]! + value;
        for (let ky = -1; ky <= 1; ky++) {
          const sy = y + ky;
          if (sy < 0 || sy >= height) continue;
          for (let kx = -1; kx <= 1; kx++) {
            const sx = x + kx;
            if (sx < 0 || sx >= width) continue;
            let k = out * channels * 9 + (ky + 1) * 3 + kx + 1;
            let s = sy * width + sx;
            for (let channel = 0; channel < channels; channel++) {
              g[k] = g[k]! + value * from[s]!;
              if (to !== undefined && w !== undefined) to[s] = to[s]! + value * w[k]!;
              k += 9;
              s += area;
            }
          }
        }
      }
    }
  }
}
