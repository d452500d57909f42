import { ariaDescribedByIds } from '@rjsf/utils';
import { createContext, useContext, useMemo } from 'react';
import { LANGUAGES } from '../../../definition/model/text';
import type { Field, Properties } from '../../../definition/model/field';
import { fieldAt } from '../../../definition/model/fieldAt';
import {
  isWithin,
  type Json,
  parsePath,
  valueAt,
  type Values,
} from '../../../definition/model/values';
import type { EditorIssue } from '../record/editorIssues';
import type { FetchedOptions, SectionType } from '../../designer/sections/composing';
import type { Referred } from '../useReferred';

/** What every part of the editor needs, however deep it stands. */
export interface Editor {
  readonly fields: Properties;
  /** Always the same function. @param path dotted */
  readonly set: (path: string, value: Json | undefined) => void;
  readonly issues: readonly EditorIssue[];
  /** The records that others may name. */
  readonly referred: Referred;
  /** The lists of options for questions of sections. */
  readonly options: FetchedOptions;
  /** The types that sections may be for; undefined: there is no such thing. */
  readonly sectionTypes?: readonly SectionType[] | undefined;
}

/** A value of the record, as every field of the editor gets it. */
export interface EditedValue {
  /** Dotted. */
  readonly path: string;
  readonly label: string;
  readonly value: Json | undefined;
}

export interface EditedField extends EditedValue {
  readonly field: Field;
}

export interface EditedRows extends Omit<EditedValue, 'value'> {
  readonly rows: readonly Json[];
}

export const EditorContext = createContext<Editor>({
  fields: {},
  set: () => undefined,
  issues: [],
  referred: {},
  options: { state: 'loading', reload: () => undefined },
});

/** The editor around a control; outside one, nothing is known and nothing is written. */
export const useEditor = (): Editor => useContext(EditorContext);

/** The record as it is being edited; only what depends on other fields reads it, and is drawn with each change. */
export const ValuesContext = createContext<Values>({});

export const useValueAt = (path: string): Json | undefined =>
  valueAt(useContext(ValuesContext), parsePath(path));

export function useIssuesWithin(path: string): readonly EditorIssue[] {
  const { issues } = useEditor();
  return useMemo(() => issues.filter((issue) => isWithin(issue.path, path)), [issues, path]);
}

/** The id of the control of a path, what describes it, and whether anything is wrong there. */
export const useControl = (path: string) => ({
  id: editorControlId(path),
  describedBy: describedByIds(path),
  isInvalid: useIssuesWithin(path).length > 0,
});

/** What is wrong in each language of a text; empty where the text is wrong as a whole, which rjsf's template says. */
export function useLanguageErrors(path: string): readonly (string | undefined)[] {
  const issues = useIssuesWithin(path);
  const wordsAt = (at: string) => issues.find((issue) => issue.path === at)?.words;
  const whole = wordsAt(path) === undefined ? undefined : '';
  return LANGUAGES.map((_, index) => wordsAt(`${path}.${index}`) ?? whole);
}

/** The messages of the issues below a path: issues of the path itself are shown by rjsf's template. */
export function useInnerError(path: string): string | undefined {
  return useIssuesWithin(path).find((issue) => issue.path !== path)?.words;
}

/** The field at a path, row numbers included. */
export function useField(path: string): Field | undefined {
  const { fields } = useEditor();
  return useMemo(() => fieldAt({ properties: fields }, path), [fields, path]);
}

/** How rjsf makes ids of paths: the prefix, then the path. */
export const ID_PREFIX = 'f';
export const ID_SEPARATOR = '.';

/** The id of the control of a path, which the summary of errors leads to. */
export const editorControlId = (path: string): string => `${ID_PREFIX}${ID_SEPARATOR}${path}`;

/** The ids of what rjsf's template says about a path: its help, and what is wrong with it. */
export const describedByIds = (path: string): string => ariaDescribedByIds(editorControlId(path));
