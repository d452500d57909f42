import { useTranslation } from 'react-i18next';
import { Money } from '../../platform/content/Money';
import type { Holiday } from './holiday';
import { HolidayDates } from './HolidayDates';
import { HolidayRecommended } from './HolidayRecommended';
import { useRoute } from './useRoute';

interface HolidayCardProps {
  readonly holiday: Holiday;
  readonly onLook: () => void;
}

/** One holiday of several; its button shows it from near by. */
export function HolidayCard({ holiday, onLook }: HolidayCardProps) {
  const { t } = useTranslation();
  const title = useRoute()(holiday);
  const [photo] = holiday.photos;
  return (
    <li className="holiday-card">
      <div className="holiday-photo">
        {photo !== undefined && <img src={photo} alt="" loading="lazy" width="640" height="480" />}
        {holiday.isRecommended && <HolidayRecommended />}
      </div>
      <div className="holiday-words">
        <h3 dir="auto">{title}</h3>
        <HolidayDates holiday={holiday} />
        {holiday.price !== undefined && (
          <p className="holiday-price">
            <Money amount={holiday.price} />
          </p>
        )}
        <button
          type="button"
          className="button-quiet"
          aria-haspopup="dialog"
          aria-label={t('home.lookAt', { title })}
          onClick={onLook}
        >
          {t('home.look')}
        </button>
      </div>
    </li>
  );
}
