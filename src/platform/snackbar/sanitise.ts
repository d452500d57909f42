import DOMPurify from 'dompurify';

/** What a message may look like: emphasis, lines, lists and links. No styles, no classes, no ids. */
const TAGS = 'b strong i em u s small sub sup mark code bdi br p ul ol li span a'.split(' ');

const ADDRESS = /^(?:https?:\/\/|mailto:|tel:)[^"\s]*$/iu;

const ALLOWED = {
  ALLOWED_TAGS: TAGS,
  ALLOWED_ATTR: ['href'],
  ALLOWED_URI_REGEXP: ADDRESS,
  ALLOW_DATA_ATTR: false,
  ALLOW_ARIA_ATTR: false,
};

/** The message as HTML that is safe to put into the page, whatever it held. */
export function sanitise(message: string): string {
  return DOMPurify.sanitize(plain(message), ALLOWED);
}

const WITH_CONTENT =
  /<!--[\s\S]*?(?:-->|$)|<(script|style|iframe|object|svg|math|template|noscript)\b[\s\S]*?(?:<\/\1\s*>|$)/giu;
/** The lookahead keeps a long name from being tried at every length. */
const TAG_OR_LESS_THAN = /<(?:(\/?)([a-z][a-z0-9]*)(?![a-z0-9])([^<>]*)>)?/giu;
const HREF = /\shref\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/iu;

/**
 * The message with nothing but bare tags of the list. DOMPurify has the last word; but it has to parse
 * what it judges, and to the browser the handlers and styles in there are breaches of the policy, even
 * where they could never act. A "<" that begins no tag is a person's "less than", and stays one.
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
