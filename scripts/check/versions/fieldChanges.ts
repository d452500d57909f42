import type { Choice, Field } from '../../../src/definition/model/field';
import { pointer } from '../checkIssue';
import type { Effects } from './effects';

/** A change in what is asked, its position, and its effect on stored data. */
export interface Change {
  readonly at: string;
  readonly problem: string;
  readonly effect: string;
}

/** A form, a group in it, or a record. */
export interface Group {
  readonly properties: Readonly<Record<string, Field>>;
  readonly required?: readonly string[];
}

/** Returns the changes of a field, without those of the fields inside it. */
export function fieldChanges(
  name: string,
  [before, after]: readonly [Field, Field],
  at: string,
  effects: Effects,
): Change[] {
  if (said(kindOf(before)) !== said(kindOf(after))) {
    const problem = `"${name}" was ${said(kindOf(before))} and is ${said(kindOf(after))}`;
    return [{ at: `${at}/type`, problem, effect: effects.otherType }];
  }
  const [old, now]: Readonly<Record<string, unknown>>[] = [{ ...before }, { ...after }];
  const differs = (keyword: string) => said(old?.[keyword]) !== said(now?.[keyword]);
  return [
    ...choiceChanges(name, [before, after], at, effects),
    ...BOUNDS.filter(([keyword]) => differs(keyword)).map(([keyword, isNarrower]) => ({
      at: at + pointer(keyword),
      problem: moved(`"${keyword}" of "${name}"`, old?.[keyword], now?.[keyword]),
      effect: isNarrower(old?.[keyword], now?.[keyword]) ? effects.checkedAgain : effects.fits,
    })),
    ...Object.entries(effects.facts)
      .filter(([keyword]) => differs(keyword))
      .map(([keyword, effect]) => ({
        at: at + pointer(keyword),
        problem: moved(`"${keyword}" of "${name}"`, old?.[keyword], now?.[keyword]),
        effect: now?.[keyword] === undefined ? (effects.dropped[keyword] ?? effects.fits) : effect,
      })),
  ];
}

type Narrower = (before: unknown, after: unknown) => boolean;

const isMore: Narrower = (before, after) =>
  Number(after ?? -Infinity) > Number(before ?? -Infinity);
const isLess: Narrower = (before, after) => Number(after ?? Infinity) < Number(before ?? Infinity);

const BOUNDS: readonly (readonly [keyword: string, isNarrower: Narrower])[] = [
  ['minLength', isMore],
  ['minimum', isMore],
  ['minItems', isMore],
  ['maxLength', isLess],
  ['maximum', isLess],
  ['maxItems', isLess],
];

function choiceChanges(
  name: string,
  [before, after]: readonly [Field, Field],
  at: string,
  effects: Effects,
): Change[] {
  const [old, now] = [valuesOf(before), valuesOf(after)];
  const here = now.length > 0 ? `${at}/choices` : at;
  const gone = old.filter((value) => !now.includes(value));
  const added = now.filter((value) => !old.includes(value));
  if (old.length === 0 && now.length > 0) {
    const problem = `"${name}" is a choice now, and took any answer before`;
    return [{ at: here, problem, effect: effects.checkedAgain }];
  }
  return [
    ...gone.map((value) => ({
      at: here,
      problem: `"${name}" no longer has the choice ${said(value)}`,
      effect: effects.choiceGone,
    })),
    ...added.map((value) => ({
      at: here,
      problem: `"${name}" has the new choice ${said(value)}`,
      effect: effects.fits,
    })),
  ];
}

const valuesOf = (field: Field) =>
  ('choices' in field ? (field.choices ?? []) : []).map(({ value }: Choice) => value);

/** Widgets whose values differ in shape from their type's. */
const SHAPES: readonly unknown[] = ['image', 'body'];

function kindOf(field: Field): unknown {
  const isWhole = field.type === 'array' && !('items' in field);
  if (isWhole || SHAPES.includes(field.widget)) return field.widget;
  return 'translated' in field && field.translated ? 'translated text' : field.type;
}

const said = (value: unknown): string => (value === undefined ? 'nothing' : JSON.stringify(value));

/** Describes a change of a value. */
export const moved = (what: string, before: unknown, after: unknown): string =>
  `${what} was ${said(before)} and is ${said(after)}`;
