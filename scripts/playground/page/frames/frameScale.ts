import type { FormWidth } from '../view';

/** What a form's document has for its width, in its own pixels. */
export const FRAME_WIDTHS: Readonly<Record<FormWidth, number>> = { phone: 360, desktop: 1280 };

/** Between two frames. */
const GAP = 12;

/** Smaller than this nobody reads it: the row scrolls instead. */
const SMALLEST = { phone: 0.6, desktop: 0.5 } as const;

/** By how much frames have to be drawn smaller, so that as many as possible of them fit into a row. */
export function frameScale(width: FormWidth, room: number, frames: number): number {
  const each = (room - GAP * (frames - 1)) / Math.max(frames, 1);
  return Math.min(1, Math.max(SMALLEST[width], each / FRAME_WIDTHS[width]));
}
