const UNITS = [
  ['year', 365 * 24 * 60],
  ['month', 30 * 24 * 60],
  ['day', 24 * 60],
  ['hour', 60],
  ['minute', 1],
] as const;

const WORDS = new Intl.RelativeTimeFormat('en', { numeric: 'always' });

/**
 * Formats a timestamp as "3 days ago"; "Just now" for less than a minute ago and for the future.
 */
export function agoText(iso: string, now: Date): string {
  const minutes = (now.getTime() - Date.parse(iso)) / 60_000;
  for (const [unit, length] of UNITS) {
    if (minutes >= length) return WORDS.format(-Math.floor(minutes / length), unit);
  }
  return 'Just now';
}
