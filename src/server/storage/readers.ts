/**
 * Who has read an application, as one text, since a row for each colleague and application would be slow to search:
 * the first letters of the ids of accounts, which are random.
 */
const LETTERS = 8;

const keyOf = (staffId: string): string => `${staffId.slice(0, LETTERS)}|`;

/** Returns the text of the colleagues. */
export const readersOf = (staffIds: readonly string[]): string =>
  `|${staffIds.map(keyOf).join('')}`;

/** Returns what the text contains if a colleague is in it. */
export const readerIn = (staffId: string): string => `|${keyOf(staffId)}`;

export const hasRead = (readers: string, staffId: string): boolean =>
  readers.includes(readerIn(staffId));
