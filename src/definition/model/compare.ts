import { NO_SIBLINGS } from '../keywords/siblings';
import { type Comparisons, type Field, isString, type Order } from './field';
import type { Json } from './values';

/** A field, or what an input reads of it. */
interface Compared {
  readonly compare?: Comparisons | undefined;
}

/** Returns what an answer is compared with. */
export const operandsOf = ({ compare }: Compared, order: Order): readonly string[] =>
  [compare?.[order] ?? []].flat();

/** Returns whether a date must not be in the past (`notBefore`), or not in the future (`notAfter`). */
export const isBoundToday = (field: Compared, order: Order): boolean =>
  operandsOf(field, order).includes('today');

/** Returns the sibling that a date must not be before, which it follows until somebody changes it. */
export const followedBy = (field: Compared): string | undefined =>
  (['after', 'notBefore'] as const)
    .flatMap((order) => operandsOf(field, order))
    .find((name) => !NO_SIBLINGS.has(name));

/** Returns whether an answer only repeats another one (`same`): it is neither sent nor shown among the answers. */
export const isRepeat = (field: Field<unknown>): boolean =>
  isString(field) && field.compare?.same !== undefined;

/** Returns whether two answers are the same. Of e-mails, neither case nor spaces count. */
export function isSame(one: string, other: Json | undefined, format: string | undefined): boolean {
  const plain = (text: string) =>
    format === 'email' ? text.replaceAll(/\s/gu, '').toLowerCase() : text.trim();
  return typeof other === 'string' && plain(one) === plain(other);
}
