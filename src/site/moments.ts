const two = (part: number): string => String(part).padStart(2, '0');

/** Returns the day of a moment where the reader is: YYYY-MM-DD (docs/requirements.md, P46). */
export function dayOf(moment: string): string {
  const date = new Date(moment);
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}

/** Returns day and time of a moment where the reader is. */
export function timeOf(moment: string): string {
  const date = new Date(moment);
  return `${dayOf(moment)} ${two(date.getHours())}:${two(date.getMinutes())}`;
}

/** Keeps a date in a sentence that reads from right to left in its own order. */
export const isolated = (text: string): string => `\u2066${text}\u2069`;
