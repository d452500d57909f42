import { parsePath, type Path } from '../definition/values';
import { controlId } from './controlId';

const FOCUSABLE = 'input, select, textarea, button, [tabindex]';

/** Asks an element to bring the thing at a path inside it into sight (detail: the Path). */
export const REVEAL = 'rg-reveal';

/**
 * Brings the control of a dotted path to the visitor and focuses it: the control itself, or the
 * nearest thing around it that is on the page (a closed dialog's button, a list).
 */
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

/** From the outside in, for what is brought into sight may have to bring something up itself. */
function reveal(path: Path): void {
  for (let depth = 1; depth < path.length; depth += 1) {
    const element = document.getElementById(controlId(path.slice(0, depth)));
    element?.dispatchEvent(new CustomEvent(REVEAL, { detail: path }));
  }
}
