/** Returns the id of the control of a node's key: "list.listTitle.0" of node 7. */
export const nodeControlId = (node: number, key: string): string => `sb-${node}-${key}`;

/** Returns the id of a node's button in the outline. */
export const rowId = (node: number): string => `sb-row-${node}`;
