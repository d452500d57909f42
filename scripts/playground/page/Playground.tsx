import { useEffect, useState } from 'react';
import { FrameRow } from './frames/FrameRow';
import { Pane } from './Pane';
import { FileList } from './project/FileList';
import { useProject } from './project/useProject';
import { Toolbar } from './Toolbar';
import { useAnswers } from './useAnswers';
import { useOpened } from './useOpened';
import { usePlayPage } from './usePlayPage';
import { useView } from './useView';
import { serviceIn } from './view';

/**
 * Renders the tool for people who write definitions: files, text and errors beside the live forms.
 */
export function Playground() {
  const use = useView();
  const { view } = use;
  const { file, record } = view;
  const project = useProject();
  const service = serviceIn(file);
  const opened = useOpened(service, record);
  const [answers, changed] = useAnswers(opened);
  const [isListOpen, setListOpen] = useState(true);
  const told = usePlayPage(service, () => use.change({ tab: 'request' }));
  useTitle(project.files.find(({ path }) => path === file)?.title);
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
          <Pane
            file={file}
            project={project}
            use={use}
            opened={opened}
            answers={answers}
            {...told}
          />
        )}
        {service !== undefined && <FrameRow key={service} service={service} view={view} />}
      </main>
    </div>
  );
}

function useTitle(file: string | undefined): void {
  useEffect(() => {
    document.title = file === undefined ? 'Playground' : `${file} · Playground`;
  }, [file]);
}
