import { useState } from 'react';
import { useHeldReport } from '../../../engine/inputs/useHeldReport';
import { afterPointerPress } from '../../../engine/scope/pointerPress';

interface TypedText {
  readonly text: string;
  readonly type: (text: string) => void;
  /** Reports at once what was typed. */
  readonly commit: () => void;
  /** The same on leaving the control: what it moves must not take a press away from its button. */
  readonly leave: () => void;
}

const isEqual = (a: string, b: string): boolean => a === b;

/**
 * Keeps a typed text in its control until typing pauses, so that a key redraws no more than the
 * control.
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
  // `before` is the record's text while the typed one has not arrived there.
  const [typed, setTyped] = useState<{ readonly text: string; readonly before?: string }>({ text });
  const { hold, commit } = useHeldReport(onText);
  const hasArrived = isSame(typed.text, text);
  if (hasArrived && typed.before !== undefined) setTyped({ text: typed.text });
  const isOwn = hasArrived || typed.before === text;
  return {
    text: isOwn ? typed.text : text,
    type: (next) => {
      setTyped({ text: next, before: text });
      if (isLive) onText(next);
      else hold(next);
    },
    commit,
    leave: () => afterPointerPress(commit),
  };
}
