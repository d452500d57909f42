import './holidayDialog.css';
import { useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import { Money } from '../../platform/content/Money';
import { RichText } from '../../platform/embed/RichText';
import { Carousel } from '../carousel/Carousel';
import { PageDialog } from '../service/PageDialog';
import type { Holiday } from './holiday';
import { HolidayDates } from './HolidayDates';
import { HolidayRecommended } from './HolidayRecommended';
import { useRoute } from './useRoute';

interface HolidayDialogProps {
  readonly holiday: Holiday;
  readonly onClose: () => void;
}

/** A holiday from near by (paper 1, section 2). */
export function HolidayDialog({ holiday, onClose }: HolidayDialogProps) {
  const { t } = useTranslation();
  const title = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const route = useRoute()(holiday);
  return (
    <PageDialog dialog={dialog} className="holiday-dialog" title={title} onClose={onClose}>
      <Carousel photos={holiday.photos} name={route} />
      <div className="holiday-dialog-words">
        {holiday.isRecommended && <HolidayRecommended />}
        <h2 id={title} dir="auto">
          {route}
        </h2>
        <HolidayDates holiday={holiday} />
        {holiday.price !== undefined && (
          <p className="holiday-price">
            <Money amount={holiday.price} />
          </p>
        )}
        <div className="holiday-dialog-text">
          <RichText text={holiday.body} />
        </div>
        <div className="holiday-dialog-actions">
          {/* In the place of the dialog's own entry in the history, so that Back finds the home page. */}
          <Link className="button" href="/contactUs" replace>
            {t('home.ask')}
          </Link>
          <button type="button" className="button-quiet" onClick={() => dialog.current?.close()}>
            {t('shell.close')}
          </button>
        </div>
      </div>
    </PageDialog>
  );
}
