/* A press lasts from pointerdown until the click, or until the browser takes it for a scroll. Nothing should move in
   between: if a press ends on a different element, the browser sends its click elsewhere. */

/** Milliseconds after which a press is over whose end was not reported: a select's own list takes it. */
const LONGEST = 10_000;
/** Milliseconds between the end of a press and its click. Without one, text was selected. */
const CLICK_WITHIN = 500;

let watchers = 0;
/** Undefined if no press is in progress. */
let timer: number | undefined;
/** What was pressed, and where it was then. */
let pressed: { readonly element: HTMLElement; readonly at: DOMRect } | undefined;
const waiting = new Set<() => void>();

const LISTENERS = {
  pointerdown: begin,
  pointerup: () => timer !== undefined && endIn(CLICK_WITHIN),
  click,
  pointercancel: end,
  change: ({ target }: Event) => target instanceof HTMLSelectElement && endIn(0),
} as const;

/** Tracks presses on the page; returns a function that stops it. */
export function watchPointerPresses(): () => void {
  watchers += 1;
  if (watchers === 1) {
    for (const [name, listener] of Object.entries(LISTENERS))
      window.addEventListener(name, listener as EventListener, true);
  }
  return () => {
    watchers -= 1;
    if (watchers > 0) return;
    for (const [name, listener] of Object.entries(LISTENERS))
      window.removeEventListener(name, listener as EventListener, true);
    end();
  };
}

/**
 * Runs work that may move the page: after the press in progress, else immediately. Click handlers run after it, but
 * those of inputs that are checked before.
 */
export function afterPointerPress(work: () => void): void {
  if (timer === undefined) work();
  else waiting.add(work);
}

/** Resolves after the press in progress. */
export const pointerPressEnded = (): Promise<void> =>
  new Promise((resolve) => {
    afterPointerPress(resolve);
  });

const PRESSABLE = 'a[href], button, input, label, select, summary, textarea, [role="option"]';

function begin({ target, button }: PointerEvent): void {
  endIn(LONGEST);
  const element =
    button === 0 && target instanceof Element ? target.closest<HTMLElement>(PRESSABLE) : null;
  pressed = element ? { element, at: element.getBoundingClientRect() } : undefined;
}

function click(event: MouseEvent): void {
  const { target } = event;
  const missed = missedBy(event);
  pressed = undefined;
  // It was checked before any listener: what renders it again before React hears of that would undo it.
  if (target instanceof Element && target.matches('[type="checkbox"], [type="radio"]')) endIn(0);
  else end();
  if (!missed) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  missed.click();
}

/** Returns what was pressed if it has moved from under the pointer, so that its click goes elsewhere. */
function missedBy(event: MouseEvent): HTMLElement | undefined {
  // Keys and programs click, too.
  if (!pressed?.element.isConnected || event.detail === 0) return undefined;
  const { element, at } = pressed;
  const { clientX: x, clientY: y } = event;
  // Else the visitor has thought better of it, and moved the pointer away.
  const isWhereItWas = x >= at.left && x <= at.right && y >= at.top && y <= at.bottom;
  return isWhereItWas && !event.composedPath().includes(element) ? element : undefined;
}

function endIn(milliseconds: number): void {
  clearTimeout(timer);
  timer = window.setTimeout(end, milliseconds);
}

function end(): void {
  clearTimeout(timer);
  timer = undefined;
  const due = [...waiting];
  waiting.clear();
  for (const work of due) work();
}
