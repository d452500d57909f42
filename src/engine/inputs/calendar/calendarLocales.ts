import dayjs from 'dayjs';
import 'dayjs/locale/ar-iq';
import 'dayjs/locale/ku';
import type { Language } from '../../../definition/text';

/** dayjs's name of each language's calendar. */
export const CALENDAR_LOCALES: Readonly<Record<Language, string>> = {
  ku: 'ku',
  ar: 'ar-iq',
  en: 'en',
};

const trimmed = (names: unknown): string[] =>
  Array.isArray(names) ? names.map((name) => String(name).trim()) : [];

/** As dayjs ships it, Iraq's week begins on a Monday, and the name of one month with a blank. */
function mendIraq(): void {
  const iraq = dayjs.Ls[CALENDAR_LOCALES.ar];
  if (!iraq) return;
  const months = trimmed(iraq.months);
  dayjs.locale({ ...iraq, months, monthsShort: months, weekStart: 6 }, undefined, true);
}

mendIraq();
