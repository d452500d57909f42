import { type KeyboardEvent, useCallback, useEffect, useLayoutEffect, useRef } from 'react';
import { updatePlaceholder } from './direction';
import { quietInput } from './quietInput';
import { useHeldReport } from './useHeldReport';

/** Converts between text and value: pure, and parse(format(value)) is the value. */
export interface TextCodec<V> {
  parse(text: string): V | undefined;
  format(value: V | undefined): string;
}

const STEPS: Readonly<Record<string, number>> = { ArrowUp: 1, ArrowDown: -1 };

type TextControl = HTMLInputElement | HTMLTextAreaElement;

const isWholeSelected = ({ selectionStart, selectionEnd, value }: TextControl): boolean =>
  selectionStart === 0 && selectionEnd === value.length;

/**
 * Manages an uncontrolled text control. The element holds the text, so that typing costs no more
 * than in a plain input; the form gets the value when typing pauses, on Enter, on blur or unmount,
 * and when the holder flushes it. On blur the normalised value is shown.
 * @param stepped returns the value after a step up (1) or down (-1), by the arrow keys or `step`; undefined: it stays.
 *   Left out: the arrows move the caret
 */
export function useHeldText<V, E extends TextControl = HTMLInputElement>(
  value: V | undefined,
  onChange: (value: V | undefined) => void,
  codec: TextCodec<V>,
  stepped?: (by: number, value: V | undefined) => V | undefined,
) {
  const element = useRef<E>(null);
  /** The last value exchanged with the form. */
  const known = useRef(value);
  const latest = useRef({ value, onChange, codec });
  useEffect(() => {
    latest.current = { value, onChange, codec };
  });

  const tell = useCallback((next: V | undefined) => {
    const before = known.current;
    known.current = next;
    // The form may not have the last one yet.
    if (next !== before || next !== latest.current.value) latest.current.onChange(next);
  }, []);
  const report = useCallback((text: string) => tell(latest.current.codec.parse(text)), [tell]);
  const { hold, commit, drop, isHeld } = useHeldReport(report);

  const show = useCallback((next: V | undefined) => {
    const text = latest.current.codec.format(next);
    const { current } = element;
    // Writing the same text would move the caret.
    if (!current || current.value === text) return;
    // A preset may change while its field has the focus: typing must still replace it.
    const isSelected = current === document.activeElement && isWholeSelected(current);
    current.value = text;
    updatePlaceholder(current);
    if (isSelected) current.select();
  }, []);

  const put = useCallback(
    (next: V | undefined) => {
      drop();
      show(next);
      tell(next);
    },
    [drop, show, tell],
  );

  /** Holds a text that the form does not know: programs that fill in forms may send no event, or only `change`. */
  const find = useCallback(() => {
    const { current } = element;
    if (!current || current.value === latest.current.codec.format(known.current)) return;
    updatePlaceholder(current);
    hold(current.value);
  }, [hold]);

  /** Returns the form's value after flushing. */
  const read = useCallback(() => {
    commit();
    return known.current;
  }, [commit]);

  useEffect(() => {
    if (value === known.current || isHeld()) return;
    known.current = value;
    show(value);
  }, [value, isHeld, show]);

  // With the control itself: what is typed before an effect runs would be lost.
  useLayoutEffect(() => {
    const control = element.current;
    if (!control) return undefined;
    control.addEventListener('change', find);
    const unquiet = quietInput(control, () => {
      updatePlaceholder(control);
      hold(control.value);
    });
    return () => {
      control.removeEventListener('change', find);
      unquiet();
    };
  }, [hold, find]);

  const step = (by: number) => {
    const next = stepped?.(by, read());
    if (next !== undefined) put(next);
  };

  const control = {
    ref: element,
    defaultValue: codec.format(value),
    onBlur: () => {
      find();
      show(read());
    },
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key === 'Enter') commit();
      const by = STEPS[event.key];
      if (!stepped || by === undefined) return;
      event.preventDefault();
      step(by);
    },
  };
  return { control, read, put, step };
}
