import { textOf } from '../../../../definition/sections/elements';
import { type SectionsDraft, type Node, saysOf } from '../sectionsDraft';
import { pathTo, type OutlineRowData } from './rows';
import { inList, ownText } from '../../../language/panelLanguage';
import { t } from '../../../language/t';

const LONGEST = 60;

/** Returns the name of a node, in the account's language if it has that; undefined if it has no texts. */
export function nameOf(node: Node): string | undefined {
  const { title, elLable } = saysOf(node);
  const text = textOf(title) ?? textOf(elLable);
  const words = text && ownText(text).trim();
  return words !== undefined && words.length > LONGEST ? `${words.slice(0, LONGEST)}…` : words;
}

const WHAT = ['section', 'question', 'column'] as const;

/** Returns "Section", "Question" or "Column". */
export const whatIs = ({ level }: Pick<OutlineRowData, 'level'>): string =>
  sentenceCase(t(WHAT[level]));

export const sentenceCase = (words: string): string =>
  words.charAt(0).toUpperCase() + words.slice(1);

const NUMBERED = ['section {{number}}', 'question {{number}}', 'column {{number}}'] as const;

/** Returns "question 3". */
export const numbered = ({ level, index }: Pick<OutlineRowData, 'level' | 'index'>): string =>
  t(NUMBERED[level], { number: index + 1 });

/** Names a row: "question 3 “Your job”" */
export function lineOf(row: OutlineRowData): string {
  const name = nameOf(row.node);
  const place = numbered(row);
  return name === undefined ? place : t('{{place}} “{{name}}”', { place, name });
}

/** Names a row with its parents: "Section 2 “Work”, question 3 “Your job”" */
export const placeOf = (draft: SectionsDraft, id: number): string =>
  sentenceCase(inList(pathTo(draft, id).map(lineOf)));
