import type { SectionsDraft, Level } from './sectionsDraft';
import { pathTo, type OutlineRowData, outlineRows } from './rows';

interface Shown {
  /** The collapsed sections. */
  readonly closed: ReadonlySet<number>;
  readonly selected: number | undefined;
  /** The level of the dragged row: only rows that it can be dropped on are visible. */
  readonly dragged: Level | undefined;
}

/** Returns the visible rows of the outline. Columns are shown below the question that is selected, or
 * of which a column is. */
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

/** Returns the sections that start collapsed: all of them in a long form, for an overview. */
export function firstClosed(draft: SectionsDraft, most: number): ReadonlySet<number> {
  const questions = outlineRows(draft).filter(({ level }) => level === 1).length;
  return new Set(questions > most ? draft.sections.map(({ id }) => id) : []);
}
