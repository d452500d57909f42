import type { Shape } from '../model/field';
import { fieldAt } from '../model/fieldAt';
import type { Issue } from '../model/issue';

/** Returns the name of an issue's field: its label, or the path if the form has no such field. */
export function issueLabel(issue: Pick<Issue, 'path'>, shape: Shape<string>): string {
  return fieldAt(shape, issue.path)?.label ?? issue.path;
}
