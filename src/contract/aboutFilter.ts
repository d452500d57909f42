/** What a list of applications is filtered by: the answers of fields, and of a date also days (formatDays). */
export type AboutFilter = readonly { readonly field: string; readonly value: string }[];

/** Formats a filter for a query: field:value, percent-encoded, separated by commas. */
export const formatAbout = (filter: AboutFilter): string =>
  filter
    .map(({ field, value }) => `${encodeURIComponent(field)}:${encodeURIComponent(value)}`)
    .join(',');

/** Parses a filter. NUL, which PostgreSQL refuses, is left out. */
export const parseAbout = (text: string): AboutFilter =>
  text.split(',').flatMap((part) => {
    const [field = '', value = ''] = part.split(':').map(decode);
    return field === '' ? [] : [{ field, value }];
  });

const DAYS = /^(?<from>\d{4}-\d{2}-\d{2})?\.\.(?<to>\d{4}-\d{2}-\d{2})?$/u;

/** The first and the last day; empty: no limit. */
export interface Days {
  readonly from: string;
  readonly to: string;
}

/** Formats days as the value of a filter: 2027-04-01..2027-04-30; empty without a limit. */
export const formatDays = ({ from, to }: Days): string =>
  from === '' && to === '' ? '' : `${from}..${to}`;

/** Parses the days of a value; undefined if it is an answer. */
export function parseDays(value: string): Days | undefined {
  const { groups } = DAYS.exec(value) ?? {};
  return groups && { from: groups.from ?? '', to: groups.to ?? '' };
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text).replaceAll('\0', '');
  } catch {
    return text;
  }
}
