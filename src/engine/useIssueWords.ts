import { useCallback } from 'react';
import { useTranslate } from './useTranslate';
import type { Shape } from '../definition/model/field';
import { issueWords, type Translate } from '../definition/language/issueWords';
import { dotted } from '../definition/model/values';
import type { RefusedAnswer } from './ports';
import { useScope } from './scope/ScopeContext';

/** Returns the text of an issue in the current language. */
export function issueWordsOf(
  issue: RefusedAnswer,
  shape: Shape<string>,
  translate: Translate,
): string {
  return 'message' in issue ? issue.message : issueWords(issue, shape, translate);
}

/** Does the same in a scope, whose paths are relative to it. */
export function useIssueWords(): (issue: RefusedAnswer) => string {
  const { scope, shape } = useScope();
  const translate = useTranslate();
  return useCallback(
    (issue) => {
      const prefix = dotted(scope.prefix);
      const path = prefix ? issue.path.slice(prefix.length + 1) : issue.path;
      return issueWordsOf({ ...issue, path }, shape, translate);
    },
    [scope, shape, translate],
  );
}
