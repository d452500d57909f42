import { useTranslation } from 'react-i18next';
import { Money } from '../../platform/content/Money';
import { DetailsButton } from '../cards/DetailsButton';
import { Recommended } from '../cards/Recommended';
import type { Holiday } from './holiday';
import { HolidayDates } from './HolidayDates';
import { useRoute } from './useRoute';

interface HolidayCardProps {
  readonly holiday: Holiday;
  readonly onLook: () => void;
}

/** Renders the card of a holiday; its button opens the dialog. */
export function HolidayCard({ holiday, onLook }: HolidayCardProps) {
  const { t } = useTranslation();
  const title = useRoute()(holiday);
  const [photo] = holiday.photos;
  return (
    <li className="card holiday-card">
      <div className="card-photo">
        {photo !== undefined && <img src={photo} alt="" loading="lazy" width="640" height="480" />}
        {holiday.isRecommended && <Recommended words={t('home.recommended')} />}
      </div>
      <div className="holiday-words">
        <h3 dir="auto">{title}</h3>
        <HolidayDates holiday={holiday} />
        {holiday.price !== undefined && (
          <p className="holiday-price">
            <Money amount={holiday.price} />
          </p>
        )}
        <DetailsButton words={t('home.look')} label={t('home.lookAt', { title })} onLook={onLook} />
      </div>
    </li>
  );
}
