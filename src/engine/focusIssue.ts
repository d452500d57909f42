import { parsePath, type Path } from '../definition/model/values';
import { controlId } from './controlId';

const FOCUSABLE = 'input, select, textarea, button, [tabindex]';

/** The event that asks an element to show the element at a path inside it (detail: the Path). */
export const REVEAL = 'rg-reveal';

/** Focuses the control of a dotted path, or its nearest rendered parent (a closed dialog, a list), in view. */
export function focusIssue(path: string): void {
  let keys = parsePath(path);
  reveal(keys);
  for (; keys.length > 0; keys = keys.slice(0, -1)) {
    const element = document.getElementById(controlId(keys));
    if (!element) continue;
    const target = element.matches(FOCUSABLE)
      ? element
      : element.querySelector<HTMLElement>(FOCUSABLE);
    if (!target) continue;
    target.focus({ preventScroll: true });
    element.closest('.rg-field')?.scrollIntoView({ block: 'center' });
    return;
  }
}

/** From the outside in, since each element may have to render the next. */
function reveal(path: Path): void {
  for (let depth = 1; depth < path.length; depth += 1) {
    const element = document.getElementById(controlId(path.slice(0, depth)));
    element?.dispatchEvent(new CustomEvent(REVEAL, { detail: path }));
  }
}
