import { Pyramid, sampleCells, SPAN, type Frame } from './cells';
import type { Candidate } from './find';
import type { Grey } from './grey';
import { CELL, Layers, NONE, run, type Weights } from './net';
import { Surface, type Mark } from './surface';

/** Small movements of the cells, whose results are averaged. */
const LOOKS = [
  [0, 0, 1],
  [0.05, 0.03, 1.03],
  [-0.05, -0.03, 0.97],
] as const;

/** How often the cells are moved to where the glyphs are. */
const PASSES = 3;

/** The logarithms of the probabilities of each glyph and of none, and how far the glyph is from the middle. */
export type Seen = { readonly logs: Float32Array; readonly across: number; readonly down: number };

/** A place, and the mean certainty of its cells. */
export type Settled = { readonly candidate: Candidate; readonly sure: number };

/** Looks at cells of a picture with the net. */
export class Eye {
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
  settle(candidate: Candidate): Settled {
    let current = candidate;
    let sure = 0;
    const rows = [...new Set(candidate.marks.map(({ line }) => line))];
    for (let pass = 0; pass < PASSES; pass++) {
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
