import type { ObjectField, Shape, Together } from './field';
import type { Values } from './values';

export const sumLimitsOf = <W>(shape: Shape<W>): Together<W> | undefined =>
  (shape as Partial<ObjectField<W>>).together;

export function addedUp({ fields }: Together<unknown>, values: Values): number {
  return fields.reduce((sum, name) => {
    const value = values[name];
    return typeof value === 'number' ? sum + value : sum;
  }, 0);
}
