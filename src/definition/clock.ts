export type Period = 'am' | 'pm';

/** A time on a 12-hour clock. */
export interface ClockTime {
  readonly text: string;
  readonly period: Period;
}

/** HH:MM on a 12-hour clock (paper 2, section 9); undefined for what is no time. */
export function onClock(time: string | undefined): ClockTime | undefined {
  const [, hours, minutes = ''] = /^([01][0-9]|2[0-3]):([0-5][0-9])$/u.exec(time ?? '') ?? [];
  if (hours === undefined) return undefined;
  const hour = Number(hours);
  return { text: `${hour % 12 || 12}:${minutes}`, period: hour < 12 ? 'am' : 'pm' };
}
