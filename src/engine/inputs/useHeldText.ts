import { type KeyboardEvent, useContext, useLayoutEffect, useState } from 'react';
import { updatePlaceholder } from './direction';
import { HoldingContext } from './holding';
import { createHeldReport } from './useHeldReport';

/** Converts between text and value: pure, and parse(format(value)) is the value. */
export interface TextCodec<V> {
  parse(text: string): V | undefined;
  format(value: V | undefined): string;
}

/** Returns the value after a step up (1) or down (-1); undefined: it stays. */
type Stepped<V> = (by: number, value: V | undefined) => V | undefined;

interface Connected<V> {
  readonly value: V | undefined;
  readonly onChange: (value: V | undefined) => void;
  readonly codec: TextCodec<V>;
  readonly stepped?: Stepped<V> | undefined;
}

const STEPS: Readonly<Record<string, number>> = { ArrowUp: 1, ArrowDown: -1 };

type TextControl = HTMLInputElement | HTMLTextAreaElement;

const isWholeSelected = ({ selectionStart, selectionEnd, value }: TextControl): boolean =>
  selectionStart === 0 && selectionEnd === value.length;

/**
 * Manages an uncontrolled text control. The element holds the text, so that typing costs no more
 * than in a plain input; the form gets the value when typing pauses, on Enter, on blur or unmount,
 * and when the holder flushes it. On blur the normalised value is shown.
 * @param stepped used by the arrow keys and by `step`. Left out: the arrows move the caret
 */
export function useHeldText<V>(
  value: V | undefined,
  onChange: (value: V | undefined) => void,
  codec: TextCodec<V>,
  stepped?: Stepped<V>,
) {
  const holding = useContext(HoldingContext);
  const [held] = useState(() => createHeldText<V>({ value, onChange, codec, stepped }));
  useLayoutEffect(() => held.connect({ value, onChange, codec, stepped }, holding));
  const { read, put, step } = held;
  return { control: held.control(value), read, put, step };
}

export type HeldControl = ReturnType<ReturnType<typeof createHeldText>['control']>;

/** Connects a text control with the form, outside of React: there is one for each text of a form. */
export function createHeldText<V>(connected: Connected<V>) {
  let latest = connected;
  /** The last value exchanged with the form. */
  let known = connected.value;
  let element: TextControl | null = null;
  const report = createHeldReport();

  const tell = (next: V | undefined): void => {
    const before = known;
    known = next;
    // The form may not have the last one yet.
    if (next !== before || next !== latest.value) latest.onChange(next);
  };
  const parse = (text: string): void => tell(latest.codec.parse(text));
  const hold = (control: TextControl): void => {
    updatePlaceholder(control);
    report.hold(control.value);
  };
  /** Holds a text that the form does not know: programs that fill in forms may send no event, or only `change`. */
  const find = (): void => {
    if (element && element.value !== latest.codec.format(known)) hold(element);
  };
  const show = (next: V | undefined): void => {
    const text = latest.codec.format(next);
    // Writing the same text would move the caret.
    if (!element || element.value === text) return;
    // A preset may change while its field has the focus: typing must still replace it.
    const isSelected = element === document.activeElement && isWholeSelected(element);
    element.value = text;
    updatePlaceholder(element);
    if (isSelected) element.select();
  };
  /** Returns the form's value after flushing. */
  const read = (): V | undefined => {
    report.commit();
    return known;
  };
  const put = (next: V | undefined): void => {
    report.drop();
    show(next);
    tell(next);
  };
  const step = (by: number): void => {
    const next = latest.stepped?.(by, read());
    if (next !== undefined) put(next);
  };
  const attach = (control: TextControl | null): (() => void) | undefined => {
    if (!control) return undefined;
    element = control;
    control.addEventListener('change', find);
    const release = captureTyping(control, () => hold(control));
    return () => {
      control.removeEventListener('change', find);
      release();
      report.commit();
      element = null;
    };
  };
  const leave = (): void => {
    find();
    show(read());
  };
  const press = (event: KeyboardEvent): void => {
    if (event.key === 'Enter') report.commit();
    const by = STEPS[event.key];
    if (!latest.stepped || by === undefined) return;
    event.preventDefault();
    step(by);
  };
  return {
    /** Sets what the control is connected to, and shows another value if none is typed. */
    connect(next: Connected<V>, holding: Parameters<typeof report.connect>[1]): void {
      const isOther = next.value !== latest.value;
      latest = next;
      report.connect(parse, holding);
      if (!isOther || next.value === known || report.isHeld()) return;
      known = next.value;
      show(known);
    },
    /** Returns the props of the control, which shows the value when it is mounted. */
    control: (value: V | undefined) => ({
      ref: attach,
      defaultValue: latest.codec.format(value),
      onBlur: leave,
      onKeyDown: press,
    }),
    read,
    put,
    step,
  };
}

const listeners = new WeakMap<EventTarget, () => void>();

const EVENTS = [
  'keydown',
  'keypress',
  'keyup',
  'beforeinput',
  // Chromium's and Safari's, with each text that is typed.
  'textInput',
  'input',
  'selectionchange',
] as const;

let captured = 0;

/**
 * Calls the listener on each input event of a control, and keeps typing away from React; returns a function that stops
 * it. React listens on its root to all events and looks up each one twice; for a key in a long text that costs more than
 * everything else here. Events of plain keys are captured on the window and stopped before they reach React. Keys with
 * other functions (Enter, Escape, Tab, shortcuts) pass.
 */
function captureTyping(control: TextControl, listener: () => void): () => void {
  listeners.set(control, listener);
  captured += 1;
  if (captured === 1) for (const name of EVENTS) window.addEventListener(name, capture, true);
  return () => {
    listeners.delete(control);
    captured -= 1;
    if (captured === 0) for (const name of EVENTS) window.removeEventListener(name, capture, true);
  };
}

function capture(event: Event): void {
  const listener = event.target ? listeners.get(event.target) : undefined;
  if (!listener || !writes(event)) return;
  event.stopPropagation();
  if (event.type === 'input') listener();
}

function writes(event: Event): boolean {
  if (!(event instanceof KeyboardEvent)) return true;
  return event.key.length === 1 && !event.ctrlKey && !event.metaKey && !event.altKey;
}
