import type { PickersLocaleText } from '@mui/x-date-pickers/locales';

const VIEWS = {
  hours: 'کاتژمێر',
  minutes: 'خولەک',
  seconds: 'چرکە',
  meridiem: 'پ.ن یان د.ن',
} as const;

export const KURDISH: PickersLocaleText = {
  previousMonth: 'مانگی پێشوو',
  nextMonth: 'مانگی دواتر',
  openPreviousView: 'گەڕانەوە بۆ پیشاندانی پێشوو',
  openNextView: 'چوون بۆ پیشاندانی دواتر',
  calendarViewSwitchingButtonAriaLabel: (view) =>
    view === 'year'
      ? 'لیستی ساڵەکان کراوەیە، بگەڕێوە بۆ ڕۆژەکان'
      : 'ڕۆژەکان کراوەن، بڕۆ بۆ لیستی ساڵەکان',
  start: 'سەرەتا',
  end: 'کۆتایی',
  startDate: 'ڕێکەوتی سەرەتا',
  startTime: 'کاتی سەرەتا',
  endDate: 'ڕێکەوتی کۆتایی',
  endTime: 'کاتی کۆتایی',
  cancelButtonLabel: 'هەڵوەشاندنەوە',
  clearButtonLabel: 'سڕینەوە',
  okButtonLabel: 'باشە',
  todayButtonLabel: 'ئەمڕۆ',
  nextStepButtonLabel: 'دواتر',
  datePickerToolbarTitle: 'ڕێکەوت هەڵبژێرە',
  dateTimePickerToolbarTitle: 'ڕێکەوت و کات هەڵبژێرە',
  timePickerToolbarTitle: 'کات هەڵبژێرە',
  dateRangePickerToolbarTitle: 'ماوە هەڵبژێرە',
  timeRangePickerToolbarTitle: 'ماوەی کات هەڵبژێرە',
  clockLabelText: (view, time) =>
    `${VIEWS[view]} هەڵبژێرە. ${time ? `کاتی هەڵبژێردراو ${time}` : 'هیچ کاتێک هەڵنەبژێردراوە'}`,
  hoursClockNumberText: (hours) => `${VIEWS.hours} ${hours}`,
  minutesClockNumberText: (minutes) => `خولەکی ${minutes}`,
  secondsClockNumberText: (seconds) => `چرکەی ${seconds}`,
  selectViewText: (view) => `${VIEWS[view]} هەڵبژێرە`,
  calendarWeekNumberHeaderLabel: 'ژمارەی هەفتە',
  calendarWeekNumberHeaderText: '#',
  calendarWeekNumberAriaLabelText: (week) => `هەفتەی ${week}`,
  calendarWeekNumberText: String,
  openDatePickerDialogue: (date) =>
    date ? `ڕێکەوت هەڵبژێرە، ڕێکەوتی هەڵبژێردراو ${date}` : 'ڕێکەوت هەڵبژێرە',
  openTimePickerDialogue: (time) =>
    time ? `کات هەڵبژێرە، کاتی هەڵبژێردراو ${time}` : 'کات هەڵبژێرە',
  openRangePickerDialogue: (range) =>
    range ? `ماوە هەڵبژێرە، ماوەی هەڵبژێردراو ${range}` : 'ماوە هەڵبژێرە',
  fieldClearLabel: 'سڕینەوە',
  timeTableLabel: 'کات هەڵبژێرە',
  dateTableLabel: 'ڕێکەوت هەڵبژێرە',
  fieldYearPlaceholder: () => 'ساڵ',
  fieldMonthPlaceholder: () => 'مانگ',
  fieldDayPlaceholder: () => 'ڕۆژ',
  fieldWeekDayPlaceholder: () => 'ڕۆژی هەفتە',
  fieldHoursPlaceholder: () => 'کاتژمێر',
  fieldMinutesPlaceholder: () => 'خولەک',
  fieldSecondsPlaceholder: () => 'چرکە',
  fieldMeridiemPlaceholder: () => 'پ.ن',
  year: 'ساڵ',
  month: 'مانگ',
  day: 'ڕۆژ',
  weekDay: 'ڕۆژی هەفتە',
  ...VIEWS,
  empty: 'بەتاڵ',
};
