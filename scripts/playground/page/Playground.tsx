import Button from '@mui/material/Button';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { useCallback, useEffect, useEffectEvent, useMemo, useState } from 'react';
import { useLocation, useSearch } from 'wouter';
import type { Submission } from '../../../src/engine/ports';
import { MuiTheme } from '../../../src/platform/theme/MuiTheme';
import { openService } from '../shared/openService';
import { FileList } from './FileList';
import { FrameRow } from './FrameRow';
import { RequestTab } from './RequestTab';
import { SourcePane } from './SourcePane';
import { StaffTab } from './StaffTab';
import { Toolbar } from './Toolbar';
import { useAnswers } from './useAnswers';
import { useLoaded, useProject } from './useProject';
import { addressOf, readView, serviceIn, type Tab as TabName, type View } from './view';

export interface ViewUse {
  readonly view: View;
  readonly change: (to: Partial<View>) => void;
  /** Returns the URL of another view. */
  readonly href: (to: Partial<View>) => string;
}

/** Stores the view in the URL. Another file adds a history entry; any other change replaces it. */
function useView(): ViewUse {
  const [path, navigate] = useLocation();
  const search = useSearch();
  const view = useMemo(() => readView(path, search), [path, search]);
  const href = useCallback((to: Partial<View>) => addressOf({ ...view, ...to }), [view]);
  const change = useCallback(
    (to: Partial<View>) => navigate(href(to), { replace: to.file === undefined }),
    [navigate, href],
  );
  return { view, change, href };
}

/**
 * Renders the tool for people who write definitions: files, text and errors beside the live forms.
 */
export function Playground() {
  const use = useView();
  const { file, record, tab } = use.view;
  const project = useProject();
  const service = serviceIn(file);
  const { value: opened } = useLoaded(
    `${service} ${record}`,
    async () => (service === undefined ? undefined : openService(service, record)),
    ({ issue }) => !issue,
  );
  const answers = useAnswers(opened);
  const [isListOpen, setListOpen] = useState(true);
  const { sent, visited } = useReports(service, () => use.change({ tab: 'request' }));
  const title = project.files.find(({ path }) => path === file)?.title;
  useEffect(() => {
    document.title = title === undefined ? 'Playground' : `${title} · Playground`;
  }, [title]);
  const isText = service === undefined || tab === 'json';
  return (
    <MuiTheme>
      <div className={isListOpen ? 'pg' : 'pg pg-narrow'}>
        <header className="row">
          <Button
            size="small"
            variant="outlined"
            aria-expanded={isListOpen}
            onClick={() => setListOpen(!isListOpen)}
          >
            Files
          </Button>
          <h1>Playground</h1>
          {service !== undefined && <Toolbar opened={opened} use={use} />}
        </header>
        {isListOpen && <FileList project={project} use={use} />}
        <main data-forms={service !== undefined}>
          {file === undefined ? (
            <p className="pg-hint">
              Choose a definition. What you change in it in your editor shows here when you save it.
            </p>
          ) : (
            <div className="pg-pane">
              {service !== undefined && (
                <Tabs
                  value={tab}
                  onChange={(_, to: TabName) => use.change({ tab: to })}
                  aria-label="Beside the forms"
                >
                  <Tab value="json" label="JSON" />
                  <Tab value="request" label="Request" />
                  <Tab value="staff" label="Staff’s view" />
                </Tabs>
              )}
              {isText && <SourcePane key={file} {...{ file, project, use, visited }} />}
              {!isText && !opened && <p className="pg-hint">There is no form of this file yet.</p>}
              {!isText && opened && answers && tab === 'request' && (
                <RequestTab {...{ opened, answers, sent }} />
              )}
              {!isText && opened && answers && tab === 'staff' && (
                <StaffTab {...{ opened, answers }} />
              )}
            </div>
          )}
          {service !== undefined && <FrameRow key={service} service={service} view={use.view} />}
        </main>
      </div>
    </MuiTheme>
  );
}

/** What the frames have reported about the current service. */
interface Reports {
  /** The last submission, until a new application is started. */
  readonly sent?: Submission;
  /** The dotted path of the last focused field. */
  readonly visited?: string;
}

/** Listens to the frames. */
function useReports(service: string | undefined, onSent: () => void): Reports {
  const [reports, setReports] = useState<Reports & { readonly of: string | undefined }>();
  const report = useEffectEvent((what: Reports) => {
    setReports({ of: service, ...what });
    if (what.sent) onSent();
  });
  useEffect(() => {
    window.playPage = {
      sent: (sent) => report({ sent }),
      visited: (path) => report({ visited: path }),
    };
    return () => {
      window.playPage = undefined;
    };
  }, []);
  return reports?.of === service ? (reports ?? {}) : {};
}
