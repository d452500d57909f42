import type { PickersLocaleText } from '@mui/x-date-pickers/locales';

const VIEWS = {
  hours: 'الساعات',
  minutes: 'الدقائق',
  seconds: 'الثواني',
  meridiem: 'ص أو م',
} as const;

export const ARABIC: PickersLocaleText = {
  previousMonth: 'الشهر السابق',
  nextMonth: 'الشهر التالي',
  openPreviousView: 'العودة إلى العرض السابق',
  openNextView: 'الانتقال إلى العرض التالي',
  calendarViewSwitchingButtonAriaLabel: (view) =>
    view === 'year'
      ? 'قائمة السنوات مفتوحة، ارجع إلى الأيام'
      : 'الأيام معروضة، انتقل إلى قائمة السنوات',
  start: 'البداية',
  end: 'النهاية',
  startDate: 'تاريخ البداية',
  startTime: 'وقت البداية',
  endDate: 'تاريخ النهاية',
  endTime: 'وقت النهاية',
  cancelButtonLabel: 'إلغاء',
  clearButtonLabel: 'مسح',
  okButtonLabel: 'موافق',
  todayButtonLabel: 'اليوم',
  nextStepButtonLabel: 'التالي',
  datePickerToolbarTitle: 'اختر التاريخ',
  dateTimePickerToolbarTitle: 'اختر التاريخ والوقت',
  timePickerToolbarTitle: 'اختر الوقت',
  dateRangePickerToolbarTitle: 'اختر الفترة',
  timeRangePickerToolbarTitle: 'اختر الفترة الزمنية',
  clockLabelText: (view, time) =>
    `اختر ${VIEWS[view]}. ${time ? `الوقت المختار ${time}` : 'لم يُختر وقت بعد'}`,
  hoursClockNumberText: (hours) => `الساعة ${hours}`,
  minutesClockNumberText: (minutes) => `الدقيقة ${minutes}`,
  secondsClockNumberText: (seconds) => `الثانية ${seconds}`,
  selectViewText: (view) => `اختر ${VIEWS[view]}`,
  calendarWeekNumberHeaderLabel: 'رقم الأسبوع',
  calendarWeekNumberHeaderText: '#',
  calendarWeekNumberAriaLabelText: (week) => `الأسبوع ${week}`,
  calendarWeekNumberText: String,
  openDatePickerDialogue: (date) =>
    date ? `اختر التاريخ، التاريخ المختار ${date}` : 'اختر التاريخ',
  openTimePickerDialogue: (time) => (time ? `اختر الوقت، الوقت المختار ${time}` : 'اختر الوقت'),
  openRangePickerDialogue: (range) =>
    range ? `اختر الفترة، الفترة المختارة ${range}` : 'اختر الفترة',
  fieldClearLabel: 'مسح',
  timeTableLabel: 'اختر الوقت',
  dateTableLabel: 'اختر التاريخ',
  fieldYearPlaceholder: () => 'سنة',
  fieldMonthPlaceholder: () => 'شهر',
  fieldDayPlaceholder: () => 'يوم',
  fieldWeekDayPlaceholder: () => 'يوم الأسبوع',
  fieldHoursPlaceholder: () => 'ساعة',
  fieldMinutesPlaceholder: () => 'دقيقة',
  fieldSecondsPlaceholder: () => 'ثانية',
  fieldMeridiemPlaceholder: () => 'ص',
  year: 'السنة',
  month: 'الشهر',
  day: 'اليوم',
  weekDay: 'يوم الأسبوع',
  ...VIEWS,
  empty: 'فارغ',
};
