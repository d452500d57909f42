import { createContext, use } from 'react';
import type { Json } from '../../../definition/model/values';
import type { PanelText } from '../../language/panelText';
import { t } from '../../language/t';
import type { Action } from './history';
import { sentenceCase } from './rowWords';
import type { Change, Grammar, Row } from './tree';

/** What is wrong, at a control of a row. */
export interface RowIssue {
  readonly row: string;
  /** The path below the row: "elLable.0". */
  readonly key: string;
  /** The message, as the end of a sentence that begins with the place. */
  readonly words: string;
}

export interface Designing {
  readonly grammar: Grammar;
  readonly document: Json;
  readonly rows: readonly Row[];
  readonly selected: string | undefined;
  readonly act: (action: Action) => void;
  /** @param typing names the text that is typed */
  readonly edit: (change: Change, typing?: string) => void;
  /** Edits as a control is left: the focus is on its way. */
  readonly amend: (change: Change, typing?: string) => void;
  /** Removes a row; in a narrow window the outline is shown again. */
  readonly drop: (change: Change) => void;
  /** Edits, and moves the focus to a control of the row that is selected then. */
  readonly make: (change: Change, key: string) => void;
  /** Issues are shown at their controls; before, they are only counted. */
  readonly isRefused: boolean;
  readonly issues: readonly RowIssue[];
  /** Selects a row and focuses a control in it. */
  readonly aimAt: (row: string, key: string) => void;
  readonly select: (row: string) => void;
  /** Selects a row; the focus and the pane stay. */
  readonly point: (row: string) => void;
  /** Focuses a row in the outline. */
  readonly aimAtRow: (row: string) => void;
  /** Moves a row up (-1) or down (1), and announces its new position. */
  readonly step: (id: string, step: 1 | -1) => void;
  /** Announces a change to screen readers. */
  readonly say: (words: string) => void;
}

export const DesigningContext = createContext<Designing | undefined>(undefined);

/** @throws Error outside a designer */
export function useDesigning(): Designing {
  const designing = use(DesigningContext);
  if (!designing) throw new Error('there is no designer around this');
  return designing;
}

/**
 * Returns the issue of a control as a sentence, if issues are shown at their controls.
 * @param frame of an issue that is only the end of a sentence: "This list {{issue}}"
 */
export function useIssue(row: string, key: string, frame?: PanelText): string | undefined {
  const { issues, isRefused } = useDesigning();
  const found =
    isRefused && issues.find((issue) => `${issue.row}.${issue.key}` === `${row}.${key}`);
  if (!found) return undefined;
  const words = frame ? t(frame, { issue: found.words }) : found.words;
  return /[.!?]$/u.test(words) ? words : `${sentenceCase(words)}.`;
}

/** Returns the row that a path is in, with the rest of the path; undefined if it is about the whole document. */
export function placedAt(
  rows: readonly Row[],
  path: string,
): { row: Row; key: string } | undefined {
  const row = rows.filter(({ id }) => path === id || path.startsWith(`${id}.`)).at(-1);
  return row && { row, key: path.slice(row.id.length + 1) };
}
