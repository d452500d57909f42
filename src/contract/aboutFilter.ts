/** What a list of applications is filtered by: the answers of fields. */
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

function decode(text: string): string {
  try {
    return decodeURIComponent(text).replaceAll('\0', '');
  } catch {
    return text;
  }
}
