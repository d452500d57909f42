/** Where somebody is in a form: the control with the focus, the caret in it, how far the page is scrolled. */
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

/** Goes back there, as far as it is still there; the focus only where this document has it. */
export function goBackTo({ control, selection, scroll }: Place, takesFocus: boolean): void {
  window.scrollTo({ top: scroll, behavior: 'instant' });
  const element = control && takesFocus ? document.getElementById(control) : null;
  if (!element) return;
  // A frame is not where keys go by the focus of its parts alone.
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

/** Keeps the place of this frame over a reload, for the tab. */
export function keepPlace(form: string): void {
  if (document.hasFocus()) sessionStorage.setItem(KEY + form, JSON.stringify(placeNow()));
}

/** The place that was kept, once. */
export function takePlace(form: string): Place | undefined {
  const kept = sessionStorage.getItem(KEY + form);
  sessionStorage.removeItem(KEY + form);
  return kept === null ? undefined : (JSON.parse(kept) as Place);
}
