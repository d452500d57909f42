/** Returns the id of the control of a row's key: "list.listTitle.0" of "7.body.1". A part of a row may be named either way. */
export const controlId = (row: string, key: string): string => `ds-${row}.${key}`;

/** Returns the id of a row's button in the outline. */
export const rowButtonId = (row: string): string => `ds-row-${row}`;
