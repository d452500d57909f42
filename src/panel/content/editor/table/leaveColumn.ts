/** Moves the focus off a column that goes: to the next head, else to the one before, else to where rows are added. */
export function leaveColumn(button: Element): void {
  const head = button.closest('th');
  const isLast = head?.nextElementSibling?.tagName !== 'TH';
  const beside = isLast ? head?.previousElementSibling : head;
  const next =
    beside?.querySelector<HTMLElement>('input,button') ??
    button.closest('fieldset')?.querySelector<HTMLElement>(':scope > .row > button');
  next?.focus();
}
