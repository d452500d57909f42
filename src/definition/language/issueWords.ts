import { dayText } from '../model/days';
import { type Field, isNumber, type Shape } from '../model/field';
import { fieldAt } from '../model/fieldAt';
import type { Issue, IssueCode } from '../model/issue';
import { currencyOf, isMoney, money } from '../model/money';
import type { Language } from '../model/text';

/** Looks up one of some interface texts, as i18next's t does. */
export type Translate<Key extends string> = (key: Key, options: Record<string, unknown>) => string;

/** Returns the text of an issue: the field's own for that code, else the general one of the locale. */
export function issueWords(
  issue: Issue,
  shape: Shape<string>,
  translate: Translate<`errors.${IssueCode}`>,
  language: Language,
): string {
  const field = fieldAt(shape, issue.path);
  return (
    field?.errors?.[issue.code] ??
    translate(`errors.${issue.code}`, { limit: limitText(issue, field, language) })
  );
}

function limitText({ limit }: Issue, field: Field<string> | undefined, language: Language) {
  if (typeof limit === 'string') return dayText(limit, language);
  const isAmount = limit !== undefined && field && isNumber(field) && isMoney(field);
  return isAmount ? money(limit, currencyOf(field)) : limit;
}

/** Returns the name of an issue's field: its label, or the path if the form has no such field. */
export function issueLabel(issue: Pick<Issue, 'path'>, shape: Shape<string>): string {
  return fieldAt(shape, issue.path)?.label ?? issue.path;
}
