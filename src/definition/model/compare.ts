import { type AnswerOf, evaluate, type Expression } from './calculate';
import { dayAfter } from './clock';
import { type Comparisons, type Field, isString, type Order } from './field';
import { FORMATS } from './formats';
import type { Json } from './values';

/** A field, or what an input reads of it. */
interface Compared {
  readonly compare?: Comparisons | undefined;
}

/** Returns what an answer is compared with. */
export const operandsOf = ({ compare }: Compared, order: Order): readonly Expression[] =>
  [compare?.[order] ?? []].flat();

/** Returns whether a date must not be in the past (`notBefore`), or not in the future (`notAfter`). */
export const isBoundToday = (field: Compared, order: Order): boolean =>
  operandsOf(field, order).includes('today');

/** Returns the days that a date is compared with; with `after`, the day behind them. */
const daysOf = (field: Compared, order: Order, answerOf: AnswerOf, today: string): string[] =>
  operandsOf(field, order).flatMap((operand) => {
    const day = operand === 'today' ? today : evaluate(operand, answerOf, today);
    if (typeof day !== 'string' || !FORMATS.date.test(day)) return [];
    return [order === 'after' ? dayAfter(day) : day];
  });

/** Returns the earliest day that other answers allow, which a date that was not changed follows. */
export const earliestDay = (
  field: Compared,
  answerOf: AnswerOf,
  today: string,
): string | undefined =>
  (['after', 'notBefore'] as const)
    .flatMap((order) => daysOf(field, order, answerOf, today))
    .sort()
    .at(-1);

/** Returns the latest day that other answers allow. */
export const latestDay = (field: Compared, answerOf: AnswerOf, today: string): string | undefined =>
  daysOf(field, 'notAfter', answerOf, today).sort()[0];

/** Returns whether an answer only repeats another one (`same`): it is neither sent nor shown among the answers. */
export const isRepeat = (field: Field<unknown>): boolean =>
  isString(field) && field.compare?.same !== undefined;

/** Returns whether two answers are the same. Of e-mails, neither case nor spaces count. */
export function isSame(one: string, other: Json | undefined, format: string | undefined): boolean {
  const plain = (text: string) =>
    format === 'email' ? text.replaceAll(/\s/gu, '').toLowerCase() : text.trim();
  return typeof other === 'string' && plain(one) === plain(other);
}
