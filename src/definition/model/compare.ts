import { NO_SIBLINGS } from '../keywords/siblings';
import type { Comparisons, Order } from './field';

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
