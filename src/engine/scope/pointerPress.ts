/* A press lasts from pointerdown until the click, or until the browser takes it for a scroll. Nothing may move in
   between: if a press ends on a different element, the browser fires no click. */

/** Milliseconds after which a press will not end in a click: it selects text, or opened a select's own list. */
const LONGEST = 1500;

let watchers = 0;
/** Undefined if no press is in progress. */
let timer: number | undefined;
const waiting = new Set<() => void>();

/** Tracks presses on the page; returns a function that stops it. */
export function watchPointerPresses(): () => void {
  watchers += 1;
  if (watchers === 1) {
    window.addEventListener('pointerdown', begin, true);
    window.addEventListener('click', end, true);
    window.addEventListener('pointercancel', end, true);
  }
  return () => {
    watchers -= 1;
    if (watchers > 0) return;
    window.removeEventListener('pointerdown', begin, true);
    window.removeEventListener('click', end, true);
    window.removeEventListener('pointercancel', end, true);
    end();
  };
}

/** Runs work that may move the page: after the press in progress, else immediately. Click handlers run after it. */
export function afterPointerPress(work: () => void): void {
  if (timer === undefined) work();
  else waiting.add(work);
}

/** Resolves after the press in progress. */
export const pointerPressEnded = (): Promise<void> =>
  new Promise((resolve) => {
    afterPointerPress(resolve);
  });

function begin(): void {
  clearTimeout(timer);
  timer = window.setTimeout(end, LONGEST);
}

function end(): void {
  clearTimeout(timer);
  timer = undefined;
  const due = [...waiting];
  waiting.clear();
  for (const work of due) work();
}
