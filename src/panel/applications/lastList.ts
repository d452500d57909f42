/** The page of the list that was shown last, so that reading goes on from one application to the next. */
interface ShownList {
  /** Its address, with all its filters. */
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

/** Where an application stood in the list that was shown last; undefined if it was not in it. */
export function neighboursOf(id: string): Neighbours | undefined {
  const ids = shown?.ids ?? [];
  const index = ids.indexOf(id);
  if (index < 0) return undefined;
  return { position: index + 1, of: ids.length, before: ids[index - 1], after: ids[index + 1] };
}

/** The way back to a list: as it was last shown, if it is that one. */
export function wayBack(path: string): string {
  const isThat = shown?.href === path || shown?.href.startsWith(`${path}?`);
  return shown && isThat ? shown.href : path;
}
