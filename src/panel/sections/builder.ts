import { createContext, use } from 'react';
import type { OptionList } from '../../definition/sections/section';
import type { Fetching } from '../../platform/api/useFetched';
import type { SectionsDraft } from './sectionsDraft';
import type { SectionIssue } from './sectionIssues';
import type { Action } from './editHistory';
import { sentenceCase } from './rowWords';

/** A type to which a section can be limited, such as a visa type. */
export interface SectionType {
  readonly id: string;
  readonly name: string;
}

/** The context of all components of the builder. */
export interface Builder {
  readonly draft: SectionsDraft;
  readonly selected: number | undefined;
  readonly act: (action: Action) => void;
  /** Issues are shown at their controls; before the first refused save they are only counted. */
  readonly isRefused: boolean;
  readonly issues: readonly SectionIssue[];
  readonly options: Fetching<readonly OptionList[]>;
  /** undefined if sections cannot be limited. */
  readonly types: readonly SectionType[] | undefined;
  /** Selects a node and focuses a control in it. */
  readonly aimAt: (id: number, key: string) => void;
  /** Announces a change to screen readers. */
  readonly say: (words: string) => void;
}

const BuilderContext = createContext<Builder | undefined>(undefined);

export const BuilderProvider = BuilderContext.Provider;

/** @throws Error outside a builder */
export function useBuilder(): Builder {
  const builder = use(BuilderContext);
  if (!builder) throw new Error('there is no builder around this');
  return builder;
}

/** Returns the issue of a control, if issues are shown at their controls. */
export function useIssue(node: number, key: string): string | undefined {
  const { issues, isRefused } = useBuilder();
  if (!isRefused) return undefined;
  return issues.find((issue) => issue.id === node && issue.key === key)?.words;
}

/** Returns the message of an issue as a sentence. */
export const sentence = (words: string): string =>
  /[.!?]$/u.test(words) ? words : `${sentenceCase(words)}.`;
