import { useCallback } from 'react';
import { useTranslate } from './useTranslate';
import { issueWords } from '../definition/language/issueWords';
import { dotted } from '../definition/model/values';
import type { RefusedAnswer } from './ports';
import { useScope } from './scope/ScopeContext';

/** Returns a function that says an issue in the current language; in a scope, whose paths are relative to it. */
export function useIssueWords(): (issue: RefusedAnswer) => string {
  const { scope, shape, environment } = useScope();
  const { language } = environment;
  const translate = useTranslate();
  return useCallback(
    (issue) => {
      if ('message' in issue) return issue.message;
      const prefix = dotted(scope.prefix);
      const path = prefix ? issue.path.slice(prefix.length + 1) : issue.path;
      return issueWords({ ...issue, path }, shape, translate, language);
    },
    [scope, shape, translate, language],
  );
}
