import type { ObjectField, Shape } from './field';
import type { Text } from './text';
import type { Values } from './values';

/** A limit on the sum of some number fields of an object. */
export interface SumLimit<W = Text> {
  readonly fields: readonly string[];
  readonly minimum?: number;
  readonly maximum: number;
  /** Shown for this many milliseconds when somebody exceeds it. */
  readonly notice: { readonly text: W; readonly timeout: number };
}

export const sumLimitsOf = <W>(shape: Shape<W>): SumLimit<W> | undefined =>
  (shape as Partial<ObjectField<W>>).together;

export function addedUp({ fields }: SumLimit<unknown>, values: Values): number {
  return fields.reduce((sum, name) => {
    const value = values[name];
    return typeof value === 'number' ? sum + value : sum;
  }, 0);
}
