import { minutesOf } from '../../definition/model/clockTime';
import type { TranslatedText } from '../../platform/content/translatedText';
import type { OpeningTime } from './contactInfo';

const WEEK = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

export interface OfficeState {
  readonly isOpen: boolean;
  /** HH:MM, at which that changes. */
  readonly time: string;
  /** The day on which it opens, unless that is today. */
  readonly day?: TranslatedText;
}

/** Returns the English name of a day some days after a minute: YYYY-MM-DD HH:MM. */
export function dayName(minute: string, ahead = 0): string | undefined {
  const today = new Date(`${minute.slice(0, 10)}T00:00:00Z`).getUTCDay();
  return WEEK[(today + ahead) % WEEK.length];
}

/**
 * Returns whether the office is open, by its opening times.
 * @param now the minute where the office is: YYYY-MM-DD HH:MM
 * @returns undefined if no day of the week has times
 */
export function openState(rows: readonly OpeningTime[], now: string): OfficeState | undefined {
  const minute = minutesOf(now.slice(11)) ?? 0;
  for (let ahead = 0; ahead <= WEEK.length; ahead += 1) {
    const name = dayName(now, ahead);
    const row = rows.find(({ day }) => day.en === name);
    const [from, to] = [minutesOf(row?.from), minutesOf(row?.to)];
    if (!row || from === undefined || to === undefined) continue;
    if (ahead > 0) return { isOpen: false, time: row.from, day: row.day };
    if (minute < from) return { isOpen: false, time: row.from };
    if (minute < to) return { isOpen: true, time: row.to };
  }
  return undefined;
}
