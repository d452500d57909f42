/** What is looked for: a control by its role and accessible name, as a screen reader lists it. */
export interface Place {
  readonly role: keyof typeof ROLES;
  readonly name: string;
  /** The names of the groups around it, the outermost first. It is in the last one directly; none: anywhere. */
  readonly in?: readonly string[] | undefined;
  /** Which of several; left out: the first; -1: the last. */
  readonly at?: number | undefined;
}

const ROLES = {
  button: 'button:not([role]),[role=button]',
  textbox: 'textarea:not([aria-hidden]),input:not([type]),input[type=text],input[type=number]',
  combobox: 'select,[role=combobox]',
  checkbox: 'input[type=checkbox]',
  tab: '[role=tab]',
  link: 'a[href]',
  menuitem: '[role=menuitem]',
  option: '[role=option]',
  summary: 'summary',
  heading: 'h1,h2',
};

const GROUPS =
  'fieldset:not([aria-hidden]),[role=group],[role=dialog],[role=alertdialog],li[aria-label],nav,section';

/** Returns what finds controls in a page. It needs nothing else, so that a browser can run its source, too. */
export function pageTools(roles: Readonly<Record<string, string>>, groups: string) {
  const textOf = (node: Node): string => {
    if (node.nodeType === 3) return node.textContent ?? '';
    if (!(node instanceof HTMLElement)) return '';
    if (node.getAttribute('aria-hidden') === 'true' || node.hidden) return '';
    const own = node.getAttribute('aria-label');
    if (own !== null) return own;
    return [...node.childNodes].map(textOf).join('');
  };
  const clean = (text: string) => text.replace(/[\s\u00a0]+/gu, ' ').trim();
  const nameOf = (element: Element): string => {
    const by = element.getAttribute('aria-labelledby');
    if (by !== null) {
      const parts = by.split(/\s+/u).map((id) => document.getElementById(id));
      return clean(parts.map((part) => (part ? textOf(part) : '')).join(' '));
    }
    const label = element.getAttribute('aria-label');
    if (label !== null) return clean(label);
    if (element.tagName === 'FIELDSET') {
      const legend = [...element.children].find(({ tagName }) => tagName === 'LEGEND');
      return legend ? clean(textOf(legend)) : '';
    }
    if (['INPUT', 'SELECT', 'TEXTAREA'].includes(element.tagName)) {
      const around = element.closest('label');
      const own =
        element.id === ''
          ? null
          : [...document.getElementsByTagName('label')].find(
              ({ htmlFor }) => htmlFor === element.id,
            );
      const found = own ?? around;
      return found ? clean(textOf(found).replace(/\*\s*$/u, '')) : '';
    }
    return clean(textOf(element));
  };
  const isShown = (element: Element): boolean => {
    const closed = element.closest('details:not([open])');
    if (closed && !(element.tagName === 'SUMMARY' && element.parentElement === closed))
      return false;
    return element.closest('[hidden]') === null;
  };
  const groupOf = (element: Element): Element | null =>
    element.parentElement?.closest(groups) ?? null;
  /** A name that begins with ^ is a pattern. */
  const fits = (name: string, wanted: string) =>
    wanted.startsWith('^') ? new RegExp(wanted, 'u').test(name) : name === wanted;
  const all = (place: {
    role: string;
    name: string;
    in?: readonly string[] | undefined;
  }): HTMLElement[] => {
    let around: Element[] = [document.body];
    let depth = 0;
    for (const step of place.in ?? []) {
      const [, wanted = '', which] = /^(.*?)(?:#(-?\d+))?$/u.exec(step) ?? [];
      const inside = around.flatMap((outer) =>
        [...outer.querySelectorAll(groups)].filter(
          (group) => (depth === 0 || groupOf(group) === outer) && fits(nameOf(group), wanted),
        ),
      );
      around =
        which === undefined ? inside : [inside.at(Number(which))].flatMap((one) => one ?? []);
      depth += 1;
    }
    const isDirect = (element: Element, outer: Element) =>
      depth === 0 || groupOf(element) === outer;
    return around.flatMap((outer) =>
      [...outer.querySelectorAll<HTMLElement>(roles[place.role] ?? place.role)].filter(
        (element) =>
          isDirect(element, outer) && isShown(element) && fits(nameOf(element), place.name),
      ),
    );
  };
  const find = (place: {
    role: string;
    name: string;
    in?: readonly string[] | undefined;
    at?: number | undefined;
  }): HTMLElement | undefined => all(place).at(place.at ?? 0);
  /** The number of presses of Tab, or of Shift and Tab, from what has the focus. */
  const tabsTo = (element: Element): number => {
    const stops = [
      ...document.querySelectorAll<HTMLElement>(
        'a[href],button,input,select,textarea,summary,[tabindex]',
      ),
    ].filter(
      (one) =>
        one.tabIndex >= 0 &&
        !one.hasAttribute('disabled') &&
        one.getAttribute('aria-hidden') !== 'true' &&
        (one as HTMLInputElement).type !== 'hidden' &&
        isShown(one),
    );
    const [from, to] = [document.activeElement, element].map((one) =>
      stops.indexOf(one as HTMLElement),
    ) as [number, number];
    return from < 0 ? to + 1 : Math.abs(to - from);
  };
  return { all, find, nameOf, tabsTo };
}

export const toolArguments = [ROLES, GROUPS] as const;
