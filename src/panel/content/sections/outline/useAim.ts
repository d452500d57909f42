import { useLayoutEffect, useState } from 'react';
import { LANGUAGES } from '../../../../definition/model/text';
import { showAllLanguages } from '../../../data/texts/editedLanguage';
import { nodeControlId, rowId } from '../nodeControlId';

/** What is selected, if anything is. */
export const HEADING = 'sb-heading';
/** The button that is always there. */
export const ADD_SECTION = 'sb-add-section';

/** The target of the focus after the next render. */
export interface Aim {
  readonly node: number;
  /** The key of a control; undefined for the node's row in the outline. */
  readonly key: string | undefined;
}

/** Moves the focus to where editing continues after a step, so that it is not lost. */
export function useAim(): (aim: Aim | 'keep') => void {
  const [aim, setAim] = useState<{ readonly to: Aim | 'keep' }>();
  useLayoutEffect(() => {
    if (!aim) return;
    if (aim.to !== 'keep') {
      // The control of a language that is hidden comes with the others.
      const { to } = aim;
      if (isHidden(to) && showAllLanguages()) setTimeout(() => focusFirst(idsFor(to)));
      else focusFirst(idsFor(to));
    } else if (isLost()) focusFirst([]);
  }, [aim]);
  return (to) => setAim({ to });
}

const isHidden = ({ node, key }: Aim): boolean =>
  key !== undefined && /\.[012]$/u.test(key) && !document.getElementById(nodeControlId(node, key));

/** An issue of all languages is shown at the first that is on the screen, one of a list at its add button. */
function idsFor({ node, key }: Aim): readonly string[] {
  if (key === undefined) return [rowId(node)];
  const around = key.split('.').slice(0, -1).join('.');
  return [key, ...LANGUAGES.map((_, index) => `${key}.${index}`), around].map((one) =>
    nodeControlId(node, one),
  );
}

function focusFirst(ids: readonly string[]): void {
  for (const id of [...ids, HEADING, ADD_SECTION]) {
    const element = document.getElementById(id);
    element?.focus();
    if (element && document.activeElement === element) return;
  }
}

/** In a narrow window the selected node replaces the outline. */
function isLost(): boolean {
  const here = document.activeElement;
  return !here || here === document.body || here.getClientRects().length === 0;
}
