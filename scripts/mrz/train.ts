import { AREA, FIRST, FLAT, HIDDEN, Layers, run, SHAPES, type Weights } from '../../src/mrz/net';
import { Back } from './back';
import type { Examples } from './examples';
import { Random } from './random';

/** Trains the net: Adam, small batches, a rate that falls; the order of the examples is the seed's. */
export function train(
  examples: Examples,
  {
    epochs,
    seed,
    rate,
    say,
  }: { epochs: number; seed: number; rate: number; say: (text: string) => void },
): Weights {
  const random = new Random(seed);
  const fans = [9, 0, FIRST * 9, 0, FLAT, 0, HIDDEN, 0];
  const weights = SHAPES.map((length, n) => {
    const fan = fans[n] ?? 0;
    return Float32Array.from({ length }, () =>
      fan === 0 ? 0 : random.normal() * Math.sqrt(2 / fan),
    );
  });
  const gradients = SHAPES.map((length) => new Float32Array(length));
  const firsts = SHAPES.map((length) => new Float32Array(length));
  const seconds = SHAPES.map((length) => new Float32Array(length));
  const layers = new Layers();
  const back = new Back();
  const order = Uint32Array.from(examples.cells.keys());
  const batch = 32;
  const steps = Math.ceil((order.length * epochs) / batch);
  let step = 0;
  for (let epoch = 0; epoch < epochs; epoch++) {
    for (let i = order.length - 1; i > 0; i--) {
      const j = random.below(i + 1);
      [order[i], order[j]] = [order[j]!, order[i]!];
    }
    let loss = 0;
    let wrong = 0;
    for (let start = 0; start < order.length; start += batch) {
      for (const gradient of gradients) gradient.fill(0);
      const count = Math.min(batch, order.length - start);
      for (let n = 0; n < count; n++) {
        const at = order[start + n]!;
        layers.input.set(examples.cells[at]!);
        // Contrast and brightness vary more than the pictures do.
        const gain = random.between(0.85, 1.15);
        const shift = random.normal() * 0.08;
        for (let i = 0; i < AREA; i++) layers.input[i] = layers.input[i]! * gain + shift;
        run(weights, layers);
        const result = back.start(layers.output, examples.glyphs[at]!, examples.offsets[at]!);
        loss += result.loss;
        if (result.wrong) wrong++;
        back.propagate(weights, layers, gradients);
      }
      step++;
      const now =
        rate * Math.min(1, step / 300) * (0.5 + 0.5 * Math.cos((Math.PI * step) / (steps + 1)));
      const [c1, c2] = [1 - 0.9 ** step, 1 - 0.999 ** step];
      for (const [n, weight] of weights.entries()) {
        const [g, m, v] = [gradients[n]!, firsts[n]!, seconds[n]!];
        for (let i = 0; i < weight.length; i++) {
          const d = g[i]! / count + 1e-5 * weight[i]!;
          const mi = (m[i] = 0.9 * m[i]! + 0.1 * d);
          const vi = (v[i] = 0.999 * v[i]! + 0.001 * d * d);
          weight[i] = weight[i]! - (now * (mi / c1)) / (Math.sqrt(vi / c2) + 1e-8);
        }
      }
    }
    say(
      `epoch ${String(epoch + 1)}: loss ${(loss / order.length).toFixed(4)}, wrong ${((100 * wrong) / order.length).toFixed(2)} %`,
    );
  }
  return weights;
}
