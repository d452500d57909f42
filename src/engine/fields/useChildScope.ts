import { useEffect, useState, useSyncExternalStore } from 'react';
import type { Shape } from '../../definition/model/field';
import { prefilled } from '../../definition/model/prefill';
import { dotted, type Path, type Values } from '../../definition/model/values';
import { childScope } from '../scope/childScope';
import { useScope } from '../scope/ScopeContext';

/**
 * Returns a scope that lives as long as the component. Its initial values are the unsaved input
 * from before, else the given values, else the shape's prefills.
 * @param field the path of the field to which the scope belongs, in the parent scope
 * @param path the position of the shape's own fields in the parent scope
 */
export function useChildScope(shape: Shape, field: Path, path: Path, values: Values | undefined) {
  const { scope: parent, environment } = useScope();
  const { unsaved, ports } = environment;
  const key = dotted([...parent.prefix, ...field]);
  const replacements = useSyncExternalStore(unsaved.subscribe, unsaved.replacements);
  const open = () => {
    const begun = unsaved.get(key) ?? values ?? prefilled(shape, { today: ports.today() });
    return { key, replacements, scope: childScope({ parent, shape, path, values: begun }) };
  };
  const [opened, setOpened] = useState(open);
  // A row before it was deleted, so that its unsaved input has moved as well, or another tab has changed it.
  if (opened.key !== key || opened.replacements !== replacements) setOpened(open());
  const { scope } = opened;
  useEffect(
    () =>
      scope.store.subscribe(({ values: now }, before) => {
        if (now !== before.values) unsaved.set(key, now);
      }),
    [scope, unsaved, key],
  );
  // Pending text here is pending text of the parent, too: on page hide only the outermost scope is
  // flushed.
  useEffect(() => parent.pending.addText(() => scope.pending.flushTexts()), [parent, scope]);
  /** Discards the input of this scope after it was saved or cancelled. */
  const forget = () => unsaved.forget(key);
  return { scope, forget };
}
