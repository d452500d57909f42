import { showAllLanguages } from '../../data/texts/editedLanguage';
import { editorControlId } from '../editor/EditorContext';

const FOCUSABLE = 'input:not([hidden]), select, textarea, button';

/** Brings the control of a path into view and focus, or else the nearest one around it. */
export function focusPath(path: string): void {
  // After the errors have been drawn.
  setTimeout(() => {
    // The control of a language that is hidden comes with the others.
    if (!document.getElementById(editorControlId(path)) && showAllLanguages()) {
      focusPath(path);
      return;
    }
    let near = path;
    while (near !== '') {
      const control = document.getElementById(editorControlId(near));
      if (control) {
        control.scrollIntoView({ block: 'center' });
        const inner = control.matches('fieldset') ? control.querySelector(FOCUSABLE) : control;
        (inner instanceof HTMLElement ? inner : control).focus({ preventScroll: true });
        return;
      }
      near = near.slice(0, Math.max(0, near.lastIndexOf('.')));
    }
  }, 0);
}
