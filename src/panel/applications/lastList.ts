/** The list page that was shown last, for links to the previous and next application. */
export interface ShownList {
  /** Its URL with all filters. */
  readonly href: string;
  readonly ids: readonly string[];
  readonly page: number;
  readonly perPage: number;
  /** Number of applications on all pages. */
  readonly total: number;
  /** Whether applications leave the list when they are worked on: what follows is then on the same page. */
  readonly shrinks: boolean;
  /** Reads another page of it. */
  readonly read: (page: number) => Promise<ShownList>;
}

/** Where somebody has left a list. */
interface LeftPlace {
  readonly href: string;
  readonly id: string;
  readonly scrollY: number;
}

let shown: ShownList | undefined;
let left: LeftPlace | undefined;

export function rememberList(list: ShownList): void {
  shown = list;
}

/** Remembers where a list was left for one of its applications. */
export function leaveList(href: string, id: string): void {
  left = { href, id, scrollY: window.scrollY };
}

/** Returns, once, where the list with a URL was left; undefined if it was not the last one. */
export function leftPlace(href: string): LeftPlace | undefined {
  if (left?.href !== href) return undefined;
  const place = left;
  left = undefined;
  return place;
}

/** The id of an application; or a function that reads the page that has it, undefined at the end of the list. */
export type Neighbour = string | (() => Promise<string | undefined>);

/**
 * Returns the neighbours of an application in the list that was shown last, and its position in the whole list;
 * undefined if the list does not contain it.
 */
export function neighboursOf(id: string) {
  const list = shown;
  const index = list?.ids.indexOf(id) ?? -1;
  if (!list || index < 0) return undefined;
  const { ids, page, perPage, total } = list;
  const position = (page - 1) * perPage + index + 1;
  const beside = (by: 1 | -1): Neighbour =>
    ids[index + by] ??
    (async () => {
      for (const next of list.shrinks && by > 0 ? [page, page + 1] : [page + by]) {
        const found = await list.read(next);
        const fresh = found.ids.filter((one) => !ids.includes(one));
        if (fresh.length === 0) continue;
        shown = found;
        return by > 0 ? fresh[0] : fresh.at(-1);
      }
      return undefined;
    });
  return {
    position,
    of: Math.max(total, position),
    before: position > 1 ? beside(-1) : undefined,
    after: position < total ? beside(1) : undefined,
  };
}

/** Returns the URL of a list, with the filters of its last visit if it was the list shown last. */
export function wayBack(path: string): string {
  const isThat = shown?.href === path || shown?.href.startsWith(`${path}?`);
  return shown && isThat ? shown.href : path;
}
