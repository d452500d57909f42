/** The columns of a price list, by their translation keys. */
export const COLUMNS = [
  'flyDate',
  'hotel',
  'star',
  'adult',
  'child2bo6',
  'child6bo12',
  'infant',
] as const;
