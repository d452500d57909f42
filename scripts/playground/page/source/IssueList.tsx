import { Link } from 'wouter';
import type { PlacedIssue } from '../../../check/checkIssue';
import type { Project } from '../project/useProject';
import type { ViewUse } from '../useView';
import { openInEditor } from './openInEditor';

interface IssueListProps {
  readonly project: Project;
  readonly file: string;
  readonly use: ViewUse;
}

/**
 * Lists the results of the check: errors of this file and of others, and how changes affect answers
 * already given.
 */
export function IssueList({ project, file, use }: IssueListProps) {
  const { issues, notes, isChecking } = project;
  const own = issues.filter((issue) => issue.file === file);
  const others = issues.filter((issue) => issue.file !== file);
  const changes = notes.filter((note) => note.file === file);
  return (
    <section className="pg-errors" aria-label="Errors">
      <p role="status">
        {isChecking && 'Checking… '}
        {own.length === 0 ? 'No errors in this file' : `In this file: ${own.length}`}
      </p>
      <Issues issues={own} use={use} isOwn />
      {others.length > 0 && (
        <details>
          <summary>In other files: {others.length}</summary>
          <Issues issues={others} use={use} />
        </details>
      )}
      {changes.length > 0 && (
        <details>
          <summary>Changed since the last commit: {changes.length}</summary>
          <Issues issues={changes} use={use} isOwn />
        </details>
      )}
    </section>
  );
}

interface IssuesProps {
  readonly issues: readonly PlacedIssue[];
  readonly use: ViewUse;
  readonly isOwn?: boolean;
}

function Issues({ issues, use, isOwn = false }: IssuesProps) {
  if (issues.length === 0) return null;
  return (
    <ol>
      {issues.map(({ file, line, lint, problem, fix }, index) => (
        <li key={index}>
          <Link href={use.href({ file, line, tab: 'json' })} className="pg-error-link">
            {isOwn ? `Line ${line}` : `${file}:${line}`}
          </Link>{' '}
          <bdi>{problem}</bdi>: <bdi>{fix}</bdi> <span className="pg-lint">[{lint}]</span>{' '}
          <button type="button" className="pg-link" onClick={() => openInEditor(file, line)}>
            Edit
            <span className="pg-unseen">
              {' '}
              {file} at line {line}
            </span>
          </button>
        </li>
      ))}
    </ol>
  );
}
