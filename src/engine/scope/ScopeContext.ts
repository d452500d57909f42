import { createContext, useContext } from 'react';
import { useStore } from 'zustand';
import { isShown } from '../../definition/condition';
import type { Shape } from '../../definition/field';
import type { Language } from '../../definition/text';
import { isRecord, type Path, valueAt } from '../../definition/values';
import type { FileShelf } from '../inputs/shelf';
import type { Ports, Refusal } from '../ports';
import { fieldIn } from './fieldIn';
import type { Loose } from './loose';
import { issuesWithin, type Scope, type ScopeState } from './scope';

/** What every field of a form can reach. */
export interface FormEnvironment {
  readonly language: Language;
  readonly ports: Ports;
  readonly shelf: FileShelf;
  readonly loose: Loose;
  readonly readOnly: boolean;
}

export interface ScopeValue {
  readonly environment: FormEnvironment;
  readonly scope: Scope;
  /** The scope's shape in the language of the moment. */
  readonly shape: Shape<string>;
}

export const ScopeContext = createContext<ScopeValue | undefined>(undefined);

/** @throws Error outside a form */
export function useScope(): ScopeValue {
  const value = useContext(ScopeContext);
  if (!value) throw new Error('a field stands outside any form');
  return value;
}

/** A part of what the scope knows; the component renders again only when that part is another. */
export function useScopeState<T>(select: (state: ScopeState) => T): T {
  return useStore(useScope().scope.store, select);
}

/** The path in the whole form of a path in this scope. */
export function useFullPath(path: Path): Path {
  const { prefix } = useScope().scope;
  return prefix.length > 0 ? [...prefix, ...path] : path;
}

/** The first issue at a path of this scope; with `within`, at it or anywhere below it. */
export function useIssue(path: Path, within = false): Refusal | undefined {
  const full = useFullPath(path);
  const here = full.join('.');
  return useScopeState(({ issues }) =>
    within ? issuesWithin(issues, full)[0] : issues.find((issue) => issue.path === here),
  );
}

/** Whether the field at a path of this scope is to be shown, given its siblings' answers. */
export function useVisible(path: Path): boolean {
  const { scope } = useScope();
  return useScopeState(({ values }) => {
    const parent = path.slice(0, -1);
    const properties = fieldIn(scope.shape, parent)?.properties;
    const siblings = valueAt(values, parent);
    if (!properties) return true;
    return isShown(String(path.at(-1)), properties, isRecord(siblings) ? siblings : {});
  });
}
