import { GLYPHS } from '../../src/mrz/zone';
import { bilinear, blur, type Field } from './field';
import { CELL, type Glyphs } from './glyphs';
import type { Random } from './random';

/** Millimetres of ICAO 9303: from a character to the next, and from a line to the next. */
export const PITCH = 2.54;
export const LINE = 6.35;

type Page = {
  readonly field: Field;
  readonly top: number;
  readonly left: number;
  readonly first: number;
  readonly contrast: number;
};

export function drawPage(
  random: Random,
  glyphs: Glyphs,
  {
    lines,
    kind,
    scale,
    spread,
    pageWidth,
    pageHeight,
  }: {
    lines: readonly string[];
    kind: 'TD1' | 'TD3';
    scale: number;
    spread: boolean;
    pageWidth: number;
    pageHeight: number;
  },
): Page {
  // The other page of an open passport lies above.
  const above = spread ? pageHeight : 0;
  const width = Math.round(pageWidth * scale);
  const height = Math.round((pageHeight + above) * scale);
  const data = new Float32Array(width * height);
  const field = { width, height, data };
  const tone = random.between(0.72, 0.98) * 215;
  // Fine lines of the paper (guilloche), under the zone weaker or as strong.
  const waves = Array.from({ length: 2 + random.below(4) }, () => ({
    kx: random.normal() * 1.1,
    ky: random.normal() * 1.1,
    phase: random.between(0, 6.28),
    wave: random.between(0, 6),
    waveLength: random.between(0.03, 0.25),
    sharp: random.chance(0.5),
    depth: random.between(0, 14),
  }));
  const zoneTop = above + pageHeight - (kind === 'TD3' ? 23.2 : 25);
  const inZone = random.of([0.1, 0.4, 0.7, 1, 1]);
  const zoneTone = random.chance(0.3) ? random.between(0.9, 1.06) : 1;
  // Computed for squares of four pixels, which is as good here.
  for (let y = 0; y < height; y += 2) {
    const v = y / scale;
    const isZone = v > zoneTop;
    for (let x = 0; x < width; x += 2) {
      const u = x / scale;
      let depth = 0;
      for (const wave of waves) {
        const s = Math.sin(
          wave.kx * u +
            wave.ky * v +
            wave.phase +
            wave.wave * Math.sin(u * wave.waveLength + v * wave.waveLength * 0.7),
        );
        depth += wave.depth * (wave.sharp ? (s > 0.8 ? 1 : 0) : s * 0.5 + 0.5);
      }
      const value = isZone ? tone * zoneTone - depth * inZone : tone - depth;
      const at = y * width + x;
      data[at] = value;
      if (x + 1 < width) data[at + 1] = value;
    }
    if (y + 1 < height) data.copyWithin((y + 1) * width, y * width, (y + 1) * width);
  }
  // A portrait, and what people read: other sizes and slants than the zone.
  blob(
    random,
    field,
    scale,
    random.between(4, 9),
    above + random.between(18, 28),
    random.between(28, 34),
    random.between(32, 40),
  );
  const dark = random.between(0.55, 0.95);
  const texts = 8 + random.below(18);
  for (let n = 0; n < texts; n++) {
    const size = random.of([1.2, 1.6, 2, 2.4, 3, 4]);
    const x = random.chance(0.7)
      ? random.of([42, 42, 80]) + random.between(-2, 2)
      : random.between(2, pageWidth - 30);
    const y = random.between(3, above + pageHeight - (kind === 'TD3' ? 24 : 28));
    const text = random.text(3 + random.below(22), GLYPHS.slice(0, 36));
    drawText(field, glyphs, {
      text,
      face: random.below(2),
      x: x * scale,
      y: y * scale,
      pitch: size * random.between(0.6, 1.05) * scale,
      size: size * scale,
      slant: random.chance(0.3) ? 0.2 : 0,
      ink: dark * random.between(0.5, 1),
      weight: 0,
    });
  }
  if (spread) line(field, pageHeight * scale, 0.5 * scale, 0.5);
  // The zone.
  const face = random.below(glyphs.ink.length / (glyphs.width * CELL.height));
  const left = (kind === 'TD3' ? 6.6 : 4.5) + random.between(-1.2, 1.2);
  const first = zoneTop + (kind === 'TD3' ? 7.5 : 5) + random.between(-1.2, 1.2);
  const contrast = random.between(0.55, 0.95);
  const weight = random.between(-0.35, 0.35);
  const wear = random.chance(0.25) ? random.between(0, 0.5) : 0;
  for (const [n, text] of lines.entries()) {
    drawText(field, glyphs, {
      text,
      face,
      x: left * scale,
      y: (first + n * LINE) * scale,
      pitch: PITCH * scale,
      size: PITCH * scale,
      slant: 0,
      ink: contrast,
      weight,
      wear,
      random,
    });
  }
  return { field, top: above + pageHeight / 2, left, first, contrast };
}

type Text = {
  text: string;
  face: number;
  x: number;
  y: number;
  pitch: number;
  size: number;
  slant: number;
  ink: number;
  weight: number;
  wear?: number;
  random?: Random;
};

/** Draws a text; y is the middle of its glyphs. Its ink darkens what is below it. */
function drawText(
  { width, height, data }: Field,
  glyphs: Glyphs,
  { text, face, x, y, pitch, size, slant, ink, weight, wear = 0, random }: Text,
): void {
  const step = CELL.width / size;
  const half = CELL.height / 2 / step;
  const sampled = mip(glyphs, step);
  for (const [n, glyph] of [...text].entries()) {
    const cell = GLYPHS.indexOf(glyph) * CELL.width;
    const middle = x + (n + 0.5) * pitch;
    const strength = ink * (wear > 0 && random !== undefined ? 1 - wear * random.next() : 1);
    const top = Math.max(0, Math.ceil(y - half));
    const bottom = Math.min(height - 1, Math.floor(y + half));
    for (let py = top; py <= bottom; py++) {
      const gy = (py - y) * step + CELL.height / 2;
      const shift = slant * (y - py);
      const from = Math.max(0, Math.ceil(middle + shift - size / 2));
      const to = Math.min(width - 1, Math.floor(middle + shift + size / 2));
      for (let px = from; px <= to; px++) {
        const gx = (px - middle - shift) * step + CELL.width / 2;
        if (gx < 0 || gx >= CELL.width - 1 || gy < 0 || gy >= CELL.height - 1) continue;
        const value = sampled(cell + gx, face * CELL.height + gy);
        // Heavier or lighter strokes: the soft edge of the picture is cut nearer to or farther from the middle.
        const cover = Math.min(1, Math.max(0, (value - 0.5 + weight * 0.6) * 1.6 + 0.5));
        const at = py * width + px;
        data[at] = (data[at] ?? 0) * (1 - cover * strength);
      }
    }
  }
}

const mips = new WeakMap<Uint8Array, Map<number, Field>>();

/** Returns a sampler of the glyphs, softened to the step at which they are sampled. */
function mip(glyphs: Glyphs, step: number): (x: number, y: number) => number {
  const made = mips.get(glyphs.ink) ?? new Map<number, Field>();
  mips.set(glyphs.ink, made);
  const level = Math.max(1, Math.round(step * 2) / 2);
  let soft = made.get(level);
  if (soft === undefined) {
    const height = glyphs.ink.length / glyphs.width;
    soft = blur(
      { width: glyphs.width, height, data: Float32Array.from(glyphs.ink, (ink) => ink / 255) },
      1.2 + 0.45 * level,
    );
    made.set(level, soft);
  }
  const field = soft;
  return (x, y) => bilinear(field, x, y);
}

function blob(
  random: Random,
  { width, data }: Field,
  scale: number,
  x: number,
  y: number,
  w: number,
  h: number,
): void {
  const tone = random.between(60, 170);
  const kx = random.between(0.1, 0.6);
  const ky = random.between(0.1, 0.6);
  for (let py = Math.round(y * scale); py < (y + h) * scale; py++) {
    for (let px = Math.round(x * scale); px < (x + w) * scale; px++) {
      const at = py * width + px;
      if (at < data.length)
        data[at] =
          tone + 40 * Math.sin((px / scale) * kx) * Math.cos((py / scale) * ky + px / scale / 9);
    }
  }
}

function line({ width, data }: Field, y: number, thick: number, dark: number): void {
  for (let py = Math.round(y - thick); py < y + thick; py++)
    for (let px = 0; px < width; px++) {
      const at = py * width + px;
      data[at] = (data[at] ?? 0) * dark;
    }
}
