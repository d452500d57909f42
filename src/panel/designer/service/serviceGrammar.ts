import type { SharedFiles } from '../../../definition/model/resolve';
import { isRecord } from '../../../definition/model/values';
import { t } from '../../language/t';
import { wordsIn } from '../core/rowWords';
import type { Grammar, Row, RowWords } from '../core/tree';
import { copied } from './copies';
import { moved, removed, written } from './edits';
import { groupOf, kindOf } from './kinds';
import { groupRow } from '../../../definition/keywords/groups';
import { type ServiceRow, serviceRows } from './serviceRows';

const REST = { what: 'questions in no step', numbered: 'questions in no step' } as const;

const PARTS = {
  step: { what: 'step', numbered: 'step {{number}}', key: 'title' },
  block: { what: 'block', numbered: 'block {{number}}', key: 'title' },
  form: { what: 'form', numbered: 'form', key: 'title', isFixed: true },
  rest: { ...REST, key: 'title', isFixed: true },
  question: { what: 'question', numbered: 'question {{number}}', key: 'label' },
} as const;

function wordsOf(row: ServiceRow): RowWords {
  const { what, value, reference, isShared } = row;
  const part = PARTS[what];
  if (what !== 'question') {
    const name = wordsIn(value.title);
    return { ...part, name, icon: undefined, detail: undefined, marks: conditional(row) };
  }
  const kind = kindOf(value, row.each);
  const group = groupOf(value);
  const marks = [
    ...(reference || isShared ? [{ icon: 'link' as const, words: t('Shared') }] : []),
    ...conditional(row),
  ];
  return {
    ...part,
    name: wordsIn(value.label),
    icon: kind?.icon ?? 'unknown',
    detail: kind ? t(kind.name) : group && groupRow(group).called,
    marks,
  };
}

const conditional = ({ value }: ServiceRow): NonNullable<RowWords['marks']> =>
  value.when === undefined ? [] : [{ icon: 'unknown', words: t('Shown only if') }];

const takes = (parent: ServiceRow, row: ServiceRow): boolean => {
  if (row.what === 'block') return parent.what === 'step' && Array.isArray(parent.value.blocks);
  if (row.what !== 'question' || row.answer.length !== 1) return false;
  return parent.what === 'block' || (parent.what === 'step' && !Array.isArray(parent.value.blocks));
};

/** Returns how services are edited, whose fields may refer to shared ones. */
export const serviceGrammar = (shared: SharedFiles): Grammar => ({
  rows: (document) => (isRecord(document) ? serviceRows(document, shared) : []),
  takes: (parent, row) => takes(parent as ServiceRow, row as ServiceRow),
  move: (row, place) => moved(row as ServiceRow, place, shared),
  copy: (row) => copied(row as ServiceRow, shared),
  remove: (row) => removed(row as ServiceRow, shared),
  write: (row, path, value) => written(row, path, value, shared),
  words: (row: Row) => wordsOf(row as ServiceRow),
});
