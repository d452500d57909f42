import { onClock } from '../../definition/model/clockTime';
import { useTranslation } from '../../platform/language/useTranslation';

/** Returns a function that writes HH:MM as the texts of the site do; what is no time stays as it is written. */
export function useTimeText(): (time: string) => string {
  const { t } = useTranslation();
  return (time) => {
    const clock = onClock(time);
    return clock ? t(`contact.${clock.period}`, { time: clock.text.replace(':00', '') }) : time;
  };
}
