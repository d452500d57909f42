import type { Json, Values } from '../../definition/model/values';
import type { FormDraft } from './draft';

export type DraftContent = Pick<FormDraft, 'values' | 'unsaved'>;

/** Returns what is theirs, except where ours was changed since both were the same. */
export const mergeContent = (
  ours: DraftContent,
  common: DraftContent,
  theirs: DraftContent,
): DraftContent => ({
  values: merge(ours.values, common.values, theirs.values),
  unsaved: merge(ours.unsaved, common.unsaved, theirs.unsaved),
});

type Named<V> = Readonly<Record<string, V>>;

function merge<V extends Json | undefined>(ours: Named<V>, common: Named<V>, theirs: Named<V>) {
  const isOurs = ([name]: readonly [string, unknown]) => !isSame(ours[name], common[name]);
  const kept = Object.entries(theirs).filter((entry) => !isOurs(entry));
  return Object.fromEntries([...kept, ...Object.entries(ours).filter(isOurs)]);
}

export const isSameContent = (some: DraftContent, other: DraftContent): boolean =>
  isSameAnswers(some.values, other.values) && isSameAnswers(some.unsaved, other.unsaved);

/** Compares two sets of answers, ignoring their order. */
export function isSameAnswers(some: Values, others: Values): boolean {
  const names = new Set([...Object.keys(some), ...Object.keys(others)]);
  return [...names].every((name) => isSame(some[name], others[name]));
}

/** Compares two answers; one that nobody has touched is the same object. */
const isSame = (some: unknown, other: unknown): boolean =>
  some === other || JSON.stringify(some) === JSON.stringify(other);
