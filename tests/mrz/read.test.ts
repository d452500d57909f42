import { beforeAll, describe, expect, it } from 'vitest';
import { inProject } from '../../scripts/setup/project.mjs';
import { develop } from '../../scripts/mrz/develop';
import { readGlyphs, type Glyphs } from '../../scripts/mrz/glyphs';
import { takePicture, type Taken } from '../../scripts/mrz/picture';
import { Random } from '../../scripts/mrz/random';
import { answer } from '../../src/mrz/values';
import type { Grey } from '../../src/mrz/grey';
import { read } from '../../src/mrz/read';
import { unpack } from '../../src/mrz/weights';
import { WEIGHTS } from '../../src/mrz/weightsData';

/** Seeds of pictures in which a person can read every glyph, one for each way up. */
const SEEDS = [40_000_000, 40_000_001, 40_000_002, 40_000_003];

const weights = unpack(WEIGHTS);
let glyphs: Glyphs;
let taken: Taken;
let grey: Grey;

beforeAll(async () => {
  glyphs = await readGlyphs(inProject('scripts/mrz/glyphs.png'));
  taken = take(SEEDS[0] ?? 0);
  grey = await develop(taken);
});

const take = (seed: number, kind: 'TD1' | 'TD3' = 'TD3') =>
  takePicture(new Random(seed), glyphs, { kind, megapixels: [0.8, 1] });

/** Returns the picture with each pixel changed. */
const changed = (change: (value: number, x: number, y: number) => number): Grey => ({
  ...grey,
  data: grey.data.map((value, at) =>
    Math.max(0, Math.min(255, change(value, at % grey.width, Math.floor(at / grey.width)))),
  ),
});

const whyNot = (picture: Grey) => {
  const reading = read(picture, weights);
  return 'why' in reading ? reading.why : reading.lines;
};

describe('a picture of a passport', () => {
  it.each(SEEDS)('is read whichever way up it is (%i)', async (seed) => {
    const one = take(seed);
    expect(read(await develop(one), weights)).toMatchObject({ kind: 'TD3', lines: one.lines });
  });

  it('gives the values that its check digits prove', () => {
    const [, second = ''] = taken.lines;
    const day = (at: number) =>
      new RegExp(
        `${second.slice(at, at + 2)}-${second.slice(at + 2, at + 4)}-${second.slice(at + 4, at + 6)}$`,
        'u',
      );
    expect(answer(grey, new Date('2026-11-28'))).toMatchObject({
      values: {
        documentNumber: second.slice(0, 9).replaceAll('<', ''),
        dateOfBirth: expect.stringMatching(day(13)) as string,
        expiryDate: expect.stringMatching(day(21)) as string,
      },
    });
  });

  it('gives nothing if a glyph of a checked value is covered', () => {
    const [x, y] = taken.place(3.5, 1);
    const size = 0.7 * (taken.facts.pitch ?? 0);
    const covered = changed((value, px, py) => (Math.hypot(px - x, py - y) < size ? 200 : value));
    expect(answer(covered, new Date())).toHaveProperty('why');
  });

  it('is too dark', () => {
    expect(whyNot(changed((value) => value / 30))).toBe('dark');
  });

  it('is cut off', () => {
    const [x, y] = taken.place(30, 0.5);
    const [x1, y1] = taken.place(29, 0.5);
    const isFlat = Math.abs(x - x1) > Math.abs(y - y1);
    expect(whyNot(cropped(isFlat, isFlat ? x : y, isFlat ? x < x1 : y < y1))).toBe('cut');
  });

  it('has glare over its lines', () => {
    const [x, y] = taken.place(20, 0.7);
    const size = taken.facts.pitch ?? 0;
    const shining = changed(
      (value, px, py) => value + 900 * Math.exp(-((px - x) ** 2 + (py - y) ** 2) / (size * 3) ** 2),
    );
    expect(whyNot(shining)).toBe('glare');
  });
});

/** Returns the part of the picture before or after a column or a row. */
function cropped(isColumn: boolean, from: number, isAfter: boolean): Grey {
  const at = Math.round(from);
  const [left, right] = isColumn ? (isAfter ? [at, grey.width] : [0, at]) : [0, grey.width];
  const [top, bottom] = isColumn ? [0, grey.height] : isAfter ? [at, grey.height] : [0, at];
  const width = right - left;
  const height = bottom - top;
  const data = new Uint8Array(width * height);
  for (let y = 0; y < height; y++) {
    const start = (top + y) * grey.width + left;
    data.set(grey.data.subarray(start, start + width), y * width);
  }
  return { width, height, data };
}

describe('another picture', () => {
  it('is read if it shows an identity card', async () => {
    const card = take(41_000_000, 'TD1');
    expect(read(await develop(card), weights)).toMatchObject({ kind: 'TD1', lines: card.lines });
  });

  it('has no lines if it shows none', () => {
    const plain = { width: 600, height: 400, data: new Uint8Array(240_000).fill(180) };
    expect(whyNot(plain)).toBe('none');
  });
});
