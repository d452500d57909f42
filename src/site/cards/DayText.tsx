import { dayText } from '../../definition/model/days';
import { useLanguage } from '../../platform/language/languageStore';

/** Renders a day, YYYY-MM-DD, in the language of the page. */
export function DayText({ date }: { readonly date: string }) {
  return <time dateTime={date}>{dayText(date, useLanguage())}</time>;
}
