import type { Issue } from '../../../definition/model/issue';
import { LANGUAGES } from '../../../definition/model/text';
import { LANGUAGE_NAMES } from '../../../contract/staffWords';
import { placedAt, type RowIssue } from '../core/designing';
import type { Row } from '../core/tree';
import { t } from '../../language/t';
import type { PanelText } from '../../language/panelText';

export interface WordedIssue {
  /** Dotted. */
  readonly path: string;
  readonly words: string;
}

/** An issue of our own validation, or one with the server's message. */
export type FoundIssue = Issue | WordedIssue;

/** Returns the issues with their rows; those of the whole list are of none. */
export const placedSectionIssues = (
  rows: readonly Row[],
  issues: readonly FoundIssue[],
): readonly RowIssue[] =>
  issues.flatMap((issue) => {
    const place = placedAt(rows, issue.path);
    if (!place && issue.path !== '') return [];
    const { row, key = '' } = place ?? {};
    const words = 'words' in issue ? issue.words : row ? wordsOf(key, issue, row) : ofAll(issue);
    return [{ row: row?.id ?? '', key, words }];
  });

/** Returns the message about the list of sections as a whole. */
function ofAll({ code, limit = '' }: Issue): string {
  if (code === 'maxItems') return t('A form has at most {{limit}} sections.', { limit });
  if (code === 'maxLength') return t('This is more than a form can hold.');
  return t('This is not a list of sections.');
}

const PARTS: Readonly<Record<string, PanelText>> = {
  title: 'title',
  sectionNote: 'note',
  elLable: 'question',
  'list.listTitle': 'name of a row',
  typeIds: 'visa type',
};

const OTHERS: Readonly<Record<string, PanelText>> = {
  'body minItems': 'has no questions',
  'list.listItem minItems': 'has no columns',
  'elType choice': 'is of a type that cannot be used here',
  'choiceId required': 'has no list of options',
  'choiceId choice': 'has a list of options that no longer exists',
  'choiceId minItems': 'has an empty list of options',
  'list.answerWithYesOrNoValue required': 'does not say which answer opens its list',
};

function wordsOf(key: string, { code, limit }: Issue, row: Row): string {
  const [, name = key, index] = /^(.*?)(?:\.(\d+))?$/u.exec(key) ?? [];
  const named = row.level === 2 && name === 'elLable' ? 'column’s name' : PARTS[name];
  if (named === undefined) {
    const other = OTHERS[`${key} ${code}`];
    return other === undefined ? general(code, limit) : t(other);
  }
  const part = t(named);
  if (name === 'typeIds') return t('is for a visa type that is not offered here');
  const language = LANGUAGES[Number(index)];
  const inLanguage = language
    ? t(' in {{language}}', { language: t(LANGUAGE_NAMES[language]) })
    : '';
  if (code === 'required') return t('the {{part}} is missing{{inLanguage}}', { part, inLanguage });
  if (code === 'maxLength') {
    return t('the {{part}}{{inLanguage}} is too long: at most {{limit}} characters', {
      part,
      inLanguage,
      limit: limit ?? '',
    });
  }
  return t('the {{part}}{{inLanguage}} is not text', { part, inLanguage });
}

function general(code: string, limit: number | string | undefined): string {
  if (code === 'maxItems') return t('has more than {{limit}} of them', { limit: limit ?? '' });
  return t('is in a format that cannot be read');
}
