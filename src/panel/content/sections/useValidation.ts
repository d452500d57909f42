import { useMemo, useState } from 'react';
import type { Issue } from '../../../definition/model/issue';
import { sectionIssues } from '../../../definition/sections/issues';
import type { Json } from '../../../definition/model/values';
import type { EditorIssue } from '../editorIssues';
import { type FetchedOptions, listsIn } from '../useReferred';
import type { SectionType } from './builder';
import type { FoundIssue } from './sectionIssues';

/** Returns the issues of the sections: those of a refused save until the next change, then those found here. */
export function useValidation(
  value: Json | undefined,
  refused: readonly EditorIssue[],
  options: FetchedOptions,
  types: readonly SectionType[] | undefined,
): { readonly issues: readonly FoundIssue[]; readonly isRefused: boolean } {
  const found = useMemo(() => currentIssues(value, options, types), [value, options, types]);
  const [last, setLast] = useState({ refused, value });
  if (last.refused !== refused) setLast({ refused, value });
  const [isRefused, setRefused] = useState(refused.length > 0);
  if (!isRefused && refused.length > 0) setRefused(true);
  // A node that is added later is unfinished, not invalid.
  if (isRefused && refused.length === 0 && found.length === 0) setRefused(false);
  const others =
    last.value === value
      ? refused.filter((one) => !found.some(({ path }) => path === one.path))
      : [];
  return { issues: [...found, ...others], isRefused };
}

function currentIssues(
  value: Json | undefined,
  options: FetchedOptions,
  types: readonly SectionType[] | undefined,
): readonly Issue[] {
  const known = listsIn(options);
  const issues = sectionIssues(value ?? [], {
    options: known ?? [],
    ...(types && { types: types.map(({ id }) => id) }),
  });
  // The option lists have not loaded yet.
  return known
    ? issues
    : issues.filter(({ path, code }) => !path.endsWith('.choiceId') || code === 'required');
}
