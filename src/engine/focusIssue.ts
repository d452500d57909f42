import { parsePath } from '../definition/values';
import { controlId } from './controlId';

const FOCUSABLE = 'input, select, textarea, button, [tabindex]';

/**
 * Brings the control of a dotted path to the visitor and focuses it: the control itself, or the
 * nearest thing around it that is on the page (a closed dialog's button, a list).
 */
export function focusIssue(path: string): void {
  let keys = parsePath(path);
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
