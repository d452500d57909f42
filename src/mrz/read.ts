import { Pyramid, sampleCells, SPAN, type Frame } from './cells';
import { findCandidates, turned, type Candidate } from './find';
import type { Grey } from './grey';
import { CELL, Layers, NONE, run, type Weights } from './net';
import { Surface, type Mark } from './surface';
import { decipher, LAYOUTS, type Deciphered, type Layout } from './zone';
import { whyNot, type Why } from './whyNot';

/** What was read of a document, or why nothing is. */
export type Reading =
  | ({ readonly kind: keyof typeof LAYOUTS } & Deciphered)
  | { readonly why: Why };

/** How likely the checked glyphs must be together, as a logarithm. */
const LEAST = -10;

/**
 * By how much (as a logarithm) a text must be likelier than the next one whose check digits hold as well: more, the less
 * likely its glyphs are. Measured: see docs/passport-reader.md. Lowering it offers wrong values.
 */
const isSafe = ({ margin, total }: Deciphered) => total >= LEAST && margin >= 2.5 - 0.6 * total;

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

/** Small movements of the cells, whose results are averaged. */
const LOOKS = [
  [0, 0, 1],
  [0.05, 0.03, 1.03],
  [-0.05, -0.03, 0.97],
] as const;

type Settled = { readonly candidate: Candidate; readonly sure: number };

/** Reads the machine-readable zone of a picture. */
export function read(grey: Grey, weights: Weights): Reading {
  const eye = new Eye(grey, weights);
  let best: Settled | undefined;
  const attempt = (candidate: Candidate): Reading | undefined => {
    const after = eye.settle(candidate, 3);
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

/** The logarithms of the probabilities of each glyph and of none, and how far the glyph is from the middle. */
type Seen = { readonly logs: Float32Array; readonly across: number; readonly down: number };

/** Looks at cells of a picture with the net. */
class Eye {
  readonly pyramid: Pyramid;
  readonly #weights: Weights;
  readonly #layers = new Layers();

  constructor(grey: Grey, weights: Weights) {
    this.pyramid = new Pyramid(grey);
    this.#weights = weights;
  }

  look(surface: Surface, line: number, first: number, last: number): Seen[] {
    return this.#lookAt(
      Array.from({ length: last - first + 1 }, (_, n) => surface.frame(first + n, line)),
    );
  }

  /** Looks at a line several times, each time from a little beside, and returns the mean logarithms. */
  lookTwice(surface: Surface, line: number, first: number, length: number): Float32Array[] {
    const frames = Array.from({ length }, (_, n) => surface.frame(first + n, line));
    const looks = LOOKS.map(([across, down, wide]) =>
      this.#lookAt(
        frames.map((frame) => ({
          x: frame.x + across * frame.acrossX + down * frame.downX,
          y: frame.y + across * frame.acrossY + down * frame.downY,
          acrossX: frame.acrossX * wide,
          acrossY: frame.acrossY * wide,
          downX: frame.downX * wide,
          downY: frame.downY * wide,
        })),
      ),
    );
    return frames.map((_, n) =>
      Float32Array.from({ length: NONE + 1 }, (__, i) =>
        looks.reduce((sum, look) => sum + (look[n]?.logs[i] ?? 0) / looks.length, 0),
      ),
    );
  }

  #lookAt(frames: readonly Frame[]): Seen[] {
    return sampleCells(this.pyramid, frames).map((cell) => {
      this.#layers.input.set(cell);
      run(this.#weights, this.#layers);
      return seen(this.#layers.output);
    });
  }

  /** Looks at some cells of a place. */
  glance(candidate: Candidate): Settled {
    const { first, last, surface, marks } = candidate;
    let sum = 0;
    let count = 0;
    for (const line of new Set(marks.map((mark) => mark.line))) {
      const frames: Frame[] = [];
      for (let n = first; n <= last; n += 3) frames.push(surface.frame(n, line));
      for (const { logs } of this.#lookAt(frames)) {
        sum += likeliest(logs);
        count++;
      }
    }
    return { candidate, sure: sum / count };
  }

  /** Looks at a place, moves the cells to where the glyphs are, and looks again. */
  settle(candidate: Candidate, passes: number): Settled {
    let current = candidate;
    let sure = 0;
    const rows = [...new Set(candidate.marks.map(({ line }) => line))];
    for (let pass = 0; pass < passes; pass++) {
      const { first, last, surface } = current;
      const marks: Mark[] = [];
      let sum = 0;
      let count = 0;
      const more = last - first > 46 ? 0 : 2;
      for (const line of rows) {
        for (const [n, { logs, across, down }] of this.look(
          surface,
          line,
          first - more,
          last + more,
        ).entries()) {
          const character = first - more + n;
          const likely = likeliest(logs);
          if (character >= first && character <= last) {
            sum += likely;
            count++;
          }
          if (likely < 0.5) continue;
          const frame = surface.frame(character, line);
          marks.push({
            character,
            line,
            x: frame.x + across * frame.acrossX + down * frame.downX,
            y: frame.y + across * frame.acrossY + down * frame.downY,
            weight: likely,
          });
        }
      }
      sure = sum / count;
      if (marks.length < 14) break;
      const numbers = marks.map(({ character }) => character);
      const [low, high] = [Math.min(first, ...numbers), Math.max(last, ...numbers)];
      current = {
        ...current,
        marks,
        surface: new Surface(marks, (low + high) / 2),
        first: low,
        last: high,
      };
    }
    return { candidate: current, sure };
  }
}

function seen(output: Float32Array): Seen {
  let most = -Infinity;
  for (let i = 0; i <= NONE; i++) most = Math.max(most, output[i]!);
  let total = 0;
  for (let i = 0; i <= NONE; i++) total += Math.exp(output[i]! - most);
  const logs = new Float32Array(NONE + 1);
  for (let i = 0; i <= NONE; i++) logs[i] = output[i]! - most - Math.log(total);
  return {
    logs,
    across: (output[NONE + 1]! / CELL.width) * SPAN.across,
    down: (output[NONE + 2]! / CELL.height) * SPAN.down,
  };
}

/** Returns how likely a cell shows its likeliest glyph. */
function likeliest(logs: Float32Array): number {
  let most = -Infinity;
  for (let i = 0; i < NONE; i++) most = Math.max(most, logs[i]!);
  return Math.exp(most);
}
