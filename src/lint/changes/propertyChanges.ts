import type { Field } from '../../definition/model/field';
import type { Text } from '../../definition/model/text';
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
      if (heir === undefined) {
        return {
          at,
          problem: `"${name}" is no longer asked`,
          effect: effects.removed,
          code: 'removed',
          name,
          label: labelOf(old[name]),
        };
      }
      renamed.add(heir);
      const problem = `"${name}" is now called "${heir}"`;
      return {
        at: at + pointer(heir),
        problem,
        effect: effects.renamed,
        code: 'renamed',
        name: heir,
        label: labelOf(now[heir]),
      };
    });
  return [
    ...gone,
    ...added
      .filter((name) => !renamed.has(name))
      .map((name) => ({
        at: at + pointer(name),
        problem: `"${name}" is new${effects.isRequired(after, name) ? ', and required' : ''}`,
        effect: effects.added,
        code: effects.isRequired(after, name) ? ('addedRequired' as const) : ('added' as const),
        name,
        label: labelOf(now[name]),
      })),
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
    const own = {
      name: pointerParts(at).at(-1) ?? '',
      label: is.label,
      code: 'reordered' as const,
    };
    return [
      ...(effects.none === undefined || isSame
        ? []
        : [{ at: here, problem, effect: effects.none, ...own }]),
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
  const own = { name, label: labelOf(after.properties[name]) };
  return is
    ? [
        {
          at,
          problem: `"${name}" is required now`,
          effect: effects.required,
          code: 'required',
          ...own,
        },
      ]
    : [
        {
          at,
          problem: `"${name}" is no longer required`,
          effect: effects.fits,
          code: 'optional',
          ...own,
        },
      ];
}

const labelOf = (field: Field | undefined): Text => field?.label ?? ['', '', ''];

/** Returns whether two fields are probably the same question: same type and same label. */
const isAlike = (one: Field | undefined, other: Field | undefined): boolean =>
  JSON.stringify([one?.type, one?.label]) === JSON.stringify([other?.type, other?.label]);
