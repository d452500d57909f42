import { useEffect, useMemo, useRef } from 'react';
import { CALLS } from '../../shared/project';
import type { Project } from '../project/useProject';
import { useRead } from '../project/useRead';
import type { ViewUse } from '../useView';
import { CodeLine } from './CodeLine';
import { IssueList } from './IssueList';
import { fieldLine } from './fieldLine';
import { openInEditor } from './openInEditor';

interface SourcePaneProps {
  readonly file: string;
  readonly project: Project;
  readonly use: ViewUse;
  /** The dotted path of the focused field in a form. */
  readonly visited: string | undefined;
}

/** Shows a file as saved on disk, with its errors marked and listed. */
export function SourcePane({ file, project, use, visited }: SourcePaneProps) {
  const { value: text } = useRead<string | null>(`${CALLS.text}?path=${encodeURIComponent(file)}`);
  const lines = useMemo(() => (text ?? '').trimEnd().split('\n'), [text]);
  const invalid = useMemo(
    () => new Set(project.issues.filter((one) => one.file === file).map(({ line }) => line)),
    [project.issues, file],
  );
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
      <div className="pg-source-head">
        <bdi className="pg-path">{file}</bdi>
        <button type="button" className="pg-button" onClick={() => openInEditor(file, line ?? at)}>
          Open in editor
        </button>
      </div>
      {text === null && <p className="pg-hint">There is no such file.</p>}
      <div ref={code} className="pg-code" tabIndex={0} role="region" aria-label={`Text of ${file}`}>
        <ol>
          {lines.map((content, index) => {
            const number = index + 1;
            const marks = [
              ...(invalid.has(number) ? ['is-invalid'] : []),
              ...(number === line ? ['is-marked'] : []),
              ...(number === at ? ['is-visited'] : []),
            ];
            return (
              <li key={number} className={marks.join(' ') || undefined} data-line={number}>
                {/* Keyboard access: an error or a field marks a line, then "Open in editor" opens
                    it. */}
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
      <IssueList project={project} file={file} use={use} />
    </div>
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
