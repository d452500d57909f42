import { findChains, type Chain } from './chains';
import { findPieces } from './components';
import type { Grey } from './grey';
import { leastSquares } from './leastSquares';
import { LINE, Surface, type Mark } from './surface';

/** Where a zone may be. The characters are numbered from anywhere; some of them were seen as pieces of ink. */
export type Candidate = {
  readonly surface: Surface;
  readonly marks: readonly Mark[];
  readonly first: number;
  readonly last: number;
  readonly score: number;
};

/** What is straight about a chain: where number 0 is, its direction (a step), and the numbers of its ends. */
type Straight = {
  readonly chain: Chain;
  readonly x: number;
  readonly y: number;
  readonly stepX: number;
  readonly stepY: number;
  readonly first: number;
  readonly last: number;
};

/** A row needs so many pieces to count without a second one. */
const ALONE = 14;

/** Finds where a zone may be, the likeliest first: two even rows side by side, or one and a place beside it. */
export function findCandidates(grey: Grey, scale: number): Candidate[] {
  const chains = findChains(findPieces(grey, 11)).slice(0, 40).map(straighten);
  const found: Candidate[] = [];
  for (const [n, a] of chains.entries()) {
    for (const b of chains.slice(n + 1)) found.push(...pair(a, b, scale));
    if (a.chain.score < ALONE) continue;
    for (const line of [-1, 1]) found.push(alone(a, line, scale));
  }
  return found.sort((a, b) => b.score - a.score);
}

function straighten(chain: Chain): Straight {
  const { links } = chain;
  const indices = links.map(({ index }) => index);
  const fit = (axis: 'x' | 'y') =>
    leastSquares(
      links.map(({ piece, index }) => ({ terms: [1, index], value: piece[axis], weight: 1 })),
      [0, 0],
    );
  const [[x = 0, stepX = 0], [y = 0, stepY = 0]] = [fit('x'), fit('y')];
  return { chain, x, y, stepX, stepY, first: Math.min(...indices), last: Math.max(...indices) };
}

const middleOf = ({ x, y, stepX, stepY, first, last }: Straight) => {
  const k = (first + last) / 2;
  return { x: x + k * stepX, y: y + k * stepY };
};

/** Takes two rows as lines of one zone, if they are side by side at the right distance. */
function pair(a: Straight, b: Straight, scale: number): Candidate[] {
  const same = Math.sign(a.stepX * b.stepX + a.stepY * b.stepY);
  const lengthA = Math.hypot(a.stepX, a.stepY);
  const lengthB = Math.hypot(b.stepX, b.stepY);
  const sine = (a.stepX * b.stepY - a.stepY * b.stepX) / (lengthA * lengthB);
  if (Math.abs(sine) > 0.12 || lengthA > 1.35 * lengthB || lengthB > 1.35 * lengthA) return [];
  const at = middleOf(b);
  const [dx, dy] = [at.x - a.x, at.y - a.y];
  const along = (dx * a.stepX + dy * a.stepY) / lengthA ** 2;
  // Compared where they are, since perspective spreads lines.
  const down = (a.stepX * dy - a.stepY * dx) / lengthA ** 2;
  const beside = Math.abs(down);
  if (beside < LINE * 0.62 || beside > LINE * 1.5) return [];
  const overlap =
    Math.min(a.last, along + (b.last - b.first) / 2) -
    Math.max(a.first, along - (b.last - b.first) / 2);
  if (overlap < 0.4 * Math.min(a.last - a.first, b.last - b.first)) return [];
  const shift = along - (same * (b.first + b.last)) / 2;
  const shifts = [Math.round(shift)];
  const off = shift - Math.round(shift);
  if (Math.abs(off) > 0.25) shifts.push(Math.round(shift) + Math.sign(off));
  return shifts.map((by, n) =>
    candidate(
      [
        ...marksOf(a.chain, (index) => index, 0, scale),
        ...marksOf(b.chain, (index) => same * index + by, Math.sign(down), scale),
      ],
      a.chain.score + b.chain.score - n - Math.abs(beside - LINE) * 4,
    ),
  );
}

/** Takes one row, and says where the other is as if the camera looked straight down. */
function alone(a: Straight, line: number, scale: number): Candidate {
  const marks = marksOf(a.chain, (index) => index, 0, scale);
  const beside = marks.map((mark) => ({
    ...mark,
    line,
    x: mark.x - a.stepY * LINE * line * scale,
    y: mark.y + a.stepX * LINE * line * scale,
    weight: 0.3,
  }));
  return candidate([...marks, ...beside], a.chain.score - 8);
}

const marksOf = (
  { links }: Chain,
  numberOf: (index: number) => number,
  line: number,
  scale: number,
): Mark[] =>
  links.map(({ piece, index }) => ({
    character: numberOf(index),
    line,
    x: (piece.x + 0.5) * scale - 0.5,
    y: (piece.y + 0.5) * scale - 0.5,
    weight: 1,
  }));

function candidate(marks: readonly Mark[], score: number): Candidate {
  const numbers = marks.map(({ character }) => character);
  const first = Math.min(...numbers);
  const last = Math.max(...numbers);
  return { surface: new Surface(marks, (first + last) / 2), marks, first, last, score };
}

/** Returns the same place read from the other side: upside down. */
export function turned({ marks, score }: Candidate): Candidate {
  return candidate(
    marks.map((mark) => ({ ...mark, character: -mark.character, line: -mark.line })),
    score,
  );
}
