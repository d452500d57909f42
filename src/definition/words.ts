import type { Shape } from './field';
import { fieldAt } from './fieldAt';
import type { Issue } from './issue';

/** Looks an interface word up: i18next's t in a browser, a plain table on a server. */
export type Translate = (key: string, options: Record<string, unknown>) => string;

/** The words of an issue: the field's own for that code, else the general ones of the locale. */
export function issueWords(issue: Issue, shape: Shape<string>, translate: Translate): string {
  const own = fieldAt(shape, issue.path)?.errors?.[issue.code];
  return own ?? translate(`errors.${issue.code}`, { limit: issue.limit });
}

/** What to call the field of an issue: its label, or its bare path where the form knows no such field. */
export function issueLabel(issue: Pick<Issue, 'path'>, shape: Shape<string>): string {
  return fieldAt(shape, issue.path)?.label ?? issue.path;
}
