import { type RefObject, startTransition, useCallback, useEffect, useMemo, useRef } from 'react';
import type { Json } from '../../definition/values';
import { useScope } from '../scope/ScopeContext';

/** How a text becomes a value and a value a text. Both pure; parse(format(value)) is value. */
export interface TextCodec {
  parse(text: string): Json | undefined;
  format(value: Json | undefined): string;
}

/** Typing has paused for so long, in milliseconds, when the form gets the text. */
const PAUSE = 150;

type TextElement = HTMLInputElement | HTMLTextAreaElement;

/**
 * An uncontrolled text control. The element holds the text; the form gets it when typing pauses, when
 * the field is left, and whenever somebody flushes the scope, so that a key costs what it costs in a
 * plain input and nothing is lost.
 */
export function useHeldText(
  value: Json | undefined,
  onChange: (value: Json | undefined) => void,
  codec: TextCodec,
) {
  const { pending } = useScope().scope;
  const element = useRef<TextElement>(null);
  const latest = useRef({
    onChange,
    codec,
    committed: value,
    timer: 0,
    remove: undefined as undefined | (() => void),
  });
  latest.current.onChange = onChange;

  const commit = useCallback(() => {
    const held = latest.current;
    clearTimeout(held.timer);
    held.remove?.();
    held.remove = undefined;
    if (!element.current) return;
    const next = held.codec.parse(element.current.value);
    if (next === held.committed) return;
    held.committed = next;
    held.onChange(next);
  }, []);

  const onInput = useCallback(() => {
    const held = latest.current;
    held.remove ??= pending.addText(commit);
    clearTimeout(held.timer);
    held.timer = window.setTimeout(() => whenIdle(() => startTransition(commit)), PAUSE);
  }, [commit, pending]);

  const onBlur = useCallback(() => {
    commit();
    const { codec: ours, committed } = latest.current;
    if (element.current) show(element.current, ours.format(committed));
  }, [commit]);

  useEffect(() => {
    const held = latest.current;
    if (value === held.committed || held.remove) return;
    held.committed = value;
    if (element.current) show(element.current, held.codec.format(value));
  }, [value]);

  // An input that goes (its condition no longer holds) hands over what it has.
  useEffect(() => {
    const held = latest.current;
    return () => {
      if (held.remove) commit();
    };
  }, [commit]);

  const ref = element as RefObject<HTMLInputElement & HTMLTextAreaElement>;
  const defaultValue = useMemo(() => codec.format(latest.current.committed), [codec]);
  return { ref, defaultValue, onInput, onBlur };
}

/** Writing the same text would move the caret. */
function show(element: TextElement, text: string): void {
  if (element.value !== text) element.value = text;
}

function whenIdle(work: () => void): void {
  if ('requestIdleCallback' in window) window.requestIdleCallback(work, { timeout: 500 });
  else work();
}
