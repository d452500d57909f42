const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** A text as it may stand in an element, an attribute, or in XML. */
export const escapeHtml = (text: string): string =>
  text.replaceAll(/[&<>"']/gu, (character) => ESCAPES[character] ?? character);

/** An element without content. */
export const tag = (name: string, attributes: Readonly<Record<string, string>>): string =>
  `<${name}${Object.entries(attributes)
    .map(([key, value]) => ` ${key}="${escapeHtml(value)}"`)
    .join('')}>`;

/** JSON that the page's scripts or search engines read, and no browser runs. */
export const dataBlock = (attributes: Readonly<Record<string, string>>, data: unknown): string =>
  // No text in it can end the element or open a comment.
  `${tag('script', attributes)}${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`;
