import type { Grey } from '../../src/mrz/grey';
import type { Field } from './field';
import type { Random } from './random';

/** Returns the tone of what the page lies on: plain, woven or wooden. */
export function makeTable(random: Random, density: number): (u: number, v: number) => number {
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
export function makeLight(random: Random, width: number, height: number): Light {
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
export function lightUp({ width, height, data }: Field, light: Light, exposure: number): void {
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

/** The sensor: noise that neighbours share a little, as phones smooth it. */
export function expose(random: Random, { width, height, data }: Field, noise: number): Grey {
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
export function makeCamera({
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

export function invert([a, b, c, d, e, f, g, h, i]: Matrix): Matrix {
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
