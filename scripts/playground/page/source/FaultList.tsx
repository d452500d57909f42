import { Link } from 'wouter';
import type { PlacedFault } from '../../../check/fault';
import type { Project } from '../project/useProject';
import type { ViewUse } from '../useView';
import { openInEditor } from './openInEditor';

interface FaultListProps {
  readonly project: Project;
  readonly file: string;
  readonly use: ViewUse;
}

/**
 * Lists the results of the check: errors of this file and of others, and how changes affect answers
 * already given.
 */
export function FaultList({ project, file, use }: FaultListProps) {
  const { faults, notes, isChecking } = project;
  const own = faults.filter((fault) => fault.file === file);
  const others = faults.filter((fault) => fault.file !== file);
  const changes = notes.filter((note) => note.file === file);
  return (
    <section className="pg-faults" aria-label="Faults">
      <p role="status">
        {isChecking && 'Checking… '}
        {own.length === 0 ? 'No errors in this file' : `In this file: ${own.length}`}
      </p>
      <Faults faults={own} use={use} isOwn />
      {others.length > 0 && (
        <details>
          <summary>In other files: {others.length}</summary>
          <Faults faults={others} use={use} />
        </details>
      )}
      {changes.length > 0 && (
        <details>
          <summary>Changed since the last commit: {changes.length}</summary>
          <Faults faults={changes} use={use} isOwn />
        </details>
      )}
    </section>
  );
}

interface FaultsProps {
  readonly faults: readonly PlacedFault[];
  readonly use: ViewUse;
  readonly isOwn?: boolean;
}

function Faults({ faults, use, isOwn = false }: FaultsProps) {
  if (faults.length === 0) return null;
  return (
    <ol>
      {faults.map(({ file, line, lint, problem, mend }, index) => (
        <li key={index}>
          <Link href={use.href({ file, line, tab: 'json' })} className="pg-fault-link">
            {isOwn ? `Line ${line}` : `${file}:${line}`}
          </Link>{' '}
          <bdi>{problem}</bdi>: <bdi>{mend}</bdi> <span className="pg-lint">[{lint}]</span>{' '}
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
