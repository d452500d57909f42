/** The day on which weeks begin in calendars: 0 is Sunday. */
let first = 6;

export const weekStart = (): number => first;

/** Sets it for all calendars of the page. */
export const setWeekStart = (day: number): void => {
  first = day;
};
