import { useState } from 'react';
import { useHeldReport } from '../../../engine/inputs/useHeldReport';
import { afterPointerPress } from '../../../engine/dom/pointerPress';

export interface TypedText {
  readonly text: string;
  readonly type: (text: string) => void;
  /** Reports at once what was typed. */
  readonly commit: () => void;
  /** The same on leaving the control: what it moves must not take a press away from its button. */
  readonly leave: () => void;
}

interface Typed {
  readonly text: string;
  /**
   * What the record may have until the typed text arrives there: the text before, and what was typed since. A pause
   * reports each, and the report of an earlier one may be rendered after the next key.
   */
  readonly until: readonly string[];
}

const NONE: readonly string[] = [];

const isEqual = (a: string, b: string): boolean => a === b;

/**
 * Keeps a typed text in its control until typing pauses, so that a key redraws only the control.
 * @param text as the record has it
 * @param isLive reports each key
 * @param isSame whether two texts mean the same value, as "1." and "1": the typed one stays
 */
export function useTypedText(
  text: string,
  onText: (text: string) => void,
  isSame: (a: string, b: string) => boolean = isEqual,
  isLive = false,
): TypedText {
  const [typed, setTyped] = useState<Typed>({ text, until: NONE });
  const { hold, drop } = useHeldReport(onText);
  const hasArrived = isSame(typed.text, text);
  if (hasArrived && typed.until !== NONE) setTyped({ text: typed.text, until: NONE });
  const isOwn = hasArrived || typed.until.some((earlier) => isSame(earlier, text));
  /** Reports what the record does not have yet, also what a pause has reported and is still to be rendered. */
  const commit = (): void => {
    const held = drop();
    if (held !== undefined) onText(held);
    // What was typed for another row, or before the record was changed, is not.
    else if (isOwn && !hasArrived) onText(typed.text);
  };
  return {
    text: isOwn ? typed.text : text,
    type: (next) => {
      const until = isOwn && !hasArrived ? [...typed.until, typed.text] : [text];
      setTyped({ text: next, until });
      if (isLive) onText(next);
      else hold(next);
    },
    commit,
    leave: () => afterPointerPress(commit),
  };
}
