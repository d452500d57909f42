import { useEffect, useState } from 'react';
import type { Shape } from '../../definition/field';
import { dotted, type Path, type Values } from '../../definition/values';
import { childScope } from '../scope/childScope';
import { opening } from '../scope/opening';
import type { Scope } from '../scope/scope';
import { useScope } from '../scope/ScopeContext';

export interface ChildScope {
  readonly scope: Scope;
  /** Forgets what was typed here: it was saved, or cancelled. */
  readonly forget: () => void;
}

/**
 * A scope that lives as long as the component. It begins with what was typed there before and never
 * saved, else with the given values, else with the shape's prefills.
 * @param field the path of the field that the scope belongs to, in the scope around
 * @param path where the shape's own fields stand in the scope around
 */
export function useChildScope(
  shape: Shape,
  field: Path,
  path: Path,
  values: Values | undefined,
): ChildScope {
  const { scope: parent, environment } = useScope();
  const { loose, ports } = environment;
  const key = dotted([...parent.prefix, ...field]);
  const [scope] = useState(() => {
    const begun = loose.get(key) ?? values ?? opening(shape, { today: ports.today() });
    return childScope({ parent, shape, path, values: begun });
  });
  useEffect(
    () => scope.store.subscribe((state) => loose.set(key, state.values)),
    [scope, loose, key],
  );
  // Text held inside counts as text held outside: a page about to go asks only the outermost scope.
  useEffect(() => parent.pending.addText(() => scope.pending.flushTexts()), [parent, scope]);
  return { scope, forget: () => loose.forget(key) };
}
