import type { BrandColours } from '../../definition/brand/palette';
import { toHex, toOklch } from '../../definition/brand/colour';

/** The colours in which the drawings were made. */
const DRAWN: BrandColours = { primary: '#2aa1bc', secondary: '#094469' };

/** In radians; what is further from both hues, such as sand and sun, keeps its colour. */
const NEAR = 0.6;

/**
 * Returns a drawing in an agency's colours: each colour that is near one of those in which it was made turns with
 * it, and keeps its lightness.
 */
export function recoloured(drawing: string, chosen: BrandColours): string {
  return drawing.replaceAll(/#(?:[0-9a-f]{6}|[0-9a-f]{3})\b/giu, (found) => {
    const hex =
      found.length === 4 ? `#${[...found.slice(1)].map((one) => one + one).join('')}` : found;
    return turned(hex, chosen);
  });
}

function turned(hex: string, chosen: BrandColours): string {
  const { lightness, chroma, hue } = toOklch(hex);
  if (chroma < 0.004) return hex;
  const [nearest] = (['primary', 'secondary'] as const)
    .map((name) => ({ name, from: toOklch(DRAWN[name]) }))
    .toSorted((a, b) => distance(a.from.hue, hue) - distance(b.from.hue, hue));
  if (!nearest || distance(nearest.from.hue, hue) > NEAR) return hex;
  const { name, from } = nearest;
  if (chosen[name] === DRAWN[name]) return hex;
  const to = toOklch(chosen[name]);
  return toHex({
    lightness,
    chroma: (chroma * to.chroma) / from.chroma,
    hue: hue + to.hue - from.hue,
  });
}

/** Returns the angle between two hues. */
function distance(one: number, other: number): number {
  const between = Math.abs(one - other) % (2 * Math.PI);
  return Math.min(between, 2 * Math.PI - between);
}
