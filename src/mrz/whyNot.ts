import type { Candidate } from './find';
import type { Grey } from './grey';

/** Why a picture could not be read; "unclear": the lines are there, but blurred, too small or covered. */
export type Why = 'dark' | 'glare' | 'cut' | 'unclear' | 'none';

/** The paper around the lines is darker than this, of 255. */
const DARK = 60;
/** From here on a pixel has lost what was printed there. */
const WHITE = 250;

/** Says why a picture was not read: the cause that a person can do something about. */
export function whyNot(grey: Grey, candidate: Candidate | undefined): Why {
  if (candidate === undefined) return brightOf(grey) < DARK ? 'dark' : 'none';
  const { surface, first, last } = candidate;
  let outside = 0;
  let white = 0;
  let count = 0;
  const values: number[] = [];
  const length = Math.max(last - first, 43);
  const middle = Math.round((first + last) / 2);
  for (let n = Math.round(middle - length / 2); n <= middle + length / 2; n++) {
    for (const line of [0, 0.5, 1]) {
      const { x, y } = surface.frame(n, line);
      count++;
      const value = grey.data[Math.round(y) * grey.width + Math.round(x)];
      if (x < 2 || y < 2 || x > grey.width - 3 || y > grey.height - 3 || value === undefined)
        outside++;
      else {
        values.push(value);
        if (value >= WHITE) white++;
      }
    }
  }
  if (outside > count * 0.03) return 'cut';
  values.sort((a, b) => a - b);
  const paper = values[Math.floor(values.length * 0.8)] ?? 0;
  if (paper < DARK) return 'dark';
  // White paper is not glare: glare covers a part.
  const middling = values[Math.floor(values.length * 0.5)] ?? 0;
  if (white > count * 0.04 && middling < WHITE - 15) return 'glare';
  return 'unclear';
}

/** Returns the brightness that a tenth of the picture exceeds. */
function brightOf({ data }: Grey): number {
  const counts = new Uint32Array(256);
  for (let at = 0; at < data.length; at += 7) counts[data[at]!]!++;
  let left = data.length / 7 / 10;
  let value = 255;
  while (value > 0 && left > 0) left -= counts[value--]!;
  return value;
}
