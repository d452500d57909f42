/** The part of each page that is its own; what is around it is the same on all pages. */
export const OWN_PART = '#main';

interface Structure {
  /** Of the page without its own part. */
  readonly around: string;
  /** Of the own part; undefined where there is none. */
  readonly own: string | undefined;
}

/**
 * Returns the structure of the page that it runs in: tags, roles, classes and states, without words, ids and
 * numbers. Children of one structure count once, wherever they stand. Two pages of one structure, direction and
 * width break the same rules of accessibility, or none.
 * @param ownPart selector of the page's own part
 */
export function pageStructure(ownPart: string): Structure {
  // All in one function, since it runs in the page.
  const PRESENCE = /^(?:alt|aria-label|href|id|lang|placeholder|title)$/u;
  const VALUE =
    /^(?:aria-(?:hidden|expanded|selected|checked|current|disabled|invalid|required|modal|live|haspopup|pressed|sort|busy|readonly)|role|class|type|dir|style|disabled|hidden|open|tabindex|inert|autocomplete)$/u;
  const refersTo = /^aria-(?:labelledby|describedby|controls|owns|details|errormessage)$/u;

  const attribute = ({ name, value }: Attr): string => {
    if (PRESENCE.test(name) || refersTo.test(name))
      return `${name}${value.trim() === '' ? '-' : '+'}`;
    return VALUE.test(name) ? `${name}=${value.replaceAll(/\d+(?:\.\d+)?/gu, '0')}` : '';
  };

  const part = document.querySelector(ownPart);
  const walk = (element: Element, isRoot = false): string => {
    if (element === part && !isRoot) return 'own part';
    const attributes = [...element.attributes].map(attribute).filter(Boolean).sort();
    const hasText = [...element.childNodes].some(
      (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim() !== '',
    );
    const children = new Set<string>();
    // Past a form's controls, one of which may be called "children".
    const inside = Reflect.get(Element.prototype, 'children', element) as unknown;
    for (const child of inside as HTMLCollection) {
      children.add(walk(child));
    }
    // Axe looks into frames of our own origin.
    const frame = element instanceof HTMLIFrameElement ? element.contentDocument?.body : undefined;
    if (frame) children.add(walk(frame));
    return `${element.localName}[${attributes.join(' ')}]${hasText ? 't' : ''}(${[...children].sort().join('')})`;
  };

  const { dir } = document.documentElement;
  const prefix = `${dir} ${innerWidth} `;
  return {
    around: prefix + walk(document.body),
    own: part ? prefix + walk(part, true) : undefined,
  };
}
