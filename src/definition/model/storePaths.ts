/** Returns where applications for a service of the store are sent, relative to the API; files have paths of their own. */
export const submitPathOf = (id: string): string => `client/service/${id}/`;

/** Returns where staff read its applications. */
export const listPathOf = (id: string): string => `service/${id}/`;
