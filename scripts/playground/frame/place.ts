/** The user's position in a form: the focused control, its text selection, the scroll offset. */
export interface Place {
  readonly control: string | undefined;
  readonly selection: readonly [from: number, to: number] | undefined;
  readonly scroll: number;
}

export function placeNow(): Place {
  const active = document.activeElement;
  const control = active === document.body ? undefined : active?.id;
  return { control, selection: selectionIn(active), scroll: window.scrollY };
}

/** Restores a position as far as it still exists; takes the focus only if this document had it. */
export function goBackTo({ control, selection, scroll }: Place, takesFocus: boolean): void {
  window.scrollTo({ top: scroll, behavior: 'instant' });
  const element = control && takesFocus ? document.getElementById(control) : null;
  if (!element) return;
  // Focusing an element does not move keyboard input to its frame.
  window.focus();
  element.focus({ preventScroll: true });
  if (selection && isText(element)) element.setSelectionRange(...selection);
}

function selectionIn(element: Element | null): Place['selection'] {
  if (!isText(element) || element.selectionStart === null) return undefined;
  return [element.selectionStart, element.selectionEnd ?? element.selectionStart];
}

const isText = (element: Element | null): element is HTMLInputElement | HTMLTextAreaElement =>
  (element instanceof HTMLInputElement &&
    /^(?:text|tel|search|url|password)$/u.test(element.type)) ||
  element instanceof HTMLTextAreaElement;

const KEY = 'playground-place:';

/** Stores the position in this frame over a reload, in session storage. */
export function keepPlace(form: string): void {
  if (document.hasFocus()) sessionStorage.setItem(KEY + form, JSON.stringify(placeNow()));
}

/** Returns the stored position and removes it. */
export function takePlace(form: string): Place | undefined {
  const kept = sessionStorage.getItem(KEY + form);
  sessionStorage.removeItem(KEY + form);
  return kept === null ? undefined : (JSON.parse(kept) as Place);
}
