import { expect, it } from 'vitest';
import { groupRow, groupsIn } from '../../src/definition/keywords/groups';
import { referenceOf } from '../../src/definition/keywords/reference';
import { KEYWORD_NAMES } from '../../src/definition/keywords/siblings';
import { isRecord } from '../../src/definition/model/values';
import { everything } from '../fixtures/services';

/** Returns every key of a part of a file, and every text that is the value of one. */
function usedIn(part: unknown): string[] {
  if (Array.isArray(part)) return part.flatMap(usedIn);
  if (!isRecord(part)) return [];
  return Object.entries(part).flatMap(([key, value]) => [
    key,
    ...(typeof value === 'string' ? [`${key}: ${value}`] : usedIn(value)),
  ]);
}

const used = new Set(usedIn([everything.form, everything.steps]));

/** Needs records of content, which the form has none of: services show it. */
const OF_CONTENT = 'refersTo';

const groups = groupsIn('forms');
const keywords = KEYWORD_NAMES.filter(
  (name) => name !== OF_CONTENT && referenceOf(name).of.some((group) => groups.includes(group)),
);
const kinds = (['widget', 'format', 'wire'] as const).flatMap((keyword) =>
  groups.flatMap((group) => (groupRow(group)[keyword] ?? []).map((kind) => `${keyword}: ${kind}`)),
);

it.each([...new Set([...keywords, ...kinds])])(
  'shows %s in the form that has everything',
  (name) => {
    expect(used).toContain(name);
  },
);
