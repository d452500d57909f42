import Button from '@mui/material/Button';
import { useEffect, useMemo, useRef } from 'react';
import { Link } from 'wouter';
import type { PlacedIssue } from '../../../src/lint/base/checkIssue';
import { CALLS } from '../shared/project';
import { fieldLine } from './fieldLine';
import { CodeLine } from './Json';
import type { ViewUse } from './Playground';
import { getJson, type Project, useLoaded } from './useProject';

/** Opens a file with Vite's own endpoint, in the running editor or the one in LAUNCH_EDITOR. */
const openInEditor = (path: string, line = 1): void =>
  void fetch(`/__open-in-editor?file=${encodeURIComponent(`${path}:${line}`)}`);

interface SourcePaneProps {
  readonly file: string;
  readonly project: Project;
  readonly use: ViewUse;
  /** The dotted path of the focused field in a form. */
  readonly visited: string | undefined;
}

/** Shows a file as saved on disk, with its errors marked and listed. */
export function SourcePane({ file, project, use, visited }: SourcePaneProps) {
  const { value: text } = useLoaded(
    `${CALLS.text}?path=${encodeURIComponent(file)}`,
    (url) => getJson(url) as Promise<string | null>,
  );
  const lines = useMemo(() => (text ?? '').trimEnd().split('\n'), [text]);
  const own = project.issues.filter((issue) => issue.file === file);
  const at = useMemo(
    () => (visited === undefined || !text ? undefined : fieldLine(text, visited)),
    [text, visited],
  );
  const { line } = use.view;
  const code = useRef<HTMLDivElement>(null);
  const isThere = text !== undefined;
  useEffect(() => scrollTo(code.current, line, 'center'), [line, file, isThere]);
  useEffect(() => scrollTo(code.current, at, 'nearest'), [at]);
  return (
    <div className="pg-source">
      <div className="line">
        <bdi className="pg-aside">{file}</bdi>
        <Button size="small" variant="outlined" onClick={() => openInEditor(file, line ?? at)}>
          Open in editor
        </Button>
      </div>
      {text === null && <p className="pg-hint">There is no such file.</p>}
      <div ref={code} className="pg-code" tabIndex={0} role="region" aria-label={`Text of ${file}`}>
        <ol>
          {lines.map((content, index) => {
            const number = index + 1;
            const marks = [
              own.some((issue) => issue.line === number) && 'is-invalid',
              number === line && 'is-marked',
              number === at && 'is-visited',
            ];
            return (
              <li key={number} className={marks.filter(Boolean).join(' ')} data-line={number}>
                {/* Keyboard access: an error or a field marks a line, then "Open in editor" opens it. */}
                <button
                  type="button"
                  tabIndex={-1}
                  title={`Open line ${number} in the editor`}
                  onClick={() => openInEditor(file, number)}
                >
                  {number}
                </button>
                <CodeLine text={content} />
              </li>
            );
          })}
        </ol>
      </div>
      <section className="pg-errors" aria-label="Errors">
        <p role="status">
          {own.length === 0 ? 'No errors in this file' : `In this file: ${own.length}`}
        </p>
        <Issues issues={own} use={use} />
        <More
          title="In other files"
          issues={project.issues.filter((issue) => issue.file !== file)}
          use={use}
        />
        <More
          title="Changed since the last commit"
          issues={project.notes.filter((note) => note.file === file)}
          use={use}
        />
      </section>
    </div>
  );
}

interface IssuesProps {
  readonly issues: readonly PlacedIssue[];
  readonly use: ViewUse;
}

interface MoreProps extends IssuesProps {
  readonly title: string;
}

function More({ title, issues, use }: MoreProps) {
  if (issues.length === 0) return null;
  return (
    <details>
      <summary>{`${title}: ${issues.length}`}</summary>
      <Issues issues={issues} use={use} />
    </details>
  );
}

function Issues({ issues, use }: IssuesProps) {
  return (
    <ol>
      {issues.map(({ file, line, lint, problem, fix }, index) => (
        <li key={index}>
          <Link href={use.href({ file, line, tab: 'json' })}>
            {file === use.view.file ? `Line ${line}` : `${file}:${line}`}
          </Link>{' '}
          <bdi>{problem}</bdi>: <bdi>{fix}</bdi> <span className="pg-aside">{`[${lint}]`}</span>{' '}
          <button type="button" className="pg-link" onClick={() => openInEditor(file, line)}>
            <span>Edit</span>
            <span className="visually-hidden">{` ${file} at line ${line}`}</span>
          </button>
        </li>
      ))}
    </ol>
  );
}

function scrollTo(
  code: HTMLElement | null,
  line: number | undefined,
  block: ScrollLogicalPosition,
): void {
  if (line === undefined) return;
  code?.querySelector(`[data-line="${line}"]`)?.scrollIntoView({ block, inline: 'nearest' });
}
