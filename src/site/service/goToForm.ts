/** Scrolls to the page's application form and moves the focus there, after the visitor has made a choice above it. */
export const goToForm = (): void => goTo(document.querySelector<HTMLElement>('.service-form'));

/** Scrolls to an element and focuses it, also if it is not focusable by keyboard. */
export function goTo(form: HTMLElement | null): void {
  if (!form) return;
  form.tabIndex = -1;
  form.focus({ preventScroll: true });
  form.scrollIntoView({ block: 'start', behavior: scrollBehavior() });
}

/** Smooth, unless the visitor prefers reduced motion. */
export const scrollBehavior = (): ScrollBehavior =>
  matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth';
