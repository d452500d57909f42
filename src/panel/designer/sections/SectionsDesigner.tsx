import Button from '@mui/material/Button';
import { useCallback, useMemo, useState } from 'react';
import type { Issue } from '../../../definition/model/issue';
import type { Json } from '../../../definition/model/values';
import { sectionIssues } from '../../../definition/sections/issues';
import { t } from '../../language/t';
import { DesignerFrame } from '../core/DesignerFrame';
import { useDesigning, placedAt, type RowIssue } from '../core/designing';
import type { EditHistory } from '../core/history';
import { type Row, rowsIn } from '../core/tree';
import { Toolbar } from '../core/Toolbar';
import { AddElement } from './AddElement';
import {
  listsIn,
  type SectionParts,
  SectionPartsContext,
  useSectionParts,
  fitSection,
  useCopiedSection,
} from './composing';
import { newSection } from './kinds';
import { SectionInspector } from './SectionInspector';
import { inserted, SECTIONS } from './sectionRows';
import { LANGUAGES } from '../../../definition/model/text';
import { LANGUAGE_NAMES } from '../../../contract/staffWords';
import type { PanelText } from '../../language/panelText';

interface SectionsDesignerProps {
  /** A list of sections; anything else counts as an empty one. */
  readonly document: Json | undefined;
  readonly parts: SectionParts;
  /** Those of a refused save, with paths that begin at the sections: "2.body.1.elLable.0". */
  readonly issues: readonly WordedIssue[];
  readonly onChange: (document: Json) => void;
}

/**
 * Renders the designer of a form's sections (docs/requirements.md, P26): an outline, and beside it the properties of what
 * is selected. Unknown properties of the sections are preserved.
 */
export function SectionsDesigner({ document, parts, issues, onChange }: SectionsDesignerProps) {
  const validation = useValidation(document, issues, parts);
  const found = validation.issues;
  const issuesOf = useCallback((rows: readonly Row[]) => placedSectionIssues(rows, found), [found]);
  const value = useMemo(() => (Array.isArray(document) ? document : []), [document]);
  return (
    <SectionPartsContext value={parts}>
      <DesignerFrame
        grammar={SECTIONS}
        document={value}
        onChange={onChange}
        issuesOf={issuesOf}
        isRefused={validation.isRefused}
        problems={(count) => t('{{count}} things a visitor could not answer', { count })}
        toolbar={(history) => <SectionsToolbar history={history} />}
        adder={adder}
        inspector={(onClose) => <SectionInspector onClose={onClose} />}
      />
    </SectionPartsContext>
  );
}

const adder = (row: Row) => <AddElement row={row} label={t('Add question')} />;

function SectionsToolbar({ history }: { readonly history: EditHistory }) {
  const { rows, make } = useDesigning();
  const { types } = useSectionParts();
  const copied = useCopiedSection(({ wire }) => wire);
  const append = (wire: Json) =>
    make(inserted(wire, { parent: undefined, index: rowsIn(rows, undefined).length }), 'title');
  return (
    <Toolbar history={history} addLabel={t('Add section')} onAdd={() => append(newSection())}>
      {copied !== undefined && (
        <Button variant="outlined" onClick={() => append(fitSection(copied, types))}>
          {t('Insert copied section')}
        </Button>
      )}
    </Toolbar>
  );
}

/** Returns the issues of the sections: those found here, and those of a refused save, which the next change takes away. */
function useValidation(
  value: Json | undefined,
  refused: readonly WordedIssue[],
  parts: SectionParts,
): { readonly issues: readonly FoundIssue[]; readonly isRefused: boolean } {
  const { options, types } = parts;
  const found = useMemo(() => currentIssues(value, { options, types }), [value, options, types]);
  const [isRefused, setRefused] = useState(refused.length > 0);
  if (!isRefused && refused.length > 0) setRefused(true);
  // A row that is added later is unfinished, not invalid.
  if (isRefused && refused.length === 0 && found.length === 0) setRefused(false);
  const issues = useMemo(
    () => [...found, ...refused.filter((one) => !found.some(({ path }) => path === one.path))],
    [refused, found],
  );
  return { issues, isRefused };
}

function currentIssues(
  value: Json | undefined,
  { options, types }: SectionParts,
): readonly Issue[] {
  const known = listsIn(options);
  const issues = sectionIssues(value ?? [], {
    options: known ?? [],
    ...(types && { types: types.map(({ id }) => id) }),
  });
  // The option lists have not loaded yet.
  return known
    ? issues
    : issues.filter(({ path, code }) => !path.endsWith('.choiceId') || code === 'required');
}

export interface WordedIssue {
  /** Dotted. */
  readonly path: string;
  readonly words: string;
}

/** An issue of our own validation, or one with the server's message. */
type FoundIssue = Issue | WordedIssue;

/** Returns the issues with their rows; those of the whole list are of none. */
const placedSectionIssues = (
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
