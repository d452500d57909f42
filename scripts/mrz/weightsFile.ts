import { writeFileSync } from 'node:fs';
import type { Weights } from '../../src/mrz/net';

/** Writes the weights as the reader's source: a byte for each, relative to the largest of its array. */
export function writeWeights(weights: Weights, path: string): void {
  const parts = weights.map((array) => {
    const most = array.reduce((a, b) => Math.max(a, Math.abs(b)), 0);
    const part = Buffer.alloc(4 + array.length);
    part.writeFloatLE(most, 0);
    for (const [n, weight] of array.entries())
      part.writeInt8(Math.round((weight / most) * 127), 4 + n);
    return part;
  });
  const packed = Buffer.concat(parts).toString('base64');
  writeFileSync(
    path,
    `/** Made by scripts/mrz: the weights of the net, as \`unpack\` reads them. */\nexport const WEIGHTS =\n  '${packed}';\n`,
  );
}
