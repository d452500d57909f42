import dayjs from 'dayjs';
import 'dayjs/locale/ar-iq';
import 'dayjs/locale/ku';
import type { Language } from '../../../definition/language/text';

const CALENDAR_LOCALES: Readonly<Record<Language, string>> = {
  ku: 'ku',
  ar: 'ar-iq',
  en: 'en',
};

/** Spellings of dayjs that differ from those of the site. */
const OURS: Readonly<Record<string, string>> = {
  ئادار: 'ئازار',
  تەممووز: 'تەمموز',
  الإثنين: 'الاثنين',
};

const correctNames = (names: unknown): string[] =>
  Array.isArray(names) ? names.map(String).map((name) => OURS[name] ?? name.trim()) : [];

/** Corrects the names of months and days, and the first day of the week in Iraq, which dayjs sets to Monday. */
function correctLocale(language: Language): void {
  const locale = dayjs.Ls[CALENDAR_LOCALES[language]];
  if (!locale) return;
  const months = correctNames(locale.months);
  const names = { months, monthsShort: months, weekdays: correctNames(locale.weekdays) };
  dayjs.locale({ ...locale, ...names, weekStart: 6 }, undefined, true);
}

correctLocale('ku');
correctLocale('ar');

/** Returns the name of a language's locale, in which the week begins on a day: 0 is Sunday. */
export function calendarLocale(language: Language, weekStart: number | undefined): string {
  const name = CALENDAR_LOCALES[language];
  const locale = dayjs.Ls[name];
  if (locale && weekStart !== undefined) dayjs.locale({ ...locale, weekStart }, undefined, true);
  return name;
}
