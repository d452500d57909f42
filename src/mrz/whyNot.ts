import type { Candidate } from './find';
import type { Grey } from './grey';
import { LAYOUTS } from './zone';

/** Why a picture could not be read; "unclear": the lines are there, but blurred, too small or covered. */
export type Why = 'dark' | 'glare' | 'cut' | 'unclear' | 'none';

/** The paper around the lines is darker than this, of 255. */
const DARK = 60;
/** From here on a pixel has lost what was printed there. */
const WHITE = 250;

/** Returns why a picture was not read: the cause that a person can do something about. */
export function whyNot(grey: Grey, candidate: Candidate | undefined): Why {
  if (candidate === undefined) return brightOf(grey) < DARK ? 'dark' : 'none';
  const { surface, first, last } = candidate;
  const { width, height, data } = grey;
  const valueAt = (character: number, line: number): number | undefined => {
    const { x, y } = surface.frame(character, line);
    const isInside = x >= 1 && y >= 1 && x < width - 1 && y < height - 1;
    return isInside ? data[Math.round(y) * width + Math.round(x)] : undefined;
  };
  // Also what may be hidden: a line has up to 44 characters.
  const values: number[] = [];
  for (let character = last - 43; character <= first + 43; character += 0.25) {
    for (const line of [-0.2, 0, 0.2, 0.8, 1, 1.2]) {
      const value = valueAt(character, line);
      if (value !== undefined) values.push(value);
    }
  }
  values.sort((x, y) => x - y);
  const quantile = (share: number) => values[Math.floor((values.length - 1) * share)] ?? 0;
  if (quantile(0.8) < DARK) return 'dark';
  // White paper is not glare, which covers a part.
  if (quantile(0.96) >= WHITE && quantile(0.5) < WHITE - 15) return 'glare';
  const isShort = last - first < LAYOUTS.TD3.length - 3;
  const ends = [first - 2, last + 2].flatMap((end) => [valueAt(end, 0), valueAt(end, 1)]);
  return isShort && ends.includes(undefined) ? 'cut' : 'unclear';
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
