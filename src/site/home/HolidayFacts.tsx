import { Money } from '../../platform/content/Money';
import { useTexts } from '../../platform/content/useTexts';
import { DayText } from '../cards/CardParts';
import type { Tour } from '../tours/tour';

export function HolidayDates({ holiday }: { readonly holiday: Tour }) {
  const { t } = useTexts();
  const days = [holiday.fromDate, holiday.toDate].filter((day) => day !== undefined);
  if (days.length === 0) return null;
  return (
    <p className="holiday-dates muted">
      <span className="visually-hidden">{`${t('home.dates')}: `}</span>
      {days.map((day, index) => (
        <span key={index}>
          {index > 0 && ' – '}
          <DayText date={day} />
        </span>
      ))}
    </p>
  );
}

export function HolidayPrice({ price }: Pick<Tour, 'price'>) {
  return (
    price !== undefined && (
      <p className="holiday-price">
        <Money amount={price} />
      </p>
    )
  );
}
