import './holidayDialog.css';
import { useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Money } from '../../platform/content/Money';
import { RichText } from '../../platform/embed/RichText';
import { Recommended } from '../cards/Recommended';
import { Carousel } from '../carousel/Carousel';
import { AskOrClose } from '../service/AskOrClose';
import { PageDialog } from '../service/PageDialog';
import type { Holiday } from './holiday';
import { HolidayDates } from './HolidayDates';
import { useRoute } from './useRoute';

interface HolidayDialogProps {
  readonly holiday: Holiday;
  readonly onClose: () => void;
}

export function HolidayDialog({ holiday, onClose }: HolidayDialogProps) {
  const { t } = useTranslation();
  const title = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const route = useRoute()(holiday);
  return (
    <PageDialog dialog={dialog} className="holiday-dialog" title={title} onClose={onClose}>
      <Carousel photos={holiday.photos} name={route} />
      <div className="page-dialog-words">
        {holiday.isRecommended && <Recommended words={t('home.recommended')} />}
        <h2 id={title} dir="auto">
          {route}
        </h2>
        <HolidayDates holiday={holiday} />
        {holiday.price !== undefined && (
          <p className="holiday-price">
            <Money amount={holiday.price} />
          </p>
        )}
        <div className="page-dialog-text">
          <RichText text={holiday.body} />
        </div>
        <AskOrClose dialog={dialog} about={route} />
      </div>
    </PageDialog>
  );
}
