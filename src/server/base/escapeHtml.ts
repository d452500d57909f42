const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Escapes a text for an element, an attribute, or XML. */
export const escapeHtml = (text: string): string =>
  text.replaceAll(/[&<>"']/gu, (character) => ESCAPES[character] ?? character);

/** Returns an element without content. */
export const tag = (name: string, attributes: Readonly<Record<string, string>>): string =>
  `<${name}${Object.entries(attributes)
    .map(([key, value]) => ` ${key}="${escapeHtml(value)}"`)
    .join('')}>`;

/** Returns a block of JSON that scripts or search engines read, and no browser runs. */
export const dataBlock = (attributes: Readonly<Record<string, string>>, data: unknown): string =>
  // Escaped, so that no text in it can end the element or open a comment.
  `${tag('script', attributes)}${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`;
