/** Returns options by their groups, in the order in which these first appear. */
export function groupsOf<T extends { readonly group?: string }>(
  options: readonly T[],
): [group: string | undefined, own: T[]][] {
  const groups = new Map<string | undefined, T[]>();
  for (const option of options)
    groups.set(option.group, [...(groups.get(option.group) ?? []), option]);
  return [...groups];
}
