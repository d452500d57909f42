import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Issue } from '../../../../src/definition/model/issue';
import { localise } from '../../../../src/definition/language/localise';
import { issueLabel, issueWords } from '../../../../src/definition/language/issueWords';
import type { OpenedService } from '../../shared/openService';
import { showEverywhere } from '../frames/frameCalls';

interface IssuesProps {
  readonly opened: OpenedService;
  readonly issues: readonly Issue[];
}

/** Lists what a server would reject; each entry links to its field in the forms. */
export function Issues({ opened, issues }: IssuesProps) {
  const { t } = useTranslation();
  const shape = useMemo(() => localise(opened.module.service, 'en').form, [opened]);
  if (issues.length === 0) return <p role="status">It would be taken as it is.</p>;
  return (
    <section className="pg-issues" aria-label="What would be rejected">
      <p role="status">It would be refused. Errors: {issues.length}</p>
      <ol>
        {issues.map((issue) => (
          <li key={`${issue.path} ${issue.code}`}>
            <button type="button" className="pg-link" onClick={() => showEverywhere(issue.path)}>
              {issueLabel(issue, shape)}
            </button>{' '}
            {issueWords(issue, shape, (key, options) => t(key, options))}{' '}
            <span className="pg-lint">
              {issue.path} {issue.code}
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}
