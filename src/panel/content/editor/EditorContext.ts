import { createContext, useContext, useMemo } from 'react';
import type { Json } from '../../../definition/model/values';
import { type EditorIssue, isWithin } from '../editorIssues';
import type { SectionType } from '../../sections/builder';
import type { Referred } from '../useReferred';

/** What every part of the editor needs, however deep it stands. */
export interface Editor {
  /** Always the same function. @param path dotted */
  readonly set: (path: string, value: Json | undefined) => void;
  readonly issues: readonly EditorIssue[];
  /** The records that others may name. */
  readonly referred: Referred;
  /** The types that sections may be for; undefined: there is no such thing. */
  readonly sectionTypes?: readonly SectionType[] | undefined;
}

export const EditorContext = createContext<Editor>({
  set: () => undefined,
  issues: [],
  referred: {},
});

/** The editor around a control; outside one, nothing is known and nothing is written. */
export const useEditor = (): Editor => useContext(EditorContext);

/** The words of what is wrong right at a path, or undefined. */
export function useIssueAt(path: string): string | undefined {
  const { issues } = useEditor();
  return issues.find((issue) => issue.path === path)?.words;
}

/** What is wrong at a path and below it. */
export function useIssuesWithin(path: string): readonly EditorIssue[] {
  const { issues } = useEditor();
  return useMemo(() => issues.filter((issue) => isWithin(issue.path, path)), [issues, path]);
}

/** The id of the control of a path, which the summary of faults leads to. */
export const editorControlId = (path: string): string => `f-${path}`;
