/** Returns the path of the public call that reads a content type; `npm run check` verifies that the files have it. */
export const contentCall = (content: string): string => `client/${content}/`;
