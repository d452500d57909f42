import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Validate } from '../../definition/check';
import type { Issue, IssueCode } from '../../definition/issue';
import type { Field, Shape } from '../../definition/field';
import { isTyped } from '../../definition/widget';
import { dotted, parsePath, type Path, valueAt, type Values } from '../../definition/values';
import type { Refusal } from '../ports';
import { createPending, type Pending } from './pending';
import { afterPress } from './press';

/** What one form, or one dialog with a form in it, knows: the answers and what is wrong with them. */
export interface ScopeState {
  readonly values: Values;
  /** Shown now, with paths from the root of the whole form. */
  readonly issues: readonly Refusal[];
  /** Raised when the values are replaced from outside, so that inputs begin anew. */
  readonly epoch: number;
  /** How often issues were shown: inputs out of sight come up for theirs. */
  readonly shown: number;
}

export interface Scope {
  readonly shape: Shape;
  /** The shape of the whole form. */
  readonly form: Shape;
  /** Where this scope's values stand in the whole form. */
  readonly prefix: Path;
  readonly store: StoreApi<ScopeState>;
  /** Text that inputs still hold for themselves. */
  readonly pending: Pending;
  /** All that is wrong with these values, as they would stand in the whole form. */
  check(values: Values): readonly Issue[];
  /** What the compiled facts say of these values, as they would stand in the whole form. */
  readonly validate: Validate;
  /** The answers to the whole form, with these values where they would stand in it. */
  whole(values: Values): Values;
  /**
   * Takes the answers of some of the fields, and takes back issues that these mend: after the press that
   * is under way, for the page closes up where they stood.
   */
  merge(names: readonly string[], answers: Values): void;
  replace(values: Values): void;
  /** Puts answers in from outside; what was wrong with them is forgotten. */
  put(answers: Values): void;
  show(issues: readonly Refusal[]): void;
  /** Takes back what was shown at a dotted path, if it is that. */
  withdraw(path: string, code: IssueCode): void;
}

export interface ScopeOptions {
  readonly shape: Shape;
  readonly prefix?: Path;
  readonly values: Values;
  readonly issues?: readonly Refusal[];
  readonly check: (values: Values) => readonly Issue[];
  readonly validate?: Validate;
  /** Of a part of a form. */
  readonly form?: Shape;
  readonly whole?: (values: Values) => Values;
}

/** A scope with the given answers. For part of another one there is childScope. */
export function createScope({
  shape,
  prefix = [],
  values,
  issues = [],
  check,
  validate = () => null,
  form = shape,
  whole = (own) => own,
}: ScopeOptions): Scope {
  const store = createStore<ScopeState>(() => ({ values, issues, epoch: 0, shown: 0 }));
  return {
    shape,
    form,
    prefix,
    store,
    pending: createPending(),
    check,
    validate,
    whole,
    merge(names, answers) {
      const before = store.getState();
      const next = { ...before.values };
      for (const name of names) next[name] = answers[name];
      store.setState({ values: next });
      if (before.issues.length === 0) return;
      afterPress(() =>
        store.setState(({ values: now, issues }) =>
          // Others that were shown meanwhile are of these answers already.
          issues === before.issues ? { issues: mend(before, now, check) } : {},
        ),
      );
    },
    replace(next) {
      store.setState(({ epoch }) => ({ values: next, issues: [], epoch: epoch + 1 }));
    },
    put(answers) {
      const names = Object.keys(answers);
      store.setState((state) => {
        const next = { ...state.values, ...answers };
        const issues = mend(state, next, check).filter(
          ({ path }) => !names.includes(path.split('.', 1)[0] ?? ''),
        );
        // An output shows the answer of the moment; an input has to begin anew with it.
        const begins = names.some((name) => isInput(shape.properties[name]));
        return { values: next, issues, epoch: state.epoch + (begins ? 1 : 0) };
      });
    },
    withdraw(path, code) {
      const { issues: shown } = store.getState();
      const left = shown.filter(
        (one) => one.path !== path || !('code' in one) || one.code !== code,
      );
      if (left.length < shown.length) store.setState({ issues: left });
    },
    show(found) {
      store.setState(({ shown }) => ({ issues: found, shown: shown + 1 }));
    },
  };
}

const isInput = (field: Field | undefined): boolean => field !== undefined && isTyped(field);

/**
 * The issues that are still there, as they are now. New ones are not shown before the next Continue;
 * what only the server can judge stays until its answer is changed.
 */
function mend(
  { issues: shown, values: before }: ScopeState,
  values: Values,
  check: ScopeOptions['check'],
): readonly Refusal[] {
  if (shown.length === 0) return shown;
  const found = new Map(check(values).map((issue) => [issue.path, issue]));
  return shown.flatMap((issue): Refusal[] => {
    const now = found.get(issue.path);
    if (now) return [now];
    return issue.judge === 'server' && isSame(issue.path, before, values) ? [issue] : [];
  });
}

const isSame = (path: string, before: Values, after: Values): boolean =>
  JSON.stringify(valueAt(before, parsePath(path))) ===
  JSON.stringify(valueAt(after, parsePath(path)));

/** Issues at a path or below it. */
export function issuesWithin<I extends { readonly path: string }>(
  issues: readonly I[],
  path: Path,
): I[] {
  const here = dotted(path);
  return issues.filter((issue) => issue.path === here || issue.path.startsWith(`${here}.`));
}
