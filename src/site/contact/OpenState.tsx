import { useEffect, useState } from 'react';
import { agencyNow } from '../moments';
import { useTexts } from '../../platform/content/useTexts';
import { useContactInfo } from './useContactInfo';
import { useTimeText } from './useTimeText';
import { dayName, openState } from './officeHours';
import './officeState.css';

const LATER_MS = 600;

/** Returns the minute where the office is, YYYY-MM-DD HH:MM; undefined until the page has been painted. */
function useNow(): string | undefined {
  const [now, setNow] = useState<string>();
  useEffect(() => {
    // The first use of a time zone takes a slow phone 160 ms, while the page is still being painted.
    const timer = setTimeout(() => setNow(agencyNow()), LATER_MS);
    return () => clearTimeout(timer);
  }, []);
  return now;
}

/** Returns the English name of the day where the office is, which opening times have, too. */
export function useToday(): string | undefined {
  const now = useNow();
  return now && dayName(now);
}

/** Renders until when the office is open, or when it opens; an empty line until it is known. */
export function OpenState() {
  const { t, textOf } = useTexts();
  const timeText = useTimeText();
  const info = useContactInfo();
  const now = useNow();
  const state = info && now !== undefined && openState(info.openingTimes, now);
  if (!state) return <span className="office-state" />;
  const { isOpen, day } = state;
  const time = timeText(state.time);
  const opens = day
    ? t('office.opensOn', { time, day: textOf(day) })
    : t('office.opensToday', { time });
  return (
    <span className="office-state" data-open={isOpen}>
      {isOpen ? t('office.openUntil', { time }) : opens}
    </span>
  );
}
