/**
 * Keeps typing in text controls away from React. React listens on its root to all events and looks
 * up each one twice; for a key in a long text that costs more than everything else here. Events of
 * plain keys are captured on the window and stopped before they reach React. Keys with other
 * functions (Enter, Escape, Tab, shortcuts) pass.
 */
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

let heard = 0;

/** Calls the listener on each input event of the control; returns a function that stops it. */
export function quietInput(control: HTMLElement, listener: () => void): () => void {
  listeners.set(control, listener);
  heard += 1;
  if (heard === 1) for (const name of EVENTS) window.addEventListener(name, hear, true);
  return () => {
    listeners.delete(control);
    heard -= 1;
    if (heard === 0) for (const name of EVENTS) window.removeEventListener(name, hear, true);
  };
}

function hear(event: Event): void {
  const listener = event.target ? listeners.get(event.target) : undefined;
  if (!listener || !writes(event)) return;
  event.stopPropagation();
  if (event.type === 'input') listener();
}

function writes(event: Event): boolean {
  if (!(event instanceof KeyboardEvent)) return true;
  return event.key.length === 1 && !event.ctrlKey && !event.metaKey && !event.altKey;
}
