/**
 * Moves the focus off the button of a column that is about to go: to the head that takes its place, else to the one
 * before, else to where rows are added.
 * @param control which control of a head takes it
 */
export function leaveColumn(button: Element, control: 'button' | 'input'): void {
  const head = button.closest('th');
  const isLast = head?.nextElementSibling?.tagName !== 'TH';
  const beside = isLast ? head?.previousElementSibling : head;
  const tools = [...(button.closest('fieldset')?.querySelectorAll('.pn-tools') ?? [])].at(-1);
  const next =
    beside?.querySelector<HTMLElement>(control) ?? tools?.querySelector<HTMLElement>('button');
  next?.focus();
}
