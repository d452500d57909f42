import type { SectionsDraft, Level } from './draft';
import { pathTo, type OutlineRowData, outlineRows } from './rows';

interface Shown {
  /** Sections whose questions are put away. */
  readonly closed: ReadonlySet<number>;
  readonly selected: number | undefined;
  /** Of what is being dragged: only what it can be put beside is shown. */
  readonly dragged: Level | undefined;
}

/** The lines of the outline. Columns stand under the question that is chosen, or whose column is. */
export function shownRows(
  draft: SectionsDraft,
  { closed, selected, dragged }: Shown,
): readonly OutlineRowData[] {
  const chosen = new Set(pathTo(draft, selected).map(({ node }) => node.id));
  return outlineRows(draft).filter(({ level, parent = 0 }) => {
    if (level === 0) return true;
    if (dragged === 0) return false;
    if (level === 1) return !closed.has(parent);
    if (dragged === 1 || !chosen.has(parent)) return false;
    return !pathTo(draft, parent).some(({ node }) => closed.has(node.id));
  });
}

/** Sections that begin closed: in a long form all, so that it can be looked over. */
export function firstClosed(draft: SectionsDraft, most: number): ReadonlySet<number> {
  const questions = outlineRows(draft).filter(({ level }) => level === 1).length;
  return new Set(questions > most ? draft.sections.map(({ id }) => id) : []);
}
