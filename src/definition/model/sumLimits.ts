import type { ObjectField, Shape, SumLimit } from './field';
import type { Values } from './values';

export const sumLimitsOf = <W>(shape: Shape<W>): SumLimit<W> | undefined =>
  (shape as Partial<ObjectField<W>>).together;

export function addedUp({ fields }: SumLimit<unknown>, values: Values): number {
  return fields.reduce((sum, name) => {
    const value = values[name];
    return typeof value === 'number' ? sum + value : sum;
  }, 0);
}
