import { useLayoutEffect, useState } from 'react';
import { LANGUAGES } from '../../../definition/model/text';
import { showAllLanguages } from '../../data/texts/editedLanguage';
import { controlId, rowButtonId } from './controlIds';

/** What is selected, if anything is. */
export const HEADING = 'ds-heading';
/** The button that is always there. */
export const ADD = 'ds-add';

/** The target of the focus after the next render. */
export interface Aim {
  readonly row: string;
  /** The key of a control; undefined for the row itself, in the outline. */
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

const isHidden = ({ row, key }: Aim): boolean =>
  key !== undefined && /\.[012]$/u.test(key) && !document.getElementById(controlId(row, key));

/** An issue of all languages is shown at the first that is on the screen, one of a list at its add button. */
function idsFor({ row, key }: Aim): readonly string[] {
  if (key === undefined) return [rowButtonId(row)];
  const around = key.split('.').slice(0, -1).join('.');
  return [key, ...LANGUAGES.map((_, index) => `${key}.${index}`), around].map((one) =>
    controlId(row, one),
  );
}

function focusFirst(ids: readonly string[]): void {
  for (const id of [...ids, HEADING, ADD]) {
    const element = document.getElementById(id);
    element?.focus();
    if (element && document.activeElement === element) return;
  }
}

/** In a narrow window the selected row replaces the outline. */
function isLost(): boolean {
  const here = document.activeElement;
  return !here || here === document.body || here.getClientRects().length === 0;
}

/** Returns whether a row's button in the outline has the focus. */
export const isRowFocused = (row: string): boolean =>
  document.activeElement?.id === rowButtonId(row);
