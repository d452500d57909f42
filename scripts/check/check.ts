import { issueLine, type PlacedIssue } from '../../src/lint/base/checkIssue';
import type { Texts } from '../../src/lint/base/project';
import { findIssues, type Lints, SERVICE_LINTS } from '../../src/lint/findIssues';
import * as contentReferences from './lints/contentReferences';
import * as contents from './lints/contents';
import * as locales from './lints/locales';
import { locate } from './locate';
import { readProject } from './read';

const CONTENT: Lints = { ...contents, ...contentReferences };

/** Every lint by the name that is printed with its errors. */
export const LINTS: Lints = { ...SERVICE_LINTS, ...CONTENT, ...locales };

/**
 * Returns all errors in a project's files, in the order of files and lines.
 * @param read the files' texts by their paths from the project's root
 * @param today YYYY-MM-DD
 */
export function check(read: Texts, today: string): PlacedIssue[] {
  const { project, unread } = readProject(read, today);
  const isUnread = unread.json.some(({ file }) => file.startsWith('locales/'));
  const found = [
    ...Object.entries(unread).flatMap(([lint, issues]) =>
      issues.map((issue) => ({ lint, ...issue })),
    ),
    // Each of the lints of locales would report hundreds of missing keys.
    ...findIssues(project, isUnread ? CONTENT : { ...CONTENT, ...locales }),
  ];
  const placed = found.map((issue) => ({ ...issue, ...locate(project.files, issue) }));
  return unlike(placed).toSorted((a, b) => a.file.localeCompare(b.file) || a.line - b.line);
}

/** Removes duplicates: an error in a shared field is found once for each service that uses it. */
const unlike = (issues: readonly PlacedIssue[]): PlacedIssue[] => [
  ...new Map(issues.map((issue) => [issueLine(issue), issue])).values(),
];
