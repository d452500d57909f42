/** So many units of 10^-scale: sums and products are exact, as on paper, and the same on every machine. */
export interface Decimal {
  readonly units: bigint;
  readonly scale: number;
}

/** Returns the decimal that a finite number is written as. */
export function decimal(value: number): Decimal {
  const [digits = '', exponent = 0] = String(value).split('e');
  const [whole = '', fraction = ''] = digits.split('.');
  return { units: BigInt(whole + fraction), scale: fraction.length - Number(exponent) };
}

/** Returns the nearest number; undefined if it would not be finite. */
export function numberOf({ units, scale }: Decimal): number | undefined {
  const value = Number(`${units}e${-scale}`);
  return Number.isFinite(value) ? value : undefined;
}

const unitsAt = ({ units, scale }: Decimal, finer: number): bigint =>
  units * 10n ** BigInt(finer - scale);

const aligned =
  (apply: (a: bigint, b: bigint) => bigint) =>
  (a: Decimal, b: Decimal): Decimal => {
    const scale = Math.max(a.scale, b.scale);
    return { units: apply(unitsAt(a, scale), unitsAt(b, scale)), scale };
  };

export const plus = aligned((a, b) => a + b);

export const minus = aligned((a, b) => a - b);

export const times = (a: Decimal, b: Decimal): Decimal => ({
  units: a.units * b.units,
  scale: a.scale + b.scale,
});

export const isLess = (a: Decimal, b: Decimal): boolean => minus(a, b).units < 0n;

/** Rounds to some decimals, a half away from zero. */
export const rounded = (value: Decimal, scale: number): Decimal =>
  value.scale <= scale ? value : divided(value, decimal(1), scale);

/** Divides by a number that is not 0, to some decimals, a half away from zero. */
export function divided(value: Decimal, by: Decimal, scale: number): Decimal {
  const shift = scale + by.scale - value.scale;
  const units = value.units * 10n ** BigInt(Math.max(0, shift));
  const unit = by.units * 10n ** BigInt(Math.max(0, -shift));
  const half = (units < 0n ? -1n : 1n) * (unit < 0n ? -unit : unit);
  return { units: (2n * units + half) / (2n * unit), scale };
}
