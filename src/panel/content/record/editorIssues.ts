import i18next from 'i18next';
import type { Properties } from '../../../definition/model/field';
import type { Issue } from '../../../definition/model/issue';
import type { ApiError } from '../../../platform/api/apiError';
import { t } from '../../language/t';

/** An issue of the record, with the words that are shown at its field. */
export interface EditorIssue {
  /** Dotted; "" if it is no field's. */
  readonly path: string;
  readonly words: string;
}

export const wordedIssues = (issues: readonly Issue[]): readonly EditorIssue[] =>
  issues.map((issue) => ({ path: issue.path, words: issueText(issue) }));

export const issueText = ({ code, limit }: Pick<Issue, 'code' | 'limit'>): string =>
  i18next.t(`errors.${code}`, { limit, label: i18next.t('errors.ask.this') });

export const refusedIssues = ({ errors }: ApiError): readonly EditorIssue[] =>
  errors.map(({ name, message }) => ({ path: name, words: message }));

const fieldOf = ({ path }: EditorIssue): string => path.split('.')[0] ?? '';

/** Those of the fields of a kind, in the order in which the fields stand, then the others. */
export function inFieldOrder(
  fields: Properties,
  issues: readonly EditorIssue[],
): readonly EditorIssue[] {
  const names = Object.keys(fields);
  const place = (issue: EditorIssue) => {
    const index = names.indexOf(fieldOf(issue));
    return index < 0 ? names.length : index;
  };
  return [...issues].sort((a, b) => place(a) - place(b));
}

/** As they are listed above the fields: sections list theirs themselves, in words that say where. */
export function inSummary(
  fields: Properties,
  issues: readonly EditorIssue[],
): readonly EditorIssue[] {
  const isListed = (name: string) => fields[name]?.widget === 'sections';
  const listed = new Set(issues.map(fieldOf).filter(isListed));
  return [
    ...issues.filter((issue) => !listed.has(fieldOf(issue))),
    ...[...listed].map((path) => ({ path, words: t('a visitor could not complete it') })),
  ];
}
