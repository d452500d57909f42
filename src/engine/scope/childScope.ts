import type { Shape } from '../../definition/model/field';
import {
  isRecord,
  type Path,
  type Values,
  valueAt,
  withValueAt,
} from '../../definition/model/values';
import { createScope, issuesWithin, type Scope } from './scope';

interface ChildOptions {
  readonly parent: Scope;
  readonly shape: Shape;
  /** The position of the shape's fields in the parent. */
  readonly path: Path;
  readonly values: Values;
}

/**
 * Creates a scope for part of its parent's values, such as a dialog that may still be cancelled. It
 * has no validator of its own: the parent validates its values as they would be if they were saved.
 */
export function childScope({ parent, shape, path, values }: ChildOptions): Scope {
  const prefix = [...parent.prefix, ...path];
  const names = Object.keys(shape.properties);
  const own = <I extends { readonly path: string }>(issues: readonly I[]) =>
    names.flatMap((name) => issuesWithin(issues, [...prefix, name]));
  const around = (candidate: Values): Values => {
    const { values: outer } = parent.store.getState();
    const beside = valueAt(outer, path);
    const inner = { ...(isRecord(beside) && beside), ...candidate };
    return withValueAt(outer, path, inner) as Values;
  };
  return createScope({
    shape,
    prefix,
    values,
    issues: own(parent.store.getState().issues),
    check(candidate) {
      parent.pending.flushTexts();
      return own(parent.check(around(candidate)));
    },
    form: parent.form,
    watchForm: parent.watchForm,
    whole: (candidate) => parent.whole(around(candidate)),
  });
}
