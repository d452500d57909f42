import Popover from '@mui/material/Popover';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs, { type Dayjs } from 'dayjs';
import 'dayjs/locale/ar-iq';
import 'dayjs/locale/ku';
import { useTranslate } from '../../useTranslate';
import { FORMATS } from '../../../definition/model/formats';
import type { Language } from '../../../definition/model/text';
import { useBackButton } from '../../dom/useBackButton';
import { useMuiFrame } from '../../MuiFrame';
import { isRightToLeft } from '../direction';
import './calendar.css';
import { weekStart } from './weekStart';
import type { PickersLocaleText } from '@mui/x-date-pickers/locales';

interface CalendarPopoverProps {
  readonly anchor: HTMLElement;
  readonly language: Language;
  /** The input's value: a date as YYYY-MM-DD, or any text. */
  readonly date: string | undefined;
  readonly openTo: 'year' | 'day';
  readonly min: string | undefined;
  readonly max: string | undefined;
  readonly onChoose: (date: string) => void;
  readonly onClose: () => void;
}

/** Years before today at which the list of years opens if there is no date yet. */
const AN_AGE = 30;

/** Renders a calendar in the reader's language: year, month and day in sequence, or the day directly. */
export function CalendarPopover(props: CalendarPopoverProps) {
  const { anchor, language, date, openTo, min, max, onChoose, onClose } = props;
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
          localeText={PICKER_WORDS[language]}
        >
          <DateCalendar
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
            onChange={(day: Dayjs | null, state) => {
              if (day && state === 'finish') onChoose(day.locale('en').format('YYYY-MM-DD'));
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

const isWithin = (date = '', min = '', max = '9999'): boolean => date >= min && date <= max;

const dayOf = (text: string | undefined): Dayjs | undefined =>
  text !== undefined && FORMATS.date.test(text) ? dayjs(text) : undefined;

/** The texts of MUI's calendar. Its other ones are of fields, clocks and ranges, which are not shown; English is built in. */
type CalendarWords = Pick<
  PickersLocaleText,
  'previousMonth' | 'nextMonth' | 'calendarViewSwitchingButtonAriaLabel'
>;

const PICKER_WORDS: Readonly<Record<Language, CalendarWords | undefined>> = {
  ku: {
    previousMonth: 'مانگی پێشوو',
    nextMonth: 'مانگی دواتر',
    calendarViewSwitchingButtonAriaLabel: (view) =>
      view === 'year'
        ? 'لیستی ساڵەکان کراوەیە، بگەڕێوە بۆ ڕۆژەکان'
        : 'ڕۆژەکان کراوەن، بڕۆ بۆ لیستی ساڵەکان',
  },
  ar: {
    previousMonth: 'الشهر السابق',
    nextMonth: 'الشهر التالي',
    calendarViewSwitchingButtonAriaLabel: (view) =>
      view === 'year'
        ? 'قائمة السنوات مفتوحة، ارجع إلى الأيام'
        : 'الأيام معروضة، انتقل إلى قائمة السنوات',
  },
  en: undefined,
};

const CALENDAR_LOCALES: Readonly<Record<Language, string>> = {
  ku: 'ku',
  ar: 'ar-iq',
  en: 'en',
};

/** Spellings of dayjs that differ from those of the site. */
const OURS: Readonly<Record<string, string>> = {
  ئادار: 'ئازار',
  تەممووز: 'تەمموز',
  الإثنين: 'الاثنين',
};

const correctNames = (names: unknown): string[] =>
  Array.isArray(names) ? names.map(String).map((name) => OURS[name] ?? name.trim()) : [];

/** Corrects the names of months and days, and the first day of the week in Iraq, which dayjs sets to Monday. */
function correctLocale(language: Language): void {
  const locale = dayjs.Ls[CALENDAR_LOCALES[language]];
  if (!locale) return;
  const months = correctNames(locale.months);
  const names = { months, monthsShort: months, weekdays: correctNames(locale.weekdays) };
  dayjs.locale({ ...locale, ...names, weekStart: 6 }, undefined, true);
}

correctLocale('ku');
correctLocale('ar');

/** Returns the name of a language's locale, in which the week begins as it was set. */
function calendarLocale(language: Language): string {
  const name = CALENDAR_LOCALES[language];
  const locale = dayjs.Ls[name];
  const first = weekStart();
  if (locale && first !== undefined) {
    dayjs.locale({ ...locale, weekStart: first }, undefined, true);
  }
  return name;
}
