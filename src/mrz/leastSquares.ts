/** A value, and the terms whose sum it should be, each times a coefficient. */
export type Sample = {
  readonly terms: readonly number[];
  readonly value: number;
  readonly weight: number;
};

/**
 * Returns the coefficients with the least squares, by elimination.
 * @param stiffness for each term how strongly it is held back
 */
export function leastSquares(samples: readonly Sample[], stiffness: readonly number[]): number[] {
  const count = stiffness.length;
  const rows = stiffness.map((stiff, n) => {
    const row = new Float64Array(count + 1);
    row[n] = stiff * samples.length + 1e-9;
    return row;
  });
  for (const { terms, value, weight } of samples) {
    for (const [i, row] of rows.entries()) {
      const a = terms[i]! * weight;
      for (let j = 0; j < count; j++) row[j] = row[j]! + a * terms[j]!;
      row[count] = row[count]! + a * value;
    }
  }
  for (let i = 0; i < count; i++) {
    let best = i;
    for (let k = i + 1; k < count; k++)
      if (Math.abs(rows[k]![i]!) > Math.abs(rows[best]![i]!)) best = k;
    [rows[i], rows[best]] = [rows[best]!, rows[i]!];
    const pivot = rows[i]!;
    for (const [k, row] of rows.entries()) {
      const factor = k === i ? 0 : row[i]! / pivot[i]!;
      if (factor !== 0) for (let j = i; j <= count; j++) row[j] = row[j]! - factor * pivot[j]!;
    }
  }
  return rows.map((row, i) => row[count]! / row[i]!);
}
