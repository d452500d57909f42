import type { Shape } from '../../definition/model/field';
import type { Handed } from '../../definition/model/prefill';
import type { Values } from '../../definition/model/values';
import { isTyped } from '../../definition/model/widget';

/** Returns the answers that the page passes (`prefill.from`), but for those that the visitor has typed. */
export function handedAnswers(shape: Shape<unknown>, handed: Handed, typed: Values = {}): Values {
  return Object.fromEntries(
    Object.entries(shape.properties).flatMap(([name, field]) => {
      const { prefill } = field;
      const isKept = typed[name] !== undefined && isTyped(field);
      return isFrom(prefill) && Object.hasOwn(handed, prefill.from) && !isKept
        ? [[name, handed[prefill.from]] as const]
        : [];
    }),
  );
}

const isFrom = (prefill: unknown): prefill is { readonly from: string } =>
  typeof prefill === 'object' && prefill !== null && 'from' in prefill;

/** Compares two sets of answers, ignoring their order. */
export function isSameAnswers(some: Values, others: Values): boolean {
  const names = new Set([...Object.keys(some), ...Object.keys(others)]);
  return [...names].every((name) => JSON.stringify(some[name]) === JSON.stringify(others[name]));
}
