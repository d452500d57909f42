/** Strips the HTML of a staff-written text, for one-line or shortened texts. */
export const withoutHtml = (text: string): string =>
  text
    .replaceAll(/<(script|style|iframe)\b[\s\S]*?(?:<\/\1\s*>|$)/giu, ' ')
    .replaceAll(/<\/?[a-z!][^<>]*>/giu, ' ')
    .replaceAll(/\s+/gu, ' ')
    .trim();
