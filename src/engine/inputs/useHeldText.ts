import { startTransition, useCallback, useContext, useEffect, useRef } from 'react';
import { HoldingContext } from './holding';

/** How a text becomes a value and a value a text: pure, and parse(format(value)) is the value. */
export interface TextCodec<V> {
  parse(text: string): V | undefined;
  format(value: V | undefined): string;
}

type TextControl = HTMLInputElement | HTMLTextAreaElement;

/** Typing has paused for so long, in milliseconds, when the form gets the text. */
const PAUSE = 150;

interface Held<V> {
  /** What the person typed and the form does not have. */
  text?: string | undefined;
  /** What the form was told, or told us. */
  known: V | undefined;
  timer: number;
  letGo?: (() => void) | undefined;
}

/**
 * An uncontrolled one-line text control. The element keeps the text, so that a key costs what it costs
 * in a plain input; the form gets the value when typing pauses, on Enter, when the field is left or
 * goes away, and whenever the holder asks. Leaving the field shows the value in its normal spelling.
 */
export function useHeldText<V, E extends TextControl = HTMLInputElement>(
  value: V | undefined,
  onChange: (value: V | undefined) => void,
  codec: TextCodec<V>,
) {
  const holding = useContext(HoldingContext);
  const element = useRef<E>(null);
  const held = useRef<Held<V>>({ known: value, timer: 0 });
  const latest = useRef({ onChange, codec });
  useEffect(() => {
    latest.current = { onChange, codec };
  });

  const commit = useCallback(() => {
    const { text, known, timer, letGo } = held.current;
    clearTimeout(timer);
    letGo?.();
    if (text === undefined) return;
    const next = latest.current.codec.parse(text);
    held.current = { known: next, timer: 0 };
    if (next !== known) latest.current.onChange(next);
  }, []);

  const put = useCallback((next: V | undefined) => {
    const { timer, letGo, known } = held.current;
    clearTimeout(timer);
    letGo?.();
    held.current = { known: next, timer: 0 };
    show(element.current, latest.current.codec.format(next));
    if (next !== known) latest.current.onChange(next);
  }, []);

  /** What the form knows once it was told the rest. */
  const read = useCallback(() => {
    commit();
    return held.current.known;
  }, [commit]);

  const onInput = (event: { currentTarget: E }) => {
    const now = held.current;
    clearTimeout(now.timer);
    now.text = event.currentTarget.value;
    now.letGo ??= holding.add(commit);
    now.timer = window.setTimeout(() => startTransition(commit), PAUSE);
  };

  const onBlur = () => {
    commit();
    show(element.current, codec.format(held.current.known));
  };

  const onKeyDown = (event: { key: string }) => {
    if (event.key === 'Enter') commit();
  };

  useEffect(() => {
    const now = held.current;
    if (value === now.known || now.text !== undefined) return;
    now.known = value;
    show(element.current, latest.current.codec.format(value));
  }, [value]);

  useEffect(() => commit, [commit]);

  return {
    control: { ref: element, defaultValue: codec.format(value), onInput, onBlur, onKeyDown },
    read,
    put,
  };
}

/** Writing the same text would move the caret. */
function show(element: TextControl | null, text: string): void {
  if (element && element.value !== text) element.value = text;
}
