import type { Json, Values } from '../../definition/model/values';
import type { FormDraft } from './draft';
import { isSameAnswers } from './presetValues';

/** What was filled in. */
export type DraftContent = Pick<FormDraft, 'values' | 'unsaved'>;

/** Returns what is theirs, except where ours was changed since both were the same. */
export function mergeContent(
  ours: DraftContent,
  common: DraftContent,
  theirs: DraftContent,
): DraftContent {
  return {
    values: merge(ours.values, common.values, theirs.values),
    unsaved: merge(ours.unsaved, common.unsaved, theirs.unsaved) as DraftContent['unsaved'],
  };
}

function merge(ours: Values, common: Values, theirs: Values): Values {
  const names = [...new Set([...Object.keys(ours), ...Object.keys(theirs)])];
  const merged = names.map((name): [string, Json | undefined] => {
    const isUnchanged = JSON.stringify(ours[name]) === JSON.stringify(common[name]);
    return [name, isUnchanged ? theirs[name] : ours[name]];
  });
  return Object.fromEntries(merged.filter(([, value]) => value !== undefined));
}

export const isSameContent = (some: DraftContent, other: DraftContent): boolean =>
  isSameAnswers(some.values, other.values) && isSameAnswers(some.unsaved, other.unsaved);
