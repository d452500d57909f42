import { useMemo, useState } from 'react';
import type { PlacedIssue } from '../../../check/checkIssue';
import type { CheckResult } from '../../../check/checkProject';
import { CALLS, type ListedFile } from '../../shared/project';
import { useChanges } from './useChanges';
import { useRead } from './useRead';

export interface Project extends CheckResult {
  readonly files: readonly ListedFile[];
  /** The errors are out of date. */
  readonly isChecking: boolean;
}

/** Returns the files of the project and their errors. */
export function useProject(): Project {
  const { value: files } = useRead<readonly ListedFile[]>(CALLS.files);
  const { value: result, isReading } = useRead<CheckResult>(CALLS.errors);
  const saved = useHalfDone();
  return useMemo(() => {
    const { issues = [], notes = [] } = result ?? {};
    const others = issues.filter(({ file, lint }) => !saved.has(file) || lint !== 'json');
    return {
      files: files ?? [],
      issues: [...[...saved.values()].flatMap((issue) => issue ?? []), ...others],
      notes,
      isChecking: isReading,
    };
  }, [files, result, isReading, saved]);
}

/**
 * Returns the files saved since the page was opened, with the error if they are not valid JSON:
 * known before the check is done.
 */
function useHalfDone(): ReadonlyMap<string, PlacedIssue | undefined> {
  const [saved, setSaved] = useState<ReadonlyMap<string, PlacedIssue | undefined>>(new Map());
  useChanges(({ file, issue }) => setSaved((before) => new Map(before).set(file, issue)));
  return saved;
}

/** Counts the errors of each file by its path. */
export function issueCounts(issues: readonly PlacedIssue[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { file } of issues) counts.set(file, (counts.get(file) ?? 0) + 1);
  return counts;
}
