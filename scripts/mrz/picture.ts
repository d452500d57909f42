import type { Grey } from '../../src/mrz/grey';
import { expose, invert, lightUp, makeCamera, makeLight, makeTable } from './camera';
import { inventLines, scramble } from './documents';
import { drawPage, LINE, PITCH } from './drawPage';
import { bilinear, blur, smear, type Field } from './field';
import type { Glyphs } from './glyphs';
import type { Random } from './random';

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
