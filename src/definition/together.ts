import type { ObjectField, Shape, Together } from './field';
import type { Values } from './values';

/** The bound that an object's numbers have together, if it has one. */
export const togetherOf = <W>(shape: Shape<W>): Together<W> | undefined =>
  (shape as Partial<ObjectField<W>>).together;

/** What the answers to its fields add up to. */
export function addedUp({ fields }: Together<unknown>, values: Values): number {
  return fields.reduce((sum, name) => {
    const value = values[name];
    return typeof value === 'number' ? sum + value : sum;
  }, 0);
}
