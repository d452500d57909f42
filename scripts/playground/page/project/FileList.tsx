import { useDeferredValue, useMemo, useState } from 'react';
import { Link } from 'wouter';
import { fold } from '../../../../src/definition/model/fold';
import type { FileGroup, ListedFile } from '../../shared/project';
import type { ViewUse } from '../useView';
import { issueCounts, type Project } from './useProject';

const GROUPS: readonly (readonly [FileGroup, title: string])[] = [
  ['services', 'Services'],
  ['shared', 'Shared fields'],
  ['content', 'Content'],
  ['locales', 'Interface words'],
  ['vocabulary', 'Vocabulary'],
];

interface FileListProps {
  readonly project: Project;
  readonly use: ViewUse;
}

/** Lists every definition with its number of errors. */
export function FileList({ project, use }: FileListProps) {
  const { files, issues, isChecking } = project;
  const [typed, setTyped] = useState('');
  const sought = fold(useDeferredValue(typed));
  const counts = useMemo(() => issueCounts(issues), [issues]);
  const found = files.filter(({ name, title }) => fold(`${name} ${title}`).includes(sought));
  return (
    <nav className="pg-files" aria-label="Definitions">
      <input
        type="search"
        className="pg-search"
        aria-label="Search definitions"
        placeholder="Search"
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
      <p className="pg-summary" role="status">
        {isChecking ? 'Checking…' : summary(issues.length)}
      </p>
      <div className="pg-groups">
        {GROUPS.map(([group, title]) => (
          <Group
            key={group}
            title={title}
            files={found.filter((file) => file.group === group)}
            counts={counts}
            use={use}
          />
        ))}
      </div>
    </nav>
  );
}

const summary = (issues: number): string =>
  issues === 0 ? 'No errors' : `${issues} ${issues === 1 ? 'error' : 'errors'} to fix`;

interface GroupProps {
  readonly title: string;
  readonly files: readonly ListedFile[];
  readonly counts: ReadonlyMap<string, number>;
  readonly use: ViewUse;
}

function Group({ title, files, counts, use }: GroupProps) {
  if (files.length === 0) return null;
  return (
    <section>
      <h2>{title}</h2>
      <ul>
        {files.map(({ path, name, title: called }) => {
          const issues = counts.get(path) ?? 0;
          return (
            <li key={path}>
              <Link
                href={use.href({ file: path, line: undefined, record: '' })}
                className="pg-file"
                aria-current={path === use.view.file ? 'page' : undefined}
                title={path}
              >
                <span className="pg-file-title">{called}</span>
                {called !== name && <span className="pg-file-name">{name}</span>}
                {issues > 0 && (
                  <span className="pg-count">
                    {issues}
                    <span className="pg-unseen">{issues === 1 ? ' error' : ' errors'}</span>
                  </span>
                )}
              </Link>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
