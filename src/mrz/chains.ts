import type { Piece } from './components';
import { leastSquares } from './leastSquares';

type Link = { readonly piece: Piece; readonly index: number };

/**
 * Pieces in a row with even steps. `index` counts the steps, also those where no piece was. The score is the number of
 * pieces, less if they do not follow a smooth curve.
 */
export type Chain = { readonly links: readonly Link[]; readonly score: number };

const FEWEST = 9;
const MOST_MISSED = 3;

/** Finds the rows of evenly spaced pieces, the longest first. */
export function findChains(pieces: readonly Piece[]): Chain[] {
  const near = grid(pieces);
  const used = new Set<Piece>();
  const chains: Chain[] = [];
  for (const seed of pieces) {
    if (used.has(seed)) continue;
    let best: Chain | undefined;
    for (const next of near(seed.x, seed.y, seed.size * 1.6)) {
      if (next === seed || used.has(next)) continue;
      const far = Math.hypot(next.x - seed.x, next.y - seed.y);
      // In one direction only; the chain is followed in both.
      const isBefore = next.x < seed.x || (next.x === seed.x && next.y < seed.y);
      const most = Math.max(next.size, seed.size);
      if (isBefore || far < most * 0.62 || far > most * 1.45 || !areAlike(seed, next)) continue;
      const chain = follow(seed, next, near);
      if (best === undefined || chain.score > best.score) best = chain;
    }
    if (best === undefined || best.score < FEWEST) continue;
    for (const { piece } of best.links) used.add(piece);
    chains.push(best);
  }
  return chains.sort((a, b) => b.score - a.score);
}

const areAlike = (a: Piece, b: Piece) => a.size < 2.1 * b.size && b.size < 2.1 * a.size;

type Near = (x: number, y: number, radius: number) => Piece[];

/** Follows the row that two pieces begin, forwards and then backwards. */
function follow(first: Piece, second: Piece, near: Near): Chain {
  const links = [
    { piece: first, index: 0 },
    { piece: second, index: 1 },
  ];
  const seen = new Set([first, second]);
  const mean = (first.size + second.size) / 2;
  for (const direction of [1, -1]) {
    // The step is learned as the row goes on: perspective changes it slowly.
    let stepX = (second.x - first.x) * direction;
    let stepY = (second.y - first.y) * direction;
    if (links.length > 4) {
      const last = links.slice(0, 8).sort((a, b) => a.index - b.index);
      const [a, b] = [last[0], last.at(-1)] as [(typeof links)[0], (typeof links)[0]];
      stepX = ((b.piece.x - a.piece.x) / (b.index - a.index)) * direction;
      stepY = ((b.piece.y - a.piece.y) / (b.index - a.index)) * direction;
    }
    const from = direction === 1 ? second : first;
    let index = direction === 1 ? 1 : 0;
    let x = from.x;
    let y = from.y;
    let missed = 0;
    while (missed <= MOST_MISSED) {
      x += stepX;
      y += stepY;
      index += direction;
      const step = Math.hypot(stepX, stepY);
      let best: Piece | undefined;
      let least = step * 0.28;
      for (const piece of near(x, y, least)) {
        const far = Math.hypot(piece.x - x, piece.y - y);
        if (far >= least || seen.has(piece) || piece.size < mean * 0.45 || piece.size > mean * 2)
          continue;
        best = piece;
        least = far;
      }
      if (best === undefined) {
        missed++;
        continue;
      }
      const rate = missed === 0 ? 0.25 : 0.15;
      stepX += ((best.x - x) * rate) / (missed + 1);
      stepY += ((best.y - y) * rate) / (missed + 1);
      // Halfway to the piece: the middle of a box is not quite the middle of its glyph.
      x += (best.x - x) * 0.6;
      y += (best.y - y) * 0.6;
      missed = 0;
      seen.add(best);
      links.push({ piece: best, index });
    }
  }
  return { links, score: links.length * evenness(links) };
}

const SIDE = 16;

function grid(pieces: readonly Piece[]): Near {
  const cells = new Map<number, Piece[]>();
  const key = (x: number, y: number) => Math.floor(x / SIDE) * 65_536 + Math.floor(y / SIDE);
  for (const piece of pieces) {
    const at = key(piece.x, piece.y);
    const cell = cells.get(at);
    if (cell === undefined) cells.set(at, [piece]);
    else cell.push(piece);
  }
  return (x, y, radius) => {
    const found: Piece[] = [];
    for (let cx = x - radius; cx < x + radius + SIDE; cx += SIDE) {
      for (let cy = y - radius; cy < y + radius + SIDE; cy += SIDE) {
        const cell = cells.get(key(cx, cy));
        if (cell !== undefined) for (const piece of cell) found.push(piece);
      }
    }
    return found;
  };
}

/** How far pieces may be from a smooth curve, in steps, before their row is none. */
const ROUGHEST = 0.2;

/** How far (squared) whole pixels alone move the middle of a box. */
const PIXEL = 0.3;

/** Returns 1 for pieces that follow a curve of the second degree, and 0 for those that do not. */
function evenness(links: readonly Link[]): number {
  if (links.length < 5) return 0.3;
  const indices = links.map(({ index }) => index);
  const middle = (Math.min(...indices) + Math.max(...indices)) / 2;
  const half = Math.max(1, (Math.max(...indices) - Math.min(...indices)) / 2);
  // A longer row than any line is a pattern.
  if (half > 26) return 0;
  let square = 0;
  let step = 0;
  for (const axis of ['x', 'y'] as const) {
    const samples = links.map(({ piece, index }) => {
      const t = (index - middle) / half;
      return { terms: [1, t, t * t], value: piece[axis], weight: 1 };
    });
    const c = leastSquares(samples, [0, 0, 0]);
    step += (c[1]! / half) ** 2;
    for (const { terms, value } of samples)
      square += (value - c[0]! - c[1]! * terms[1]! - c[2]! * terms[2]!) ** 2;
  }
  const rough = Math.max(0, square / links.length - PIXEL) / step;
  return Math.max(0, 1 - rough / ROUGHEST ** 2);
}
