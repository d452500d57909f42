import { Pyramid, sampleCells, SPAN, type Frame } from '../../src/mrz/cells';
import type { Grey } from '../../src/mrz/grey';
import { CELL, NONE } from '../../src/mrz/net';
import { GLYPHS } from '../../src/mrz/zone';
import { develop } from './develop';
import type { Glyphs } from './glyphs';
import { takePicture, type Taken } from './picture';
import { Random } from './random';

/** Cells with what they show. */
export type Examples = {
  readonly cells: Float32Array[];
  readonly glyphs: number[];
  readonly offsets: [number, number][];
};

/** Cuts cells from pictures where the lines truly are, somewhat off, as the reader will cut them. */
export async function makeExamples(
  glyphs: Glyphs,
  seeds: readonly number[],
  say: (text: string) => void,
): Promise<Examples> {
  const examples: Examples = { cells: [], glyphs: [], offsets: [] };
  for (const [n, seed] of seeds.entries()) {
    const random = new Random(seed);
    const taken = takePicture(random, glyphs, {
      kind: random.chance(0.8) ? 'TD3' : 'TD1',
      scrambled: random.chance(0.75),
      harsh: true,
      megapixels: [0.3, 2.2],
    });
    const cells = await cut(random, taken);
    // Who cannot read it should not learn from it.
    if (taken.legibility >= 0.7)
      for (const { cell, glyph, offset } of cells) {
        examples.cells.push(cell);
        examples.glyphs.push(glyph);
        examples.offsets.push(offset);
      }
    if (n % 100 === 99) say(`${String(n + 1)} pictures, ${String(examples.cells.length)} cells`);
  }
  return examples;
}

async function cut(random: Random, taken: Taken) {
  const grey = await develop(taken);
  const pyramid = new Pyramid(grey);
  const found: { cell: Float32Array; glyph: number; offset: [number, number] }[] = [];
  for (const [line, text] of taken.lines.entries()) {
    // Some lines are cut twice, each time with another error that is the same along the line, and one of each cell.
    for (let round = 0; round < 2; round++) {
      const slide = random.normal() * 0.06;
      const drop = random.normal() * 0.07;
      const wide = 1 + random.normal() * 0.03;
      const tall = 1 + random.normal() * 0.05;
      const lean = random.normal() * 0.03;
      const frames: Frame[] = [];
      const offsets: [number, number][] = [];
      for (let c = -1; c <= text.length; c++) {
        const dx = slide + random.normal() * 0.05;
        const dy = drop + random.normal() * 0.05;
        offsets.push([(-dx / SPAN.across) * CELL.width, (-dy / SPAN.down) * CELL.height]);
        const [x, y] = taken.place(c + 0.5 + dx, line + dy * 0.4);
        const [x1, y1] = taken.place(c + 1 + dx, line + dy * 0.4);
        const [x0, y0] = taken.place(c + dx, line + dy * 0.4);
        const [xd, yd] = taken.place(c + 0.5 + dx, line + dy * 0.4 + 0.4);
        const [ax, ay] = [(x1 - x0) * wide, (y1 - y0) * wide];
        frames.push({
          x,
          y,
          acrossX: ax,
          acrossY: ay,
          downX: (xd - x) * tall + ax * lean,
          downY: (yd - y) * tall + ay * lean,
        });
      }
      for (const [n, cell] of sampleCells(pyramid, frames).entries()) {
        const glyph = text[n - 1];
        if (glyph === '<' && random.chance(0.4)) continue;
        if (glyph === undefined) found.push({ cell, glyph: NONE, offset: [0, 0] });
        else
          found.push({
            cell,
            glyph: GLYPHS.indexOf(glyph),
            offset: offsets[n]!,
          });
      }
      if (round === 0) found.push(...blanks(random, pyramid, frames, grey));
    }
  }
  return found;
}

/** Cuts cells without a glyph: between lines and characters, beyond the ends, and anywhere. */
function blanks(random: Random, pyramid: Pyramid, frames: readonly Frame[], grey: Grey) {
  const some = (share: number, moved: (frame: Frame) => Frame) => {
    const chosen = frames.slice(1, -1).filter(() => random.chance(share));
    return sampleCells(
      pyramid,
      chosen.map((frame) => moved(frame)),
    );
  };
  const shifted = (frame: Frame, across: number, down: number): Frame => ({
    ...frame,
    x: frame.x + across * frame.acrossX + down * frame.downX,
    y: frame.y + across * frame.acrossY + down * frame.downY,
  });
  const cells = [
    ...some(0.1, (frame) => shifted(frame, 0, random.of([-1.25, 1.25]) * random.between(0.8, 1.2))),
    ...some(0.05, (frame) => shifted(frame, random.between(0.44, 0.56), 0)),
    ...[1, 2, 3].flatMap((n) => [
      ...sampleCells(pyramid, [shifted(frames[0]!, -n, 0)]),
      ...sampleCells(pyramid, [shifted(frames.at(-1)!, n, 0)]),
    ]),
    ...some(0.12, (frame) => ({
      ...frame,
      x: random.between(0, grey.width),
      y: random.between(0, grey.height),
    })),
  ];
  return cells.map((cell): { cell: Float32Array; glyph: number; offset: [number, number] } => ({
    cell,
    glyph: NONE,
    offset: [0, 0],
  }));
}
