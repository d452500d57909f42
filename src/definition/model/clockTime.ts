export type Period = 'am' | 'pm';

/** Converts HH:MM to a 12-hour clock; returns undefined for an invalid time. */
export function onClock(time: string | undefined) {
  const since = minutesOf(time);
  if (since === undefined) return undefined;
  const hour = Math.floor(since / 60);
  const minutes = String(since % 60).padStart(2, '0');
  const period: Period = hour < 12 ? 'am' : 'pm';
  return { text: `${hour % 12 || 12}:${minutes}`, period };
}

/** Returns the minutes since midnight at HH:MM; undefined for an invalid time. */
export function minutesOf(time: string | undefined): number | undefined {
  const [, hours, minutes] = /^([01][0-9]|2[0-3]):([0-5][0-9])$/u.exec(time ?? '') ?? [];
  return hours === undefined ? undefined : Number(hours) * 60 + Number(minutes);
}
