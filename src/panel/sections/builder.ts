import { createContext, use } from 'react';
import type { OptionList } from '../../definition/sections/section';
import type { Staffed } from '../data/useStaff';
import type { SectionsDraft } from './draft';
import type { SectionIssue } from './sectionIssues';
import type { Action } from './history';
import { sentenceCase } from './rowWords';

/** A type that a section may be for, such as that of a visa. */
export interface SectionType {
  readonly id: string;
  readonly name: string;
}

/** What all parts of the builder work with. */
export interface Builder {
  readonly draft: SectionsDraft;
  readonly selected: number | undefined;
  readonly act: (action: Action) => void;
  /** Faults are said at their controls; before the first refusal they are only counted. */
  readonly isRefused: boolean;
  readonly issues: readonly SectionIssue[];
  readonly options: Staffed<readonly OptionList[]>;
  /** Undefined: sections are for everybody. */
  readonly types: readonly SectionType[] | undefined;
  /** Shows a node and puts the focus on a control in it. */
  readonly aimAt: (id: number, key: string) => void;
  /** Tells what was done to those who do not see it. */
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

/** What is wrong with one control, once it is time to say so. */
export function useIssue(node: number, key: string): string | undefined {
  const { issues, isRefused } = useBuilder();
  if (!isRefused) return undefined;
  return issues.find((issue) => issue.id === node && issue.key === key)?.words;
}

/** The words of a fault as a sentence of its own. */
export const sentence = (words: string): string =>
  /[.!?]$/u.test(words) ? words : `${sentenceCase(words)}.`;
