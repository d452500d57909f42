import { useMemo } from 'react';
import { type Clock, clockOf } from '../definition/model/clock';
import { dayText, minuteText } from '../definition/model/days';
import { useLanguage } from '../platform/language/languageStore';
import { settings } from '../platform/readPageSettings';

const clocks = new Map<string, Clock>();

/** Returns the agency's clock; made for the first moment that is shown: it takes a slow phone 160 ms. */
function clock(): Clock {
  const { timeZone } = settings.brand;
  const made = clocks.get(timeZone) ?? clockOf(timeZone);
  clocks.set(timeZone, made);
  return made;
}

/** Returns the minute where the agency is: YYYY-MM-DD HH:MM. */
export const agencyNow = (): string => clock().minuteAt(new Date());

/** Returns functions that format days, and moments where the agency is, in the language of the page. */
export function useDays() {
  const language = useLanguage();
  return useMemo(
    () => ({
      /** Formats a day, YYYY-MM-DD. */
      day: (day: string) => dayText(day, language),
      /** Formats the day of a moment. */
      dayOf: (moment: string) => dayText(clock().dayAt(new Date(moment)), language),
      /** Formats day and time of a moment. */
      timeOf: (moment: string) => minuteText(clock().minuteAt(new Date(moment)), language),
      isToday: (moment: string) => clock().dayAt(new Date(moment)) === clock().dayAt(new Date()),
    }),
    [language],
  );
}
