/**
 * What aria-describedby of a control says: the ids of its help and of what is wrong with it.
 * @param id of the control, with which both begin
 */
export function describedBy(
  id: string,
  help: string | undefined,
  error: string | undefined,
): string | undefined {
  const ids = [help && `${id}-help`, error && `${id}-error`].filter(Boolean);
  return ids.length > 0 ? ids.join(' ') : undefined;
}
