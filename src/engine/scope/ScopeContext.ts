import { createContext, useContext, useSyncExternalStore } from 'react';
import { useStore } from 'zustand';
import type { ListField, Shape } from '../../definition/model/field';
import type { Expression } from '../../definition/model/calculate';
import { aroundAt, evaluateIn } from '../../definition/model/named';
import { fieldAt } from '../../definition/model/fieldAt';
import type { Language } from '../../definition/model/text';
import { memoise } from '../../definition/model/memoise';
import { dotted, type Json, type Path, valueAt, type Values } from '../../definition/model/values';
import type { LocalPhotoStore } from '../inputs/localPhotoStore';
import type { Ports, RefusedAnswer } from '../ports';
import { isShownAt, namesDeciding } from './isShownAt';
import type { Translate } from '../useTranslate';
import type { UnsavedEntries } from './unsavedEntries';
import { issuesWithin, type Scope, type ScopeState } from './scope';

/** What every field of a form can access. */
export interface FormEnvironment {
  readonly language: Language;
  readonly ports: Ports;
  readonly photoStore: LocalPhotoStore;
  readonly unsaved: UnsavedEntries;
  readonly readOnly: boolean;
  /** The whole form, if it has come again in another language since the scope was created. */
  readonly form?: Shape | undefined;
}

export interface ScopeValue {
  readonly environment: FormEnvironment;
  readonly scope: Scope;
  /** The scope's shape in the current language. */
  readonly shape: Shape<string>;
  /** Looks up an interface text: once for the form, since each subscription to the language takes time. */
  readonly translate: Translate;
}

export const ScopeContext = createContext<ScopeValue | undefined>(undefined);

/** @throws Error outside a form */
export function useScope(): ScopeValue {
  const value = useContext(ScopeContext);
  if (!value) throw new Error('a field stands outside any form');
  return value;
}

/** Selects a part of the scope's state; the component re-renders only when that part changes. */
export function useScopeState<T>(select: (state: ScopeState) => T): T {
  return useStore(useScope().scope.store, select);
}

/** Returns the answer at a path of this scope; the component re-renders only when that answer changes. */
export const useAnswer = (path: Path): Json | undefined => useAnswerPart(path, asItIs);

/** Returns a part of an answer, such as its number of rows; the component re-renders only when that part changes. */
export function useAnswerPart<T>(path: Path, select: (answer: Json | undefined) => T): T {
  const { watchAnswer, store } = useScope().scope;
  return useSyncExternalStore(watchAnswer(String(path[0])), () =>
    select(valueAt(store.getState().values, path)),
  );
}

const asItIs = (answer: Json | undefined) => answer;

/** Returns the number of rows of the list at a path. */
export const useRowCount = (path: Path): number => useAnswerPart(path, rowCount);

const rowCount = (rows: Json | undefined): number => (Array.isArray(rows) ? rows.length : 0);

/** Returns the path in the whole form of a path in this scope. */
export function useFullPath(path: Path): Path {
  const { prefix } = useScope().scope;
  return prefix.length > 0 ? [...prefix, ...path] : path;
}

export const useList = (path: Path): ListField =>
  fieldAt(useScope().scope.shape, dotted(path)) as ListField;

/** Returns the first issue at a path of this scope; with `within`, at it or below it. */
export function useAnswerIssue(path: Path, within = false): RefusedAnswer | undefined {
  const { watchIssues, store } = useScope().scope;
  const full = useFullPath(path);
  const here = full.join('.');
  return useSyncExternalStore(watchIssues, () => {
    const { issues } = store.getState();
    return within ? issuesWithin(issues, full)[0] : firstByPath(issues).get(here);
  });
}

const firstByPath = memoise(
  (issues: readonly RefusedAnswer[]) =>
    new Map([...issues].reverse().map((issue) => [issue.path, issue])),
);

/**
 * Calculates a text, a number or whether something holds from the answers to the whole form. The component re-renders only
 * when it changes; only the answers that a field depends on are watched.
 * @param full the path of the field in the whole form
 */
export function useCalculation<T>(full: Path, calculate: (values: Values) => T): T {
  const { form, store, whole, watchNamed } = useScope().scope;
  return useSyncExternalStore(watchNamed(namesDeciding(form, full)), () =>
    calculate(whole(store.getState().values)),
  );
}

/** Returns whether a field is shown. */
export function useVisible(path: Path): boolean {
  const { form } = useScope().scope;
  const full = useFullPath(path);
  return useCalculation(full, (values) => isShownAt(form, values, full));
}

/** Evaluates a bound of a field. */
export function useBound(path: Path, bound: Expression | undefined): number | undefined {
  const { form } = useScope().scope;
  const full = useFullPath(path);
  const value = useCalculation(full, (values) =>
    bound === undefined || typeof bound === 'number'
      ? bound
      : evaluateIn(bound, aroundAt(form, values, full.slice(0, -1))),
  );
  return typeof value === 'number' ? value : undefined;
}
