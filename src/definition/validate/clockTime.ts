export type Period = 'am' | 'pm';

/** A time on a 12-hour clock. */
export interface ClockTime {
  readonly text: string;
  readonly period: Period;
}

/** Converts HH:MM to a 12-hour clock; returns undefined for an invalid time. */
export function onClock(time: string | undefined): ClockTime | undefined {
  const since = minutesOf(time);
  if (since === undefined) return undefined;
  const hour = Math.floor(since / 60);
  const minutes = String(since % 60).padStart(2, '0');
  return { text: `${hour % 12 || 12}:${minutes}`, period: hour < 12 ? 'am' : 'pm' };
}

/** Returns the minutes since midnight at HH:MM; undefined for an invalid time. */
export function minutesOf(time: string | undefined): number | undefined {
  const [, hours, minutes] = /^([01][0-9]|2[0-3]):([0-5][0-9])$/u.exec(time ?? '') ?? [];
  return hours === undefined ? undefined : Number(hours) * 60 + Number(minutes);
}
