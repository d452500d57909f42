import Chip from '@mui/material/Chip';
import List from '@mui/material/List';
import ListItemButton from '@mui/material/ListItemButton';
import ListSubheader from '@mui/material/ListSubheader';
import TextField from '@mui/material/TextField';
import { useDeferredValue, useState } from 'react';
import { Link } from 'wouter';
import { fold } from '../../../src/definition/model/fold';
import type { FileGroup } from '../shared/project';
import type { ViewUse } from './Playground';
import type { Project } from './useProject';

const GROUPS: readonly (readonly [FileGroup, title: string])[] = [
  ['services', 'Services'],
  ['examples', 'Examples of the language'],
  ['shared', 'Shared fields'],
  ['lists', 'Lists of options'],
  ['content', 'Content'],
  ['locales', 'Interface texts'],
  ['vocabulary', 'Vocabulary'],
];

interface FileListProps {
  readonly project: Project;
  readonly use: ViewUse;
}

/** Lists every definition with its number of errors. */
export function FileList({ project: { files, issues, isChecking }, use }: FileListProps) {
  const [typed, setTyped] = useState('');
  const sought = fold(useDeferredValue(typed));
  const found = files.filter(({ name, title }) => fold(`${name} ${title}`).includes(sought));
  const state =
    issues.length === 0 ? 'No errors' : `${issues.length} ${plural(issues.length)} to fix`;
  return (
    <nav className="pg-files" aria-label="Definitions">
      <TextField
        type="search"
        size="small"
        placeholder="Search"
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        slotProps={{ htmlInput: { 'aria-label': 'Search definitions' } }}
      />
      <p className="muted" role="status">
        {isChecking ? 'Checking…' : state}
      </p>
      <div className="pg-groups">
        {GROUPS.map(([group, heading]) => {
          const members = found.filter((file) => file.group === group);
          if (members.length === 0) return null;
          return (
            <section key={group}>
              <ListSubheader component="h2" sx={{ lineHeight: 2.5 }}>
                {heading}
              </ListSubheader>
              <List dense disablePadding>
                {members.map(({ path, name, title }) => {
                  const count = issues.filter(({ file }) => file === path).length;
                  const isOpen = path === use.view.file;
                  return (
                    <li key={path}>
                      <ListItemButton
                        component={Link}
                        href={use.href({ file: path, line: undefined, record: '' })}
                        selected={isOpen}
                        aria-current={isOpen ? 'page' : undefined}
                        title={path}
                      >
                        <span>{title}</span>
                        {title !== name && <span className="pg-aside truncate">{name}</span>}
                        {count > 0 && (
                          <Chip size="small" color="error" label={`${count} ${plural(count)}`} />
                        )}
                      </ListItemButton>
                    </li>
                  );
                })}
              </List>
            </section>
          );
        })}
      </div>
    </nav>
  );
}

const plural = (count: number): string => (count === 1 ? 'error' : 'errors');
