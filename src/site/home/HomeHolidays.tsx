import { useTranslation } from '../../platform/language/useTranslation';
import { type Tour, toHolidays } from '../tours/tour';
import type { SectionHead } from './homeRecords';
import { HomeSection } from './HomeSection';
import { useState } from 'react';
import { lazyComponent } from '../../platform/loading/lazyComponent';
import { LoadingBoundary } from '../layout/LoadingBoundary';
import { CardDays, CardPhoto, DetailsButton, PriceFrom, useRoute } from '../cards/CardParts';
import './holidays.css';

export function HomeHolidays({ head }: { readonly head: SectionHead | undefined }) {
  const { t } = useTranslation();
  return (
    <HomeSection
      path="client/get_perfect_holiday/"
      parse={toHolidays}
      head={head}
      title={t('home.holidays')}
    >
      {(holidays) => <HolidayCards holidays={holidays} />}
    </HomeSection>
  );
}

const HolidayDialog = lazyComponent(async () => (await import('./HolidayDialog')).HolidayDialog);

/** Renders a card for each holiday, and a dialog, loaded on demand, for the chosen one. */
function HolidayCards({ holidays }: { readonly holidays: readonly Tour[] }) {
  const [looked, setLooked] = useState<Tour>();
  return (
    <>
      <ul className="cards strip">
        {holidays.map((holiday, index) => (
          <HolidayCard key={index} holiday={holiday} onLook={() => setLooked(holiday)} />
        ))}
      </ul>
      {looked && (
        <LoadingBoundary at={looked.id}>
          <HolidayDialog holiday={looked} onClose={() => setLooked(undefined)} />
        </LoadingBoundary>
      )}
    </>
  );
}

function HolidayCard({ holiday, onLook }: { readonly holiday: Tour; readonly onLook: () => void }) {
  const { t } = useTranslation();
  const title = useRoute()(holiday);
  return (
    <li className="card holiday-card">
      <CardPhoto src={holiday.photos[0]} />
      <div className="card-words">
        <h3 dir="auto">{title}</h3>
        <CardDays {...holiday} />
        <div className="card-foot spread">
          <PriceFrom price={holiday.price} />
          <DetailsButton
            text={t('home.look')}
            label={t('home.lookAt', { title })}
            onLook={onLook}
          />
        </div>
      </div>
    </li>
  );
}
