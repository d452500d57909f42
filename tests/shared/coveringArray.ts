/** Each factor with its values, by name. */
type Factors = Readonly<Record<string, readonly unknown[]>>;

/** One value of each factor. */
type Row<F extends Factors> = { readonly [Name in keyof F]: F[Name][number] };

/** A value of a factor by its index in it; undefined: any. */
type Choice = readonly (number | undefined)[];

/**
 * Returns combinations of values in which every value of a factor meets every value of every other factor at
 * least once: all pairs, or all groups of `strength` values. Far fewer than all combinations, and the same ones
 * for the same factors.
 */
export function coveringArray<const F extends Factors>(factors: F, strength = 2): Row<F>[] {
  const names = Object.keys(factors);
  const sizes = names.map((name) => factors[name]?.length ?? 0);
  const open = new Map(groups(sizes, strength).map((group) => [keyOf(group), group]));
  const rows: Row<F>[] = [];
  for (const first of [...open.values()]) {
    if (!open.has(keyOf(first))) continue;
    const row = sizes.reduce((chosen, _, factor) => filled(chosen, factor, sizes, open), first);
    for (const [key, group] of open) if (isIn(group, row)) open.delete(key);
    const values = names.map((name, factor) => [name, factors[name]?.[row[factor] ?? 0]]);
    rows.push(Object.fromEntries(values) as Row<F>);
  }
  return rows;
}

/** Gives a factor the value with which most open groups can still come true; of equals, one by turns. */
function filled(
  chosen: Choice,
  factor: number,
  sizes: readonly number[],
  open: ReadonlyMap<string, Choice>,
): Choice {
  if (chosen[factor] !== undefined) return chosen;
  const candidates = Array.from({ length: sizes[factor] ?? 0 }, (_, value) => {
    const row = chosen.with(factor, value);
    const gained = [...open.values()].filter(
      (group) => group[factor] === value && couldBeIn(group, row),
    );
    return { row, gain: gained.length };
  });
  const most = Math.max(...candidates.map(({ gain }) => gain));
  const best = candidates.filter(({ gain }) => gain === most);
  return best[open.size % best.length]?.row ?? chosen;
}

/** All groups of values of `strength` different factors. */
function groups(sizes: readonly number[], strength: number, factor = 0): Choice[] {
  if (strength === 0) return [sizes.map(() => undefined)];
  if (factor >= sizes.length) return [];
  const withThis = groups(sizes, strength - 1, factor + 1).flatMap((rest) =>
    Array.from({ length: sizes[factor] ?? 0 }, (_, value) => rest.with(factor, value)),
  );
  return [...withThis, ...groups(sizes, strength, factor + 1)];
}

const keyOf = (group: Choice): string => group.map((value) => value ?? '').join();

const isIn = (group: Choice, row: Choice): boolean =>
  group.every((value, factor) => value === undefined || value === row[factor]);

const couldBeIn = (group: Choice, row: Choice): boolean =>
  group.every(
    (value, factor) => value === undefined || row[factor] === undefined || value === row[factor],
  );
