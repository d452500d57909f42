import type { FormWidth } from '../view';

/** The viewport width of a form's document, in CSS pixels. */
export const FRAME_WIDTHS: Readonly<Record<FormWidth, number>> = { phone: 360, desktop: 1280 };

/** Gap between two frames. */
const GAP = 12;

/** The smallest legible scale: below it the row scrolls instead. */
const SMALLEST = { phone: 0.6, desktop: 0.5 } as const;

/** Returns the scale at which as many frames as possible fit into a row. */
export function frameScale(width: FormWidth, room: number, frames: number): number {
  const each = (room - GAP * (frames - 1)) / Math.max(frames, 1);
  return Math.min(1, Math.max(SMALLEST[width], each / FRAME_WIDTHS[width]));
}
