/**
 * Text controls whose typing React need not see. React listens on its root to every event there is and
 * looks each one up, twice; for a key in a long text that costs more than all the rest of ours. What a
 * plain key fires is heard here, on the window, before it reaches React, and goes no further. Keys that
 * do more than write (Enter, Escape, Tab, shortcuts) pass.
 */
const listeners = new WeakMap<EventTarget, () => void>();

const EVENTS = ['keydown', 'keypress', 'keyup', 'beforeinput', 'input', 'selectionchange'] as const;

let heard = 0;

/** Calls the listener at each input of the control; the answer takes it back. */
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
