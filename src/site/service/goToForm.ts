/**
 * Leads to the application form inside an element, for somebody who has just chosen above it what the
 * form is about: eyes by scrolling, keyboard and screen reader by the focus.
 */
export function goToForm(page: HTMLElement | null): void {
  goTo(page?.querySelector<HTMLElement>('.service-form') ?? null);
}

/** Leads to an element that takes the focus only so. */
export function goTo(form: HTMLElement | null): void {
  if (!form) return;
  form.tabIndex = -1;
  form.focus({ preventScroll: true });
  form.scrollIntoView({ block: 'start', behavior: scrollBehavior() });
}

/** Smooth, unless the visitor wants nothing to move. */
export const scrollBehavior = (): ScrollBehavior =>
  matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth';
