import { useState } from 'react';
import { clockOf } from '../../definition/brand/clock';
import { FORMATS } from '../../definition/model/formats';
import { settings } from '../../platform/readPageSettings';
import { t } from '../language/t';

interface ExpiryMarkProps {
  readonly path: string;
  /** The answer: a day, YYYY-MM-DD. */
  readonly text: string;
}

/** Most countries want a passport that is valid for as many months. */
const MONTHS = 6;

/** Warns of a passport that has expired, or will soon. */
export function ExpiryMark({ path, text }: ExpiryMarkProps) {
  const [now] = useState(() => new Date());
  if (!/expire/iu.test(path) || !FORMATS.date.test(text)) return null;
  const today = clockOf(settings.brand.timeZone).dayAt(now);
  if (text < today) return <em className="ap-expired">{t('Expired')}</em>;
  if (text >= monthsAfter(today)) return null;
  return (
    <em className="ap-expires">
      {t('Expires in less than {{number}} months', { number: MONTHS })}
    </em>
  );
}

/** Returns the day of the month that is as many months later; of a shorter month, one of the next. */
function monthsAfter(day: string): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCMonth(date.getUTCMonth() + MONTHS);
  return date.toISOString().slice(0, 10);
}
