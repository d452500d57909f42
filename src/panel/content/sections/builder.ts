import { createContext, use } from 'react';
import type { FetchedOptions } from '../useReferred';
import type { SectionsDraft } from './sectionsDraft';
import type { SectionIssue } from './sectionIssues';
import type { Action } from './editHistory';
import { sentenceCase } from './outline/rowWords';
import type { PanelText } from '../../language/panelText';
import { t } from '../../language/t';

/** A type to which a section can be limited, such as a visa type. */
export interface SectionType {
  readonly id: string;
  readonly name: string;
}

export interface Builder {
  readonly draft: SectionsDraft;
  readonly selected: number | undefined;
  readonly act: (action: Action) => void;
  /** Issues are shown at their controls; before the first refused save they are only counted. */
  readonly isRefused: boolean;
  readonly issues: readonly SectionIssue[];
  readonly options: FetchedOptions;
  /** undefined if sections cannot be limited. */
  readonly types: readonly SectionType[] | undefined;
  /** Selects a node and focuses a control in it. */
  readonly aimAt: (id: number, key: string) => void;
  /** Moves a node up (-1) or down (1), and announces its new position. */
  readonly step: (id: number, step: 1 | -1) => void;
  /** Announces a change to screen readers. */
  readonly say: (words: string) => void;
}

export const BuilderContext = createContext<Builder | undefined>(undefined);

/** @throws Error outside a builder */
export function useBuilder(): Builder {
  const builder = use(BuilderContext);
  if (!builder) throw new Error('there is no builder around this');
  return builder;
}

/**
 * Returns the issue of a control as a sentence, if issues are shown at their controls.
 * @param frame of an issue that is only the end of a sentence: "This list {{issue}}"
 */
export function useIssue(node: number, key: string, frame?: PanelText): string | undefined {
  const { issues, isRefused } = useBuilder();
  const found = isRefused && issues.find((issue) => issue.id === node && issue.key === key);
  if (!found) return undefined;
  const words = frame ? t(frame, { issue: found.words }) : found.words;
  return /[.!?]$/u.test(words) ? words : `${sentenceCase(words)}.`;
}
