/** Whether a staff-written text contains HTML. */
export const hasMarkup = (text: string): boolean => /<[a-z/!]/iu.test(text);

const BLOCKS = /<(?:p|br|h[1-6]|ul|ol|li|div|table)\b/iu;

/**
 * Returns the HTML of a staff-written text. The lines of a text without blocks are its paragraphs, whether or not something
 * in them is bold.
 */
export function toHtml(text: string): string {
  if (BLOCKS.test(text)) return text;
  const markup = hasMarkup(text) ? text : escaped(text);
  return markup
    .split(/\n+/u)
    .filter((line) => line.trim() !== '')
    .map((line) => `<p>${line}</p>`)
    .join('');
}

export const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
