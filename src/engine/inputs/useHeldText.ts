import { useEffect, useLayoutEffect, useState } from 'react';
import { quietInput } from './quietInput';
import { type HeldReport, useHeldReport } from './useHeldReport';

/** Converts between text and value: pure, and parse(format(value)) is the value. */
export interface TextCodec<V> {
  parse(text: string): V | undefined;
  format(value: V | undefined): string;
}

type TextControl = HTMLInputElement | HTMLTextAreaElement;

/** What a text control has of its last render. */
interface Rendered<V> {
  readonly value: V | undefined;
  readonly onChange: (value: V | undefined) => void;
  readonly codec: TextCodec<V>;
}

/**
 * Manages an uncontrolled text control. The element holds the text, so that typing costs no more
 * than in a plain input; the form gets the value when typing pauses, on Enter, on blur or unmount,
 * and when the holder flushes it. On blur the normalised value is shown.
 */
export function useHeldText<V>(
  value: V | undefined,
  onChange: (value: V | undefined) => void,
  codec: TextCodec<V>,
) {
  // One object instead of a hook for each function: a form has many inputs.
  const [heldText] = useState(() => createHeldText<V>({ value, onChange, codec }));
  const report = useHeldReport(heldText.report);
  // Before there is any event.
  useLayoutEffect(() => heldText.connect(report), [heldText, report]);
  useEffect(() => heldText.rendered({ value, onChange, codec }));
  return heldText;
}

function createHeldText<V>(first: Rendered<V>) {
  let held: HeldReport | undefined;
  let element: TextControl | undefined;
  let latest = first;
  /** The last value exchanged with the form. */
  let known = first.value;
  /** The browser has not placed the caret yet. */
  let isUntouched = true;

  const tell = (next: V | undefined) => {
    const before = known;
    known = next;
    // The form may not have the last one yet.
    if (next !== before || next !== latest.value) latest.onChange(next);
  };
  const show = (next: V | undefined) => {
    const text = latest.codec.format(next);
    // Writing the same text would move the caret.
    if (!element || element.value === text) return;
    // A preset may change while its field has the focus: typing must still replace it.
    const isSelected = element === document.activeElement && isWholeSelected(element);
    element.value = text;
    if (isSelected) element.select();
  };
  /** Returns the form's value after flushing. */
  const read = () => {
    held?.commit();
    return known;
  };
  const attach = (control: TextControl | null) => {
    if (!control) return undefined;
    element = control;
    writeFirst(control, latest.codec.format(latest.value));
    const unhear = quietInput(control, () => held?.hold(control.value));
    return () => {
      unhear();
      element = undefined;
    };
  };
  return {
    control: {
      ref: attach,
      onFocus() {
        if (element && isUntouched && isAtStart(element)) {
          element.setSelectionRange(element.value.length, element.value.length);
        }
        isUntouched = false;
      },
      onBlur: () => show(read()),
      onKeyDown({ key }: { key: string }) {
        if (key === 'Enter') held?.commit();
      },
    },
    report: (text: string) => tell(latest.codec.parse(text)),
    connect(report: HeldReport) {
      held = report;
    },
    read,
    put(next: V | undefined) {
      held?.drop();
      show(next);
      tell(next);
    },
    rendered(now: Rendered<V>) {
      const isChanged = now.value !== latest.value;
      latest = now;
      if (!isChanged) return;
      if (now.value !== known && !held?.isHeld()) {
        known = now.value;
        show(now.value);
      }
      if (element) element.defaultValue = now.codec.format(now.value);
    },
  };
}

/**
 * Writes a control's first text as its default: after a change of its value, the browser would tell that the selection
 * has changed, and lay out for that what is off screen. React empties the default of a textarea.
 */
function writeFirst(control: TextControl, text: string): void {
  if (text === '') return;
  if (control.type === 'text') control.defaultValue = text;
  else control.value = text;
}

const isWholeSelected = ({ selectionStart, selectionEnd, value }: TextControl): boolean =>
  selectionStart === 0 && selectionEnd === value.length;

/** A default leaves the caret there, a value that is set moves it to the end. */
const isAtStart = ({ type, selectionEnd }: TextControl): boolean =>
  type === 'text' && selectionEnd === 0;
