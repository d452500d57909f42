import { t } from '../language/t';

const UNITS = [
  [365 * 24 * 60, '{{count}} years ago'],
  [30 * 24 * 60, '{{count}} months ago'],
  [24 * 60, '{{count}} days ago'],
  [60, '{{count}} hours ago'],
  [1, '{{count}} minutes ago'],
] as const;

/** Formats a timestamp as "3 days ago"; "Just now" for less than a minute ago and for the future. */
export function agoText(iso: string, now: Date): string {
  const minutes = (now.getTime() - Date.parse(iso)) / 60_000;
  for (const [length, words] of UNITS) {
    if (minutes >= length) return t(words, { count: Math.floor(minutes / length) });
  }
  return t('Just now');
}
