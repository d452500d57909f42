import { createStore } from 'zustand/vanilla';
import type { Validate } from '../../definition/validate/check';
import type { Issue, IssueCode } from '../../definition/model/issue';
import type { Field, Shape } from '../../definition/model/field';
import { isTyped } from '../../definition/model/widget';
import {
  dotted,
  isWithin,
  parsePath,
  type Path,
  valueAt,
  type Values,
} from '../../definition/model/values';
import type { RefusedAnswer } from '../ports';
import { createPendingInput } from './pendingInput';
import { afterPointerPress } from '../dom/pointerPress';

/** The state of one form, or of one dialog with a form: the answers and their visible issues. */
export interface ScopeState {
  readonly values: Values;
  /** The visible issues, with paths from the root of the whole form. */
  readonly issues: readonly RefusedAnswer[];
  /** Incremented when the values are replaced from outside, so that inputs remount. */
  readonly epoch: number;
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
  /** Runs the compiled schema on these values as part of the whole form. */
  readonly validate?: Validate;
  /** Returns the answers to the whole form, with these values in their position. */
  readonly whole?: (values: Values) => Values;
}

/** Creates a scope with the given answers. For a part of another scope use childScope. */
export function createScope({
  shape,
  prefix = [],
  values,
  issues = [],
  check,
  validate = () => null,
  form = shape,
  whole = (own) => own,
}: ScopeOptions) {
  const store = createStore<ScopeState>(() => ({ values, issues, epoch: 0, shown: 0 }));
  const watchers = new Set<() => void>();
  store.subscribe((state, before) => {
    if (state.issues !== before.issues) for (const watcher of watchers) watcher();
  });
  return {
    shape,
    form,
    prefix,
    store,
    /** Calls the watcher when other issues are visible. Each field has one, which a change of an answer must not call. */
    watchIssues(watcher: () => void): () => void {
      watchers.add(watcher);
      return () => void watchers.delete(watcher);
    },
    /** Text that inputs have not reported yet. */
    pending: createPendingInput(),
    check,
    validate,
    whole,
    /** Sets answers, and removes issues that this fixes: after a press, since the page moves where they were. */
    merge(names: readonly string[], answers: Values): void {
      const before = store.getState();
      const next = { ...before.values };
      for (const name of names) next[name] = answers[name];
      store.setState({ values: next });
      if (before.issues.length === 0) return;
      afterPointerPress(() =>
        store.setState(({ values: now, issues }) =>
          // Issues shown in the meantime belong to the current answers already.
          issues === before.issues ? { issues: revalidated(before, now, check) } : {},
        ),
      );
    },
    replace(next: Values): void {
      store.setState(({ epoch }) => ({ values: next, issues: [], epoch: epoch + 1 }));
    },
    /** Sets answers from outside and removes their issues. */
    put(answers: Values): void {
      const names = Object.keys(answers);
      store.setState((state) => {
        const next = { ...state.values, ...answers };
        const issues = revalidated(state, next, check).filter(
          ({ path }) => !names.includes(path.split('.', 1)[0] ?? ''),
        );
        // An output always shows the current value; an input must remount with it.
        const begins = names.some((name) => isInput(shape.properties[name]));
        return { values: next, issues, epoch: state.epoch + (begins ? 1 : 0) };
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

const isInput = (field: Field | undefined): boolean => field !== undefined && isTyped(field);

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
