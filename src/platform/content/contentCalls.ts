/** Contents whose call is not simply named after them (paper 2, section 7). */
const CALLS: Readonly<Record<string, string>> = {};

/** The public call that reads a kind of content. */
export const contentCall = (content: string): string => CALLS[content] ?? `client/${content}/`;
