/** How large a picture is stored, in pixels. */
export interface PictureLimits {
  /** The longer side of a usual picture. */
  readonly longest: number;
  /** A picture that is much longer than wide, such as a scrolling screenshot, keeps this shorter side. */
  readonly shortest: number;
  /** The longest side that its format allows. */
  readonly most: number;
}

/** What a canvas holds on an iPhone. */
const MOST_PIXELS = 16_500_000;

/** Pixels across that the text of a screenshot needs (docs/requirements.md, P28). */
const LEGIBLE = 720;

/** Returns the longer side with which a picture is stored; undefined if it is too long to be read then. */
export function longerSide(
  width: number,
  height: number,
  { longest, shortest, most }: PictureLimits,
): number | undefined {
  const [short, long] = width < height ? [width, height] : [height, width];
  const wanted = Math.max(longest / long, shortest / short);
  const scale = Math.min(1, wanted, Math.sqrt(MOST_PIXELS / (width * height)), most / long);
  return short * scale < Math.min(LEGIBLE, short) ? undefined : Math.round(long * scale);
}
