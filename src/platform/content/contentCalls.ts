/** The public call that reads a kind of content; npm run check holds the files to it. */
export const contentCall = (content: string): string => `client/${content}/`;
