import { useState } from 'react';
import { Link } from 'wouter';
import { FrameRow } from './frames/FrameRow';
import { FileList } from './project/FileList';
import { useProject } from './project/useProject';
import { RequestTab } from './request/RequestTab';
import { SourcePane } from './source/SourcePane';
import { StaffTab } from './staff/StaffTab';
import { Toolbar } from './Toolbar';
import { useAnswers } from './useAnswers';
import { useOpened } from './useOpened';
import { usePlayPage } from './usePlayPage';
import { useView } from './useView';
import { serviceIn, type Tab } from './view';

const TABS: readonly (readonly [Tab, title: string])[] = [
  ['json', 'JSON'],
  ['request', 'Request'],
  ['staff', 'Staff’s view'],
];

/** The tool of who writes definitions: files, text and faults beside the living forms. */
export function Playground() {
  const use = useView();
  const { view } = use;
  const { file, record, tab } = view;
  const project = useProject();
  const service = serviceIn(file);
  const opened = useOpened(service, record);
  const [answers, changed] = useAnswers(opened);
  const [isListOpen, setListOpen] = useState(true);
  const { sent, visited } = usePlayPage(service, () => use.change({ tab: 'request' }));
  return (
    <div className={isListOpen ? 'pg' : 'pg pg-narrow'}>
      <header className="pg-head">
        <button
          type="button"
          className="pg-button"
          aria-expanded={isListOpen}
          onClick={() => setListOpen((before) => !before)}
        >
          Files
        </button>
        <h1>Playground</h1>
        {service !== undefined && <Toolbar opened={opened} use={use} onChanged={changed} />}
      </header>
      {isListOpen && <FileList project={project} use={use} />}
      <main className="pg-main" data-forms={service !== undefined}>
        {file === undefined ? (
          <p className="pg-hint">
            Choose a definition. What you change in it in your editor shows here when you save it.
          </p>
        ) : (
          <div className="pg-pane">
            {service !== undefined && (
              <nav className="pg-tabs" aria-label="Beside the forms">
                {TABS.map(([each, title]) => (
                  <Link
                    key={each}
                    href={use.href({ tab: each })}
                    replace
                    aria-current={each === tab ? 'true' : undefined}
                  >
                    {title}
                  </Link>
                ))}
              </nav>
            )}
            {tab === 'json' || service === undefined ? (
              <SourcePane key={file} {...{ file, project, use, visited }} />
            ) : opened && answers ? (
              tab === 'request' ? (
                <RequestTab {...{ opened, answers, sent }} />
              ) : (
                <StaffTab {...{ opened, answers }} />
              )
            ) : (
              <p className="pg-hint">There is no form of this file yet.</p>
            )}
          </div>
        )}
        {service !== undefined && <FrameRow key={service} service={service} view={view} />}
      </main>
    </div>
  );
}
