import DOMPurify from 'dompurify';

/** What a message may look like: emphasis, lines, lists and links. No styles, no classes, no ids. */
const ALLOWED = {
  ALLOWED_TAGS: [
    'b',
    'strong',
    'i',
    'em',
    'u',
    's',
    'small',
    'sub',
    'sup',
    'mark',
    'code',
    'bdi',
  ].concat(['br', 'p', 'ul', 'ol', 'li', 'span', 'a']),
  ALLOWED_ATTR: ['href', 'dir', 'lang'],
  ALLOWED_URI_REGEXP: /^(?:https?:\/\/|mailto:|tel:)/iu,
  ALLOW_DATA_ATTR: false,
  ALLOW_ARIA_ATTR: false,
};

/** Anything else that begins with "<" is a person's "less than", and stays one. */
const NO_TAG = /<(?!\/?[a-z][^<>]*>|!--)/giu;

/** The message as HTML that is safe to put into the page, whatever it held. */
export function sanitise(message: string): string {
  return DOMPurify.sanitize(message.replaceAll(NO_TAG, '&lt;'), ALLOWED);
}
