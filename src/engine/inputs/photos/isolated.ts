/** Isolates a name with its own direction inside a sentence. */
export const isolated = (name: string): string => `\u2068${name}\u2069`;
