import { Eye, type Seen, type Settled } from './eye';
import { findCandidates, turned, type Candidate } from './find';
import type { Grey } from './grey';
import { NONE, type Weights } from './net';
import { decipher, LAYOUTS, type Deciphered, type Layout } from './zone';
import { whyNot, type Why } from './whyNot';

/** What was read of a document, or why nothing is. */
export type Reading =
  | ({ readonly kind: keyof typeof LAYOUTS } & Deciphered)
  | { readonly why: Why };

/** How likely the checked glyphs must be together, as a logarithm. */
const LEAST = -10;

/**
 * How likely a glyph must be that may be a letter or a digit, as a logarithm. Check digits do not tell D from 3, whose values
 * differ by ten: where something covers half of the glyph, nothing else does.
 */
const SURE = Math.log(0.5);

/**
 * By how much (as a logarithm) a text must be likelier than the next one whose check digits hold as well: more, the less
 * likely its glyphs are. Measured: see docs/passport-reader.md. Lowering it offers wrong values.
 */
const isSafe = ({ least, margin, total }: Deciphered) =>
  least >= SURE && total >= LEAST && margin >= 2.5 - 0.6 * total;

/** Sides in pixels at which the picture is searched for lines: the second time for documents that fill little of it. */
const SEARCHED = [1400, 2000] as const;

/** Which places are looked at together, and the least certainty of those that are tried: the likely ones, then all. */
const GLANCES = [
  [0, 2, 0.6],
  [0, 8, 0.2],
] as const;
const TRIED = 4;

/** The mean certainty of cells that show text. */
const TEXT = 0.55;

/** Reads the machine-readable zone of a picture. */
export function read(grey: Grey, weights: Weights): Reading {
  const eye = new Eye(grey, weights);
  let best: Settled | undefined;
  const attempt = (candidate: Candidate): Reading | undefined => {
    const after = eye.settle(candidate);
    if (best === undefined || after.sure > best.sure) best = after;
    return after.sure < TEXT ? undefined : decipherAt(eye, after.candidate);
  };
  for (const side of SEARCHED) {
    const small = eye.pyramid.atMost(side);
    if (side !== SEARCHED[0] && small === eye.pyramid.atMost(SEARCHED[0])) break;
    const candidates = findCandidates(small, grey.width / small.width);
    // Mostly the first or second is the zone. A glance shows which, and which way up.
    for (const [from, to, least] of GLANCES) {
      const ways = candidates
        .slice(from, to)
        .flatMap((candidate) => [candidate, turned(candidate)])
        .map((way) => eye.glance(way))
        .filter(({ sure }) => sure > least)
        .sort((x, y) => y.sure - x.sure);
      for (const { candidate } of ways.slice(0, TRIED)) {
        const reading = attempt(candidate);
        if (reading !== undefined) return reading;
      }
    }
  }
  return { why: whyNot(grey, best !== undefined && best.sure > TEXT ? best.candidate : undefined) };
}

/** Tries the layouts at a place. */
function decipherAt(eye: Eye, { surface, first, last, marks }: Candidate): Reading | undefined {
  const top = Math.min(...marks.map(({ line }) => line));
  const seen = new Map<number, Seen[]>();
  const [from, to] = [Math.min(first, last - 45) - 2, Math.max(last, first + 45) + 2];
  const lookAt = (line: number) => {
    const row = seen.get(line) ?? eye.look(surface, line, from, to);
    seen.set(line, row);
    return row;
  };
  for (const [kind, up] of [
    ['TD3', 0],
    ['TD1', 1],
    ['TD1', 0],
  ] as const) {
    const layout: Layout = LAYOUTS[kind];
    const { length } = layout;
    const rows = layout.allowed.map((_, n) => top - up + n);
    const looks = rows.map(lookAt);
    const start = beginning(
      looks.map((row) => row.map(({ logs }) => logs[NONE]!)),
      length,
    );
    const once = looks.map((row) => row.slice(start, start + length).map(({ logs }) => logs));
    if (
      once.some((row) => row.length < length || row.filter((logs) => logs[NONE]! > -0.7).length > 3)
    )
      continue;
    for (const look of [
      () => once,
      () => rows.map((line) => eye.lookTwice(surface, line, from + start, length)),
    ]) {
      const found = decipher(look(), layout);
      if (found !== undefined && isSafe(found)) return { kind, ...found };
    }
  }
  return undefined;
}

/** Returns where the lines begin: inside are glyphs, outside none. */
function beginning(nones: readonly (readonly number[])[], length: number): number {
  let most = -Infinity;
  let best = 0;
  const count = nones[0]?.length ?? 0;
  for (let start = 0; start + length <= count; start++) {
    let sum = 0;
    for (const row of nones) {
      for (const [n, log] of row.entries()) {
        const isInside = n >= start && n < start + length;
        sum += Math.max(-6, isInside ? Math.log(1 - Math.exp(Math.min(-0.001, log))) : log);
      }
    }
    if (sum > most) {
      most = sum;
      best = start;
    }
  }
  return best;
}
