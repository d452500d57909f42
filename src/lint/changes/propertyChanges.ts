import { type Field, isNote } from '../../definition/model/field';
import { pointer, pointerParts } from '../base/checkIssue';
import type { Effects } from './effects';
import { type FieldChange, fieldChanges, type Group, said } from './fieldChanges';

/**
 * Returns the changes of a shape, including groups and rows.
 * @param at JSON pointer of the properties
 */
export function propertyChanges(
  [before, after]: readonly [Group, Group],
  at: string,
  effects: Effects,
): FieldChange[] {
  const [old, now] = [before.properties, after.properties];
  const added = Object.keys(now).filter((name) => !Object.hasOwn(old, name));
  const renamed = new Set<string>();
  const gone = Object.keys(old)
    .filter((name) => !Object.hasOwn(now, name))
    .map((name): FieldChange => {
      const heir = added.find((one) => !renamed.has(one) && isAlike(old[name], now[one]));
      if (heir === undefined)
        return change('removed', at, name, old, `"${name}" is no longer asked`, effects.removed);
      renamed.add(heir);
      const problem = `"${name}" is now called "${heir}"`;
      return change('renamed', at + pointer(heir), heir, now, problem, effects.renamed);
    });
  return [
    ...gone,
    ...added
      .filter((name) => !renamed.has(name))
      .map((name) => {
        const isRequired = effects.isRequired(after, name);
        const problem = `"${name}" is new${isRequired ? ', and required' : ''}`;
        const code = isRequired ? 'addedRequired' : 'added';
        const field = now[name];
        const effect = field && isNote(field) ? effects.fits : effects.added;
        return change(code, at + pointer(name), name, now, problem, effect);
      }),
    ...Object.keys(now).flatMap((name): FieldChange[] => {
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

function inside([was, is]: readonly [Field, Field], at: string, effects: Effects): FieldChange[] {
  if ('properties' in was && 'properties' in is) {
    const here = `${at}/properties`;
    const order = ({ properties }: Group, other: Group) =>
      Object.keys(properties).filter((name) => Object.hasOwn(other.properties, name));
    const isSame = said(order(was, is)) === said(order(is, was));
    const problem = 'its fields come in another order';
    const own = { name: pointerParts(at).at(-1) ?? '', label: is.label };
    return [
      ...(effects.none === undefined || isSame
        ? []
        : [{ at: here, problem, effect: effects.none, code: 'reordered' as const, ...own }]),
      ...propertyChanges([was, is], here, effects),
    ];
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
): FieldChange[] {
  const is = effects.isRequired(after, name);
  if (effects.required === undefined || effects.isRequired(before, name) === is) return [];
  const now = after.properties;
  return is
    ? [change('required', at, name, now, `"${name}" is required now`, effects.required)]
    : [change('optional', at, name, now, `"${name}" is no longer required`, effects.fits)];
}

function change(
  code: FieldChange['code'],
  at: string,
  name: string,
  fields: Group['properties'],
  problem: string,
  effect: string,
): FieldChange {
  return { at, problem, effect, code, name, label: fields[name]?.label ?? ['', '', ''] };
}

/** Returns whether two fields are probably the same question: same type and same label. */
const isAlike = (one: Field | undefined, other: Field | undefined): boolean =>
  JSON.stringify([one?.type, one?.label]) === JSON.stringify([other?.type, other?.label]);
