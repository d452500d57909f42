import type { Field } from '../../definition/model/field';
import { pointer } from '../base/checkIssue';
import type { Effects } from './effects';
import { type Change, fieldChanges, type Group } from './fieldChanges';

/**
 * Returns the changes of a shape, including groups and rows.
 * @param at JSON pointer of the properties
 */
export function propertyChanges(
  [before, after]: readonly [Group, Group],
  at: string,
  effects: Effects,
): Change[] {
  const [old, now] = [before.properties, after.properties];
  const added = Object.keys(now).filter((name) => !Object.hasOwn(old, name));
  const renamed = new Set<string>();
  const gone = Object.keys(old)
    .filter((name) => !Object.hasOwn(now, name))
    .map((name): Change => {
      const heir = added.find((one) => !renamed.has(one) && isSame(old[name], now[one]));
      if (heir === undefined) {
        return { at, problem: `"${name}" is no longer asked`, effect: effects.removed };
      }
      renamed.add(heir);
      const problem = `"${name}" is now called "${heir}"`;
      return { at: at + pointer(heir), problem, effect: effects.renamed };
    });
  return [
    ...gone,
    ...added
      .filter((name) => !renamed.has(name))
      .map((name) => ({
        at: at + pointer(name),
        problem: `"${name}" is new${effects.isRequired(after, name) ? ', and required' : ''}`,
        effect: effects.added,
      })),
    ...Object.keys(now).flatMap((name): Change[] => {
      const [was, is] = [old[name], now[name]];
      if (!Object.hasOwn(old, name) || !was || !is) return [];
      const here = at + pointer(name);
      return [
        ...required(name, here, [before, after], effects),
        ...fieldChanges(name, [was, is], here, effects),
        ...inside([was, is], here, effects),
      ];
    }),
  ];
}

function inside([was, is]: readonly [Field, Field], at: string, effects: Effects): Change[] {
  if ('properties' in was && 'properties' in is) {
    return propertyChanges([was, is], `${at}/properties`, effects);
  }
  if (!('items' in was && 'items' in is)) return [];
  const here = `${at}/items`;
  return [
    ...fieldChanges('items', [was.items, is.items], here, effects),
    ...inside([was.items, is.items], here, effects),
  ];
}

function required(
  name: string,
  at: string,
  [before, after]: readonly [Group, Group],
  effects: Effects,
): Change[] {
  const is = effects.isRequired(after, name);
  if (effects.required === undefined || effects.isRequired(before, name) === is) return [];
  return is
    ? [{ at, problem: `"${name}" is required now`, effect: effects.required }]
    : [{ at, problem: `"${name}" is no longer required`, effect: effects.fits }];
}

/** Returns whether two fields are probably the same question: same type and same label. */
const isSame = (one: Field | undefined, other: Field | undefined): boolean =>
  JSON.stringify([one?.type, one?.label]) === JSON.stringify([other?.type, other?.label]);
