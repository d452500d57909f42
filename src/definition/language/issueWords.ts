import type { Shape } from '../model/field';
import { fieldAt } from '../model/fieldAt';
import type { Issue, IssueCode } from '../model/issue';

/** Looks up one of some interface texts, as i18next's t does. */
export type Translate<Key extends string> = (key: Key, options: Record<string, unknown>) => string;

/** Returns the text of an issue: the field's own for that code, else the general one of the locale. */
export function issueWords(
  issue: Issue,
  shape: Shape<string>,
  translate: Translate<`errors.${IssueCode}`>,
): string {
  const own = fieldAt(shape, issue.path)?.errors?.[issue.code];
  return own ?? translate(`errors.${issue.code}`, { limit: issue.limit });
}

/** Returns the name of an issue's field: its label, or the path if the form has no such field. */
export function issueLabel(issue: Pick<Issue, 'path'>, shape: Shape<string>): string {
  return fieldAt(shape, issue.path)?.label ?? issue.path;
}
