/** The day on which weeks begin in calendars: 0 is Sunday. */
let first: number | undefined;

/** Returns the day; undefined: as usual where the language is spoken. */
export const weekStart = (): number | undefined => first;

export const setWeekStart = (day: number): void => {
  first = day;
};
