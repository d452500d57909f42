import { textOf } from '../../definition/sections/elements';
import { pick } from '../../definition/language/text';
import { type SectionsDraft, type Node, saysOf } from './draft';
import { pathTo, type OutlineRowData } from './rows';

const LONGEST = 60;

/** Returns the name of a node, in English if it has that; undefined if it has no texts. */
export function nameOf(node: Node): string | undefined {
  const { title, elLable } = saysOf(node);
  const text = textOf(title) ?? textOf(elLable);
  const words = text && pick(text, 'en').trim();
  return words !== undefined && words.length > LONGEST ? `${words.slice(0, LONGEST)}…` : words;
}

const WHAT = ['section', 'question', 'column'] as const;

/** Returns "Section", "Question" or "Column". */
export const whatIs = ({ level }: Pick<OutlineRowData, 'level'>): string =>
  sentenceCase(WHAT[level]);

/** Capitalises the first letter. */
export const sentenceCase = (words: string): string =>
  words.charAt(0).toUpperCase() + words.slice(1);

/** Names a row: "question 3 “Your job”" */
export function lineOf(row: OutlineRowData): string {
  const name = nameOf(row.node);
  return `${WHAT[row.level]} ${row.index + 1}${name === undefined ? '' : ` “${name}”`}`;
}

/** Names a row with its parents: "Section 2 “Work”, question 3 “Your job”" */
export const placeOf = (draft: SectionsDraft, id: number): string =>
  sentenceCase(pathTo(draft, id).map(lineOf).join(', '));

/** Returns what a row contains: "5 questions". */
export function childCountText({ node, level }: OutlineRowData): string | undefined {
  const count = node.children?.length;
  if (count === undefined || level === 2) return undefined;
  return `${count} ${WHAT[level === 0 ? 1 : 2]}${count === 1 ? '' : 's'}`;
}
