import dayjs from 'dayjs';
import arabicOfIraq from 'dayjs/locale/ar-iq';
import sorani from 'dayjs/locale/ku';
import type { Language } from '../../../definition/text';

const trimmed = (names: unknown): string[] =>
  Array.isArray(names) ? names.map((name) => String(name).trim()) : [];

// As dayjs ships it, the week begins on a Monday and one month's name with a blank.
const arabic = {
  ...arabicOfIraq,
  months: trimmed(arabicOfIraq.months),
  monthsShort: trimmed(arabicOfIraq.monthsShort),
  weekStart: 6,
};

dayjs.locale(arabic, undefined, true);
dayjs.locale(sorani, undefined, true);

/** dayjs's name of each language's calendar. Weeks begin on Saturday in Kurdish and Arabic. */
export const CALENDAR_LOCALES: Readonly<Record<Language, string>> = {
  ku: sorani.name,
  ar: arabic.name,
  en: 'en',
};
