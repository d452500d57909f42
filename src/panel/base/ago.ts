import { t } from '../language/t';

const UNITS = [
  [
    365 * 24 * 60,
    (count: number) => t('{{count}} years ago', { count, defaultValue_one: '1 year ago' }),
  ],
  [
    30 * 24 * 60,
    (count: number) => t('{{count}} months ago', { count, defaultValue_one: '1 month ago' }),
  ],
  [24 * 60, (count: number) => t('{{count}} days ago', { count, defaultValue_one: '1 day ago' })],
  [60, (count: number) => t('{{count}} hours ago', { count, defaultValue_one: '1 hour ago' })],
  [1, (count: number) => t('{{count}} minutes ago', { count, defaultValue_one: '1 minute ago' })],
] as const;

/** Formats a timestamp as "3 days ago"; "Just now" for less than a minute ago and for the future. */
export function agoText(iso: string, now: Date): string {
  const minutes = (now.getTime() - Date.parse(iso)) / 60_000;
  for (const [length, words] of UNITS) {
    if (minutes >= length) return words(Math.floor(minutes / length));
  }
  return t('Just now');
}
