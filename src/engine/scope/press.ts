/*
 * A press is under way from where a pointer goes down until its click. Nothing may move in between: where a press ends
 * on another element than it began on, the browser makes no click of it.
 */

/** What takes longer, in milliseconds, is no click: it became a selection, or ended in a select's own list. */
const LONGEST = 1500;

let watchers = 0;
/** Undefined while no press is under way. */
let timer: number | undefined;
const waiting = new Set<() => void>();

/** Looks out for presses on the page; the answer ends that. */
export function watchPresses(): () => void {
  watchers += 1;
  if (watchers === 1) {
    window.addEventListener('pointerdown', begin, true);
    window.addEventListener('click', end, true);
  }
  return () => {
    watchers -= 1;
    if (watchers > 0) return;
    window.removeEventListener('pointerdown', begin, true);
    window.removeEventListener('click', end, true);
    end();
  };
}

/**
 * Does something that may move the page: when the press is over that is under way, else at once. Whoever
 * hears the click finds it done.
 */
export function afterPress(work: () => void): void {
  if (timer === undefined) work();
  else waiting.add(work);
}

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
