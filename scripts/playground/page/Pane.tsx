import type { Submission } from '../../../src/engine/ports';
import { Link } from 'wouter';
import type { OpenedService } from '../shared/openService';
import type { Project } from './project/useProject';
import { RequestTab } from './request/RequestTab';
import { SourcePane } from './source/SourcePane';
import { StaffTab } from './staff/StaffTab';
import type { Answers } from './useAnswers';
import type { ViewUse } from './useView';
import { serviceIn, type Tab } from './view';

const TABS: readonly (readonly [Tab, title: string])[] = [
  ['json', 'JSON'],
  ['request', 'Request'],
  ['staff', 'Staff’s view'],
];

interface PaneProps {
  readonly file: string;
  readonly project: Project;
  readonly use: ViewUse;
  /** The service, once its file can be read. */
  readonly opened: OpenedService | undefined;
  readonly answers: Answers | undefined;
  readonly sent: Submission | undefined;
  readonly visited: string | undefined;
}

/**
 * Shows what is beside the forms of a file: its text and, for a service, what its answers produce.
 */
export function Pane({ file, use, ...rest }: PaneProps) {
  return (
    <div className="pg-pane">
      {serviceIn(file) !== undefined && (
        <nav className="pg-tabs" aria-label="Beside the forms">
          {TABS.map(([each, title]) => (
            <Link
              key={each}
              href={use.href({ tab: each })}
              replace
              aria-current={each === use.view.tab ? 'true' : undefined}
            >
              {title}
            </Link>
          ))}
        </nav>
      )}
      <Shown file={file} use={use} {...rest} />
    </div>
  );
}

function Shown({ file, project, use, opened, answers, sent, visited }: PaneProps) {
  const { tab } = use.view;
  if (tab === 'json' || serviceIn(file) === undefined) {
    return <SourcePane key={file} file={file} project={project} use={use} visited={visited} />;
  }
  if (!opened || !answers) return <p className="pg-hint">There is no form of this file yet.</p>;
  return tab === 'request' ? (
    <RequestTab opened={opened} answers={answers} sent={sent} />
  ) : (
    <StaffTab opened={opened} answers={answers} />
  );
}
