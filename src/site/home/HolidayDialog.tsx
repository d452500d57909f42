import { RichText } from '../../platform/embed/RichText';
import { CardDays, PriceFrom, Recommended, useRoute } from '../cards/CardParts';
import { Carousel } from '../carousel/Carousel';
import { ApplyOrAsk, PageDialog } from '../service/PageDialog';
import { useApplicationLink } from '../offers/applicationLink';
import type { Tour } from '../tours/tour';
import './holidays.css';

interface HolidayDialogProps {
  readonly holiday: Tour;
  readonly onClose: () => void;
}

export function HolidayDialog({ holiday, onClose }: HolidayDialogProps) {
  const route = useRoute()(holiday);
  const applicationLink = useApplicationLink();
  return (
    <PageDialog className="holiday-dialog" onClose={onClose}>
      {({ title }) => (
        <>
          <Carousel photos={holiday.photos} name={route} />
          <div className="page-dialog-words stack">
            {holiday.isRecommended && <Recommended />}
            <h2 id={title} dir="auto">
              {route}
            </h2>
            <CardDays {...holiday} />
            <PriceFrom price={holiday.price} />
            <div className="stack-8">
              <RichText text={holiday.body} />
            </div>
            <ApplyOrAsk
              about={route}
              apply={applicationLink({ kind: 'TourGroup', subject: holiday.id })}
            />
          </div>
        </>
      )}
    </PageDialog>
  );
}
