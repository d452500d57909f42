/** The words of a text of the staff's without its HTML, for where it is cut or put into one line. */
export const plainText = (text: string): string =>
  text
    .replaceAll(/<(script|style|iframe)\b[\s\S]*?(?:<\/\1\s*>|$)/giu, ' ')
    .replaceAll(/<\/?[a-z!][^<>]*>/giu, ' ')
    .replaceAll(/\s+/gu, ' ')
    .trim();
