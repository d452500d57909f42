import { GLYPHS } from '../../src/mrz/zone';
import { CELL, type Glyphs } from './glyphs';
import { inventLines, scramble } from './documents';
import type { Random } from './random';

/** A grey picture. */
export type Grey = { readonly width: number; readonly height: number; readonly data: Uint8Array };

type Field = { readonly width: number; readonly height: number; readonly data: Float32Array };

export type Point = readonly [x: number, y: number];

/** A picture of a document, and what is known of it. */
export type Taken = {
  readonly picture: Grey;
  readonly quality: number;
  readonly lines: readonly string[];
  /** Returns where a point of the zone is: in characters from the left of a line, in lines from the middle of the first. */
  readonly place: (character: number, line: number) => Point;
  /** How well a person can read the worst of the glyphs that carry values: the contrast of a stroke over the noise. */
  readonly legibility: number;
  readonly facts: Readonly<Record<string, number>>;
};

export type Wish = {
  readonly kind?: 'TD1' | 'TD3';
  /** All glyphs equally frequent. */
  readonly scrambled?: boolean;
  /** Darker, more blurred, noisier than people take them: what teaches most. */
  readonly harsh?: boolean;
  readonly megapixels?: readonly [least: number, most: number];
};

/** Millimetres of ICAO 9303. */
const PITCH = 2.54;
const LINE = 6.35;
const PAGES = { TD3: [125, 88], TD1: [85.6, 54] } as const;
const STROKE = 0.35;

/** Takes a picture: a page with its lines, on a table, as a phone would. */
export function takePicture(random: Random, glyphs: Glyphs, wish: Wish = {}): Taken {
  const kind = wish.kind ?? 'TD3';
  const harsh = wish.harsh === true;
  const invented = inventLines(random, kind);
  const lines = wish.scrambled === true ? scramble(random, invented) : invented;
  const [pageWidth, pageHeight] = PAGES[kind];
  const [least, most] = wish.megapixels ?? [0.3, 12];
  const pixels = random.scale(least, most) * 1e6;
  const aspect = random.of([4 / 3, 4 / 3, 3 / 4, 3 / 4, 16 / 9, 9 / 16, 1.42]);
  const width = Math.round(Math.sqrt(pixels * aspect));
  const height = Math.round(pixels / width);

  // The camera: the page is turned, tilted and seen in perspective.
  const quarter = random.below(4);
  const turn = quarter * 90 + (random.chance(0.8) ? random.normal() * 3 : random.between(-15, 15));
  const most25 = random.of([8, 15, 25]);
  const tiltX = random.between(-most25, most25);
  const tiltY = random.between(-most25, most25);
  const distance = random.between(1.5, 3.5);
  const isAcross = quarter % 2 === 0;
  const room = Math.min(
    (isAcross ? width : height) / pageWidth,
    (isAcross ? height : width) / pageHeight,
  );
  // Pixels of a millimetre: the page fills the picture to a part.
  const density = room * (harsh ? random.between(0.62, 1.02) : random.between(0.64, 0.98));
  const camera = makeCamera({ turn, tiltX, tiltY, distance: distance * pageWidth, density });
  const slack = (side: number, used: number) => Math.max(0, side - used) / 2;
  const centre: Point = [
    width / 2 +
      slack(width, density * (isAcross ? pageWidth : pageHeight)) * random.between(-0.9, 0.9),
    height / 2 +
      slack(height, density * (isAcross ? pageHeight : pageWidth)) * random.between(-0.9, 0.9),
  ];
  const bend = random.chance(0.4) ? random.between(-1.5, 1.5) : 0;

  // The page is drawn somewhat finer than the picture shows it.
  const scale = Math.min(20, Math.max(5, density * 1.4));
  const spread = kind === 'TD3' && random.chance(0.3);
  const page = drawPage(random, glyphs, { lines, kind, scale, spread, pageWidth, pageHeight });

  // From a pixel to the page's millimetres, whose origin is the middle of the page.
  const out = new Float32Array(width * height);
  const table = makeTable(random, density);
  const inverse = invert(camera);
  const paper = page.field;
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const dx = x - centre[0];
      const dy = y - centre[1];
      const w = inverse[6] * dx + inverse[7] * dy + inverse[8];
      const u = (inverse[0] * dx + inverse[1] * dy + inverse[2]) / w;
      let v = (inverse[3] * dx + inverse[4] * dy + inverse[5]) / w;
      const t = (2 * u) / pageWidth;
      v -= bend * (t * t - 0.5);
      const px = (u + pageWidth / 2) * scale;
      const py = (v + page.top) * scale;
      out[y * width + x] =
        px >= 0 && py >= 0 && px < paper.width - 1 && py < paper.height - 1
          ? bilinear(paper, px, py)
          : table(u, v);
    }
  }

  // Light, then the lens, then the sensor.
  const exposure = random.chance(harsh ? 0.12 : 0.07)
    ? random.between(0.18, 0.5)
    : random.between(0.6, 1.05);
  const light = makeLight(random, width, height);
  const pitch = density * PITCH;
  const fine = Math.max(0.6, Math.min(2.5, ((width * height) / 1e6) ** 0.4));
  const defocus =
    fine * (random.chance(harsh ? 0.6 : 0.8) ? random.between(0.3, 0.9) : random.between(0.3, 2.2));
  const motion = random.chance(harsh ? 0.2 : 0.1) ? random.between(0, 0.22) * pitch : 0;
  const motionAngle = random.between(0, Math.PI);
  const noise = random.chance(harsh ? 0.7 : 0.85) ? random.between(1, 5) : random.between(4, 14);
  let seen: Field = { width, height, data: out };
  lightUp(seen, light, exposure);
  seen = blur(seen, defocus);
  if (motion > 1) seen = smear(seen, motion, motionAngle);
  const picture = expose(random, seen, noise);

  const place = (character: number, line: number): Point => {
    const u = page.left + character * PITCH - pageWidth / 2;
    let v = page.first + line * LINE - page.top;
    const t = (2 * u) / pageWidth;
    v += bend * (t * t - 0.5);
    const w = camera[6] * u + camera[7] * v + camera[8];
    return [
      centre[0] + (camera[0] * u + camera[1] * v + camera[2]) / w,
      centre[1] + (camera[3] * u + camera[4] * v + camera[5]) / w,
    ];
  };
  const quality = random.chance(0.3) ? 40 : Math.round(random.between(40, 95));
  const legibility = worst(lines, (character, line) => {
    const [x, y] = place(character, line);
    if (x < pitch / 2 || y < pitch / 2 || x > width - pitch / 2 || y > height - pitch / 2) return 0;
    const [nx, ny] = place(character + 1, line);
    const near = Math.hypot(nx - x, ny - y);
    const stroke = (near / PITCH) * STROKE;
    const spreadOf = Math.sqrt(
      defocus ** 2 + (motion / 3.4) ** 2 + 0.35 ** 2 + (quality < 60 ? 0.5 : 0.25) ** 2,
    );
    const { gain, add } = light(x, y);
    const paperTone = 200 * exposure * gain + add;
    const ink = (200 - page.contrast * 200) * exposure * gain + add;
    const contrast = Math.min(255, paperTone) - Math.min(255, ink);
    const passed = stroke / Math.sqrt(stroke ** 2 + 12 * spreadOf ** 2 * 0.35 ** 2);
    // A glyph has strokes of about its width: blurred beyond a quarter of the pitch, its holes close.
    const open = Math.max(0, 1 - spreadOf / (near * 0.23));
    const size = Math.max(0, Math.min(1, harsh ? (near - 5) / 5 : (near - 6) / 6));
    return (contrast * passed * open * size) / (3 + noise + (100 - quality) / 20);
  });
  return {
    picture,
    quality,
    lines,
    place,
    legibility,
    facts: {
      width,
      height,
      pitch,
      turn,
      tiltX,
      tiltY,
      exposure,
      defocus,
      motion,
      noise,
      bend,
      contrast: page.contrast,
    },
  };
}

function worst(lines: readonly string[], of: (character: number, line: number) => number): number {
  let least = Infinity;
  for (const [y, line] of lines.entries())
    for (let x = 0; x < line.length; x++) least = Math.min(least, of(x + 0.5, y));
  return least;
}

type Page = {
  readonly field: Field;
  readonly top: number;
  readonly left: number;
  readonly first: number;
  readonly contrast: number;
};

function drawPage(
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

function bilinear({ width, data }: Field, x: number, y: number): number {
  const x0 = x | 0;
  const y0 = y | 0;
  const fx = x - x0;
  const fy = y - y0;
  const at = y0 * width + x0;
  const a = data[at] ?? 0;
  const b = data[at + 1] ?? a;
  const c = data[at + width] ?? a;
  const d = data[at + width + 1] ?? c;
  return (a * (1 - fx) + b * fx) * (1 - fy) + (c * (1 - fx) + d * fx) * fy;
}

/** What the page lies on: plain, woven or wooden, with a text of its own now and then. */
function makeTable(random: Random, density: number): (u: number, v: number) => number {
  const tone = random.between(20, 190);
  const depth = random.chance(0.5) ? random.between(0, 10) : random.between(10, 60);
  const fine = Math.min(1.2, density * 0.15);
  const kx = random.normal() * fine;
  const ky = random.normal() * fine * random.of([0.1, 1]);
  const slow = random.between(0.01, 0.1);
  return (u, v) =>
    Math.max(
      4,
      tone +
        depth *
          Math.sin(kx * u + ky * v + 2 * Math.sin(slow * u + slow * 2 * v)) *
          Math.sin(slow * v * 1.7),
    );
}

type Light = (x: number, y: number) => { gain: number; add: number };

/** Uneven light, a shadow with a soft edge, and glare. */
function makeLight(random: Random, width: number, height: number): Light {
  const side = Math.max(width, height);
  const slope = random.between(0, 0.4);
  const angle = random.between(0, 6.28);
  const cx = Math.cos(angle) / side;
  const cy = Math.sin(angle) / side;
  const shadow = random.chance(0.4)
    ? {
        depth: random.between(0.2, 0.6),
        angle: random.between(0, 6.28),
        at: random.normal() * 0.25,
        edge: random.scale(0.01, 0.3),
      }
    : undefined;
  const sx = Math.cos(shadow?.angle ?? 0) / side;
  const sy = Math.sin(shadow?.angle ?? 0) / side;
  const glare = random.chance(0.3)
    ? {
        x: random.between(0, width),
        y: random.between(0, height),
        r: random.between(0.04, 0.22) * side,
        stretch: random.between(0.3, 1),
        strength: random.between(40, 400),
      }
    : undefined;
  return (x, y) => {
    const dx = x - width / 2;
    const dy = y - height / 2;
    let gain = 1 - slope * (0.5 + cx * dx + cy * dy);
    if (shadow !== undefined)
      gain *=
        1 - shadow.depth / (1 + Math.exp((-(sx * dx + sy * dy - shadow.at) / shadow.edge) * 4));
    let add = 0;
    if (glare !== undefined) {
      const gx = (x - glare.x) / glare.r;
      const gy = (y - glare.y) / (glare.r * glare.stretch);
      const far = gx * gx + gy * gy;
      if (far < 9) add = glare.strength * Math.exp(-far * 1.5);
    }
    return { gain, add };
  };
}

/** The light is computed for squares of pixels, which is as good and much faster. */
function lightUp({ width, height, data }: Field, light: Light, exposure: number): void {
  const side = 8;
  for (let y = 0; y < height; y += side) {
    for (let x = 0; x < width; x += side) {
      const a = light(x, y);
      const b = light(x + side, y);
      const c = light(x, y + side);
      const d = light(x + side, y + side);
      for (let j = 0; j < side && y + j < height; j++) {
        const fy = j / side;
        const g0 = a.gain * (1 - fy) + c.gain * fy;
        const g1 = b.gain * (1 - fy) + d.gain * fy;
        const a0 = a.add * (1 - fy) + c.add * fy;
        const a1 = b.add * (1 - fy) + d.add * fy;
        for (let i = 0; i < side && x + i < width; i++) {
          const fx = i / side;
          const at = (y + j) * width + x + i;
          data[at] = (data[at] ?? 0) * (g0 + (g1 - g0) * fx) * exposure + a0 + (a1 - a0) * fx;
        }
      }
    }
  }
}

/** Blurs as a lens out of focus does: three box filters make about a Gaussian. */
function blur(field: Field, sigma: number): Field {
  if (sigma < 0.2) return field;
  const { width, height } = field;
  let from = field.data;
  const to = new Float32Array(from.length);
  // A box of half-width r, whose ends count in part, has the variance that is wanted.
  const variance = (sigma * sigma) / 2;
  const r = (Math.sqrt(12 * variance + 1) - 1) / 2;
  const whole = Math.floor(r);
  const part = r - whole;
  const total = 1 + 2 * r;
  for (let pass = 0; pass < 2; pass++) {
    for (let y = 0; y < height; y++) box(from, to, y * width, 1, width, whole, part, total);
    const next =
      pass === 0
        ? new Float32Array(from.length)
        : from === field.data
          ? new Float32Array(from.length)
          : from;
    columns(to, next, width, height, whole, part, total);
    from = next;
  }
  return { width, height, data: from };
}

function box(
  from: Float32Array,
  to: Float32Array,
  start: number,
  step: number,
  count: number,
  whole: number,
  part: number,
  total: number,
): void {
  const at = (i: number) => from[start + step * (i < 0 ? 0 : i >= count ? count - 1 : i)] ?? 0;
  let sum = 0;
  for (let i = -whole; i <= whole; i++) sum += at(i);
  for (let i = 0; i < count; i++) {
    to[start + step * i] = (sum + part * (at(i - whole - 1) + at(i + whole + 1))) / total;
    sum += at(i + whole + 1) - at(i - whole);
  }
}

function columns(
  from: Float32Array,
  to: Float32Array,
  width: number,
  height: number,
  whole: number,
  part: number,
  total: number,
): void {
  const row = (y: number) => (y < 0 ? 0 : y >= height ? height - 1 : y) * width;
  const sum = new Float32Array(width);
  for (let i = -whole; i <= whole; i++)
    for (let x = 0; x < width; x++) sum[x] = (sum[x] ?? 0) + (from[row(i) + x] ?? 0);
  for (let y = 0; y < height; y++) {
    const before = row(y - whole - 1);
    const after = row(y + whole + 1);
    const last = row(y - whole);
    for (let x = 0; x < width; x++) {
      const s = sum[x] ?? 0;
      const next = from[after + x] ?? 0;
      to[y * width + x] = (s + part * ((from[before + x] ?? 0) + next)) / total;
      sum[x] = s + next - (from[last + x] ?? 0);
    }
  }
}

function smear(field: Field, length: number, angle: number): Field {
  const { width, height } = field;
  const data = new Float32Array(width * height);
  const steps = Math.max(3, Math.ceil(length));
  const offsets = Array.from({ length: steps }, (_, n) => {
    const t = (n / (steps - 1) - 0.5) * length;
    return Math.round(Math.sin(angle) * t) * width + Math.round(Math.cos(angle) * t);
  });
  for (let at = 0; at < data.length; at++) {
    let sum = 0;
    for (const offset of offsets)
      sum += field.data[Math.min(data.length - 1, Math.max(0, at + offset))] ?? 0;
    data[at] = sum / steps;
  }
  return { width, height, data };
}

/** The sensor: noise that neighbours share a little, as phones smooth it. */
function expose(random: Random, { width, height, data }: Field, noise: number): Grey {
  const grain = Float32Array.from({ length: 65_536 }, () => random.normal() * noise);
  const out = new Uint8Array(width * height);
  let n = 0;
  for (let at = 0; at < out.length; at++) {
    if (at % 4093 === 0) n = random.below(61_000);
    n++;
    const value = (data[at] ?? 0) + (grain[n & 65_535] ?? 0);
    out[at] = value < 0 ? 0 : value > 255 ? 255 : value + 0.5;
  }
  return { width, height, data: out };
}

type Matrix = readonly [number, number, number, number, number, number, number, number, number];

/** From millimetres around the page's middle to pixels around the picture's: a turn, two tilts, a perspective. */
function makeCamera({
  turn,
  tiltX,
  tiltY,
  distance,
  density,
}: {
  turn: number;
  tiltX: number;
  tiltY: number;
  distance: number;
  density: number;
}): Matrix {
  const rad = Math.PI / 180;
  const [cx, sx] = [Math.cos(tiltX * rad), Math.sin(tiltX * rad)];
  const [cy, sy] = [Math.cos(tiltY * rad), Math.sin(tiltY * rad)];
  const [ct, st] = [Math.cos(turn * rad), Math.sin(turn * rad)];
  // The columns of the rotation for the page's two axes.
  const ux = [ct * cy, st * cx + ct * sy * sx, st * sx - ct * sy * cx] as const;
  const vx = [-st * cy, ct * cx - st * sy * sx, ct * sx + st * sy * cx] as const;
  const f = density;
  return [f * ux[0], f * vx[0], 0, f * ux[1], f * vx[1], 0, ux[2] / distance, vx[2] / distance, 1];
}

function invert([a, b, c, d, e, f, g, h, i]: Matrix): Matrix {
  return [
    e * i - f * h,
    c * h - b * i,
    b * f - c * e,
    f * g - d * i,
    a * i - c * g,
    c * d - a * f,
    d * h - e * g,
    b * g - a * h,
    a * e - b * d,
  ];
}
