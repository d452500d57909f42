import Popover from '@mui/material/Popover';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { PickerDayProps } from '@mui/x-date-pickers/PickerDay';
import dayjs, { type Dayjs } from 'dayjs';
import type { ReactNode } from 'react';
import 'dayjs/locale/ar-iq';
import 'dayjs/locale/ku';
import { useTranslate } from '../../useTranslate';
import { MONTHS } from '../../../definition/model/days';
import { FORMATS } from '../../../definition/model/formats';
import type { Language } from '../../../definition/model/text';
import { useBackButton } from '../../dom/useBackButton';
import { useMuiFrame } from '../../MuiFrame';
import { isRightToLeft } from '../direction';
import './calendar.css';
import { weekStart } from './weekStart';

export interface CalendarProps {
  readonly anchor: HTMLElement;
  /** The dotted path of the date in its form. */
  readonly name: string;
  readonly language: Language;
  /** The input's value: a date as YYYY-MM-DD, or any text. */
  readonly date: string | undefined;
  readonly openTo: 'year' | 'day';
  readonly min: string | undefined;
  readonly max: string | undefined;
  readonly onChoose: (date: string) => void;
  readonly onClose: () => void;
  /** The day that is asked for, if it is one of several. Another label makes another calendar. */
  readonly label?: string;
  /** Stands above the calendar. */
  readonly children?: ReactNode;
  readonly markDay?: (date: string) => Partial<PickerDayProps>;
}

/** Years before today at which the list of years opens if there is no date yet. */
const AN_AGE = 30;

/** Renders a calendar in the reader's language: year, month and day in sequence, or the day directly. */
export function CalendarPopover(props: CalendarProps) {
  const { anchor, language, date, openTo, min, max, onChoose, onClose } = props;
  const { label, children, markDay } = props;
  const t = useTranslate();
  const Frame = useMuiFrame();
  useBackButton(onClose);
  const side = isRightToLeft(language) ? 'right' : 'left';
  return (
    <Frame>
      <Popover
        open
        anchorEl={anchor}
        onClose={onClose}
        anchorOrigin={{ vertical: 'bottom', horizontal: side }}
        transformOrigin={{ vertical: 'top', horizontal: side }}
        slotProps={{
          paper: {
            className: 'rg-calendar',
            role: 'dialog',
            'aria-modal': true,
            'aria-label': t('dates.choose'),
          },
        }}
      >
        <LocalizationProvider
          dateAdapter={AdapterDayjs}
          adapterLocale={calendarLocale(language)}
          localeText={{
            previousMonth: t('dates.previousMonth'),
            nextMonth: t('dates.nextMonth'),
            calendarViewSwitchingButtonAriaLabel: (view) =>
              t(view === 'year' ? 'dates.toDays' : 'dates.toYears'),
          }}
        >
          {children}
          <DateCalendar
            key={label}
            {...(label && { role: 'group', 'aria-label': label })}
            autoFocus
            views={['year', 'month', 'day']}
            openTo={openTo}
            yearsPerRow={4}
            {...(openTo === 'year' && { referenceDate: dayjs().subtract(AN_AGE, 'year') })}
            // If its day cannot be chosen, it opens at the first one that can.
            defaultValue={(isWithin(date, min, max) && dayOf(date)) || null}
            minDate={dayOf(min)}
            maxDate={dayOf(max)}
            dayOfWeekFormatter={(day: Dayjs) => day.format('dd')}
            slotProps={{ day: ({ day }) => markDay?.(isoDay(day)) ?? {} }}
            onChange={(day: Dayjs | null, state) => {
              if (day && state === 'finish') onChoose(isoDay(day));
            }}
          />
        </LocalizationProvider>
        <div className="rg-calendar-actions">
          <button type="button" className="rg-popup-button rg-calendar-close" onClick={onClose}>
            {t('form.close')}
          </button>
        </div>
      </Popover>
    </Frame>
  );
}

const isoDay = (day: Dayjs): string => day.locale('en').format('YYYY-MM-DD');

const isWithin = (date = '', min = '', max = '9999'): boolean => date >= min && date <= max;

const dayOf = (text: string | undefined): Dayjs | undefined =>
  text !== undefined && FORMATS.date.test(text) ? dayjs(text) : undefined;

/** Returns the name of a language's locale, with the names of the site, and with weeks that begin as it was set. */
function calendarLocale(language: Language): string {
  const name = language === 'ar' ? 'ar-iq' : language;
  const locale = dayjs.Ls[name];
  if (!locale) return name;
  const months = [...MONTHS[language]];
  const days = locale.weekdays?.map((day) => day.trim().replace('الإثنين', 'الاثنين'));
  const names = language !== 'en' && { months, monthsShort: months, weekdays: days };
  // In Iraq dayjs begins them on Monday.
  const first = weekStart() ?? (language === 'en' ? 0 : 6);
  dayjs.locale({ ...locale, ...names, weekStart: first }, undefined, true);
  return name;
}
