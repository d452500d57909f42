import DOMPurify from 'dompurify';

/** Allowed markup: emphasis, line breaks, a heading, lists and links. No styles, classes or ids. */
const TAGS = 'b strong i em u s small sub sup mark code bdi br p h2 ul ol li span a'.split(' ');

const ADDRESS = /^(?:https?:\/\/|mailto:|tel:)[^"\s]*$/iu;

const ALLOWED = {
  ALLOWED_TAGS: TAGS,
  ALLOWED_ATTR: ['href'],
  ALLOWED_URI_REGEXP: ADDRESS,
  ALLOW_DATA_ATTR: false,
  ALLOW_ARIA_ATTR: false,
};

export function sanitise(message: string): string {
  return DOMPurify.sanitize(plain(message), ALLOWED);
}

const WITH_CONTENT =
  /<!--[\s\S]*?(?:-->|$)|<(script|style|iframe|object|svg|math|template|noscript)\b[\s\S]*?(?:<\/\1\s*>|$)/giu;
/** The lookahead prevents backtracking over a long tag name. */
const TAG_OR_LESS_THAN = /<(?:(\/?)([a-z][a-z0-9]*)(?![a-z0-9])([^<>]*)>)?/giu;
const HREF = /\shref\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/iu;

/**
 * Returns the message with attribute-free tags of the list. DOMPurify decides afterwards, but it
 * has to parse its input, and event handlers and styles in there violate the page's CSP even if
 * they never run. A "<" that begins no tag is kept as text.
 */
function plain(message: string): string {
  return message
    .replaceAll(WITH_CONTENT, '')
    .replaceAll(TAG_OR_LESS_THAN, (_, slash?: string, name?: string, attributes?: string) => {
      if (name === undefined) return '&lt;';
      const tag = name.toLowerCase();
      if (!TAGS.includes(tag)) return '';
      return `<${slash ?? ''}${tag}${tag === 'a' ? href(attributes ?? '') : ''}>`;
    });
}

function href(attributes: string): string {
  const [, double, single, bare] = HREF.exec(attributes) ?? [];
  const address = double ?? single ?? bare ?? '';
  return ADDRESS.test(address) ? ` href="${address}"` : '';
}
