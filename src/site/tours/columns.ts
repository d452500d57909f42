/** The columns of a price list, by the words for them. */
export const COLUMNS = [
  'flyDate',
  'hotel',
  'star',
  'adult',
  'child2bo6',
  'child6bo12',
  'infant',
] as const;
