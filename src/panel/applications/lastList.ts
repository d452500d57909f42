/** The list page that was shown last, for links to the previous and next application. */
interface ShownList {
  /** Its URL with all filters. */
  readonly href: string;
  readonly ids: readonly string[];
}

let shown: ShownList | undefined;

export function rememberList(list: ShownList): void {
  shown = list;
}

export interface Neighbours {
  readonly position: number;
  readonly of: number;
  readonly before: string | undefined;
  readonly after: string | undefined;
}

/**
 * Returns the neighbours of an application in the list that was shown last; undefined if the list
 * does not contain it.
 */
export function neighboursOf(id: string): Neighbours | undefined {
  const ids = shown?.ids ?? [];
  const index = ids.indexOf(id);
  if (index < 0) return undefined;
  return { position: index + 1, of: ids.length, before: ids[index - 1], after: ids[index + 1] };
}

/** Returns the URL of a list, with the filters of its last visit if it was the list shown last. */
export function wayBack(path: string): string {
  const isThat = shown?.href === path || shown?.href.startsWith(`${path}?`);
  return shown && isThat ? shown.href : path;
}
