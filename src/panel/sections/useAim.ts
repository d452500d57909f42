import { useEffect, useState } from 'react';
import { nodeControlId, rowId } from './controlId';

export const HEADING = 'sb-heading';

/** Where the focus is to be once the screen has been drawn. */
export interface Aim {
  readonly node: number;
  /** The key of a control; undefined: the node's line in the outline. */
  readonly key: string | undefined;
}

/** Puts the focus where a step of composing goes on, or keeps it from getting lost. */
export function useAim(): (aim: Aim | 'keep') => void {
  const [aim, setAim] = useState<{ readonly to: Aim | 'keep' }>();
  useEffect(() => {
    if (!aim) return;
    if (aim.to !== 'keep') focusFirst(idsFor(aim.to));
    else if (isLost()) focusFirst([HEADING]);
  }, [aim]);
  return (to) => setAim({ to });
}

/** A fault of all languages stands at the first, one of a list at what adds to it. */
function idsFor({ node, key }: Aim): readonly string[] {
  if (key === undefined) return [rowId(node), HEADING];
  const around = key.split('.').slice(0, -1).join('.');
  return [...[key, `${key}.0`, around].map((one) => nodeControlId(node, one)), HEADING];
}

function focusFirst(ids: readonly string[]): void {
  for (const id of ids) {
    const element = document.getElementById(id);
    element?.focus();
    if (element && document.activeElement === element) return;
  }
}

/** In a narrow window the outline gives way to what was chosen in it. */
function isLost(): boolean {
  const here = document.activeElement;
  return !here || here === document.body || here.getClientRects().length === 0;
}
