import { createStore } from 'zustand/vanilla';
import type { Issue, IssueCode } from '../../definition/model/issue';
import { memoise } from '../../definition/model/memoise';
import type { Shape } from '../../definition/model/field';
import {
  dotted,
  isWithin,
  type Json,
  parsePath,
  type Path,
  valueAt,
  type Values,
  withValueAt,
} from '../../definition/model/values';
import type { RefusedAnswer } from '../ports';
import { createPendingInput } from './pendingInput';
import { afterPointerPress } from '../dom/pointerPress';

/** The state of one form, or of one dialog with a form: the answers and their visible issues. */
export interface ScopeState {
  readonly values: Values;
  /** The visible issues, with paths from the root of the whole form. */
  readonly issues: readonly RefusedAnswer[];
  /** How often issues were shown: hidden rows with an issue are then shown. */
  readonly shown: number;
}

export type Scope = Readonly<ReturnType<typeof createScope>>;

/** What is left out is that of a whole form without issues. */
export interface ScopeOptions
  extends Pick<ScopeState, 'values'>, Partial<Pick<ScopeState, 'issues'>> {
  readonly shape: Shape;
  /** The position of this scope's values in the whole form. */
  readonly prefix?: Path;
  /** The shape of the whole form. */
  readonly form?: Shape;
  /** Validates these values as part of the whole form. */
  readonly check: (values: Values) => readonly Issue[];
  /** Returns the answers to the whole form, with these values in their position. */
  readonly whole?: (values: Values) => Values;
  /** Watches an answer at the root of the whole form. */
  readonly watchForm?: (name: string) => Watch;
}

/** Creates a scope with the given answers. For a part of another scope use childScope. */
export function createScope({
  shape,
  prefix = [],
  values,
  issues = [],
  check,
  form = shape,
  whole = (own) => own,
  watchForm: outer,
}: ScopeOptions) {
  const store = createStore<ScopeState>(() => ({ values, issues, shown: 0 }));
  const pending = createPendingInput();
  const shownIssues = watchers();
  const answers = new Map<string, ReturnType<typeof watchers>>();
  store.subscribe((state, before) => {
    if (state.issues !== before.issues) shownIssues.notify();
    if (state.values === before.values) return;
    for (const [name, { notify }] of answers)
      if (state.values[name] !== before.values[name]) notify();
  });
  const watchAnswer = (name: string): Watch => {
    const known = answers.get(name) ?? watchers();
    answers.set(name, known);
    return known.watch;
  };
  const watchForm = outer ?? watchAnswer;
  return {
    shape,
    form,
    prefix,
    store,
    /** Calls the watcher when other issues are visible. Each field has one, which a change of an answer must not call. */
    watchIssues: shownIssues.watch,
    /** Returns what calls a watcher when the answer to a top-level field changes; the same function each time. */
    watchAnswer,
    watchForm,
    /** Returns what calls a watcher when one of these answers at the root of the form changes, or one of the scope's own. */
    watchNamed: memoise((names: readonly string[]): Watch => (watcher) => {
      const stops = names.map((name) => watchForm(name)(watcher));
      if (outer) stops.push(store.subscribe(watcher));
      return () => {
        for (const stop of stops) stop();
      };
    }),
    /** What the form filled in last by itself, by dotted paths (useFollowing). */
    filled: new Map<string, Json>(),
    /** Text that inputs have not reported yet. */
    pending,
    check,
    whole,
    /** Sets an answer, and removes issues that this fixes: after a press, since the page moves where they were. */
    set(path: Path, answer: Json | undefined): void {
      const before = store.getState();
      store.setState({ values: withValueAt(before.values, path, answer) as Values });
      if (before.issues.length === 0) return;
      afterPointerPress(() =>
        store.setState(({ values: now, issues }) =>
          // Issues shown in the meantime belong to the current answers already.
          issues === before.issues ? { issues: revalidated(before, now, check) } : {},
        ),
      );
    },
    /** Replaces all answers. Inputs report their texts before, or they would write them into the new ones. */
    replace(values: Values): void {
      pending.flushTexts();
      store.setState({ values, issues: [] });
    },
    /** Sets answers from outside and removes their issues. */
    put(answers: Values): void {
      const names = Object.keys(answers);
      store.setState((state) => {
        const next = { ...state.values, ...answers };
        const issues = revalidated(state, next, check).filter(
          ({ path }) => !names.includes(path.split('.', 1)[0] ?? ''),
        );
        return { values: next, issues };
      });
    },
    /** Removes the issue at a dotted path if it has this code. */
    withdraw(path: string, code: IssueCode): void {
      const { issues: shown } = store.getState();
      const left = shown.filter(
        (one) => one.path !== path || !('code' in one) || one.code !== code,
      );
      if (left.length < shown.length) store.setState({ issues: left });
    },
    show(found: readonly RefusedAnswer[]): void {
      store.setState(({ shown }) => ({ issues: found, shown: shown + 1 }));
    },
  };
}

type Watch = (watcher: () => void) => () => void;

/** Returns a set of functions that are called together. */
function watchers() {
  const all = new Set<() => void>();
  const watch: Watch = (watcher) => {
    all.add(watcher);
    return () => void all.delete(watcher);
  };
  return {
    watch,
    notify() {
      for (const watcher of all) watcher();
    },
  };
}

/** Returns the visible issues that still exist, but no new ones; the server's, until their answer is changed. */
function revalidated(
  { issues: shown, values: before }: ScopeState,
  values: Values,
  check: ScopeOptions['check'],
): readonly RefusedAnswer[] {
  if (shown.length === 0) return shown;
  const found = new Map(check(values).map((issue) => [issue.path, issue]));
  return shown.flatMap((issue): RefusedAnswer[] => {
    const now = found.get(issue.path);
    if (now) return [now];
    return issue.origin === 'server' && isSame(issue.path, before, values) ? [issue] : [];
  });
}

const isSame = (path: string, before: Values, after: Values): boolean =>
  JSON.stringify(valueAt(before, parsePath(path))) ===
  JSON.stringify(valueAt(after, parsePath(path)));

/** Returns the issues at a path or below it. */
export function issuesWithin<I extends { readonly path: string }>(
  issues: readonly I[],
  path: Path,
): I[] {
  const here = dotted(path);
  return issues.filter((issue) => isWithin(issue.path, here));
}
