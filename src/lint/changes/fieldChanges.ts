import { type Keyword } from '../../definition/keywords/keywords';
import type { Text } from '../../definition/model/text';
import { KEYWORD_NAMES } from '../../definition/keywords/siblings';
import { referenceOf } from '../../definition/keywords/reference';
import type { Answer, Choice, Field, Source } from '../../definition/model/field';
import { pointer } from '../base/checkIssue';
import type { Effects } from './effects';

/** A change in what is asked, its position, and its effect on stored data. */
export interface Change {
  readonly at: string;
  readonly problem: string;
  readonly effect: string;
}

/** A change of a field. */
export interface FieldChange extends Change {
  /** The keyword that has changed, or what else has. */
  readonly code: Keyword | FieldCode;
  /** The name of the field, and its label after the change. */
  readonly name: string;
  readonly label: Text;
  readonly choice?: Text;
  readonly values?: readonly [before: unknown, after: unknown];
}

export type FieldCode =
  | 'removed'
  | 'reordered'
  | 'added'
  | 'addedRequired'
  | 'renamed'
  | 'optional'
  | 'choiceGone'
  | 'choiceNew';

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
): FieldChange[] {
  const own = { name, label: after.label };
  if (said(kindOf(before)) !== said(kindOf(after))) {
    const problem = `"${name}" was ${said(kindOf(before))} and is ${said(kindOf(after))}`;
    return [{ at: `${at}/type`, problem, effect: effects.otherType, code: 'type', ...own }];
  }
  const [old, now]: Readonly<Record<string, unknown>>[] = [{ ...before }, { ...after }];
  const ofChoices = choiceChanges([before, after], at, effects, own);
  return [
    ...ofChoices,
    ...KEYWORD_NAMES.flatMap((keyword) => {
      if (WALKED.has(keyword) || (keyword === 'choices' && ofChoices.length > 0)) return [];
      const pair = [valueIn(old, keyword), valueIn(now, keyword)] as const;
      if (said(pair[0]) === said(pair[1])) return [];
      const effect = effectOf(keyword, pair, effects) ?? effects.none;
      const problem = moved(`"${keyword}" of "${name}"`, ...pair);
      const change = { at: at + pointer(keyword), problem, code: keyword, ...own, values: pair };
      return effect === undefined ? [] : [{ ...change, effect }];
    }),
  ];
}

/** Their parts are compared one by one (propertyChanges). */
const WALKED: ReadonlySet<Keyword> = new Set(['type', 'properties', 'required', 'items']);

/** The options of a list are compared as choices. */
function valueIn(field: Readonly<Record<string, unknown>> | undefined, keyword: Keyword): unknown {
  const value = field?.[keyword];
  return keyword === 'source' && field?.choices ? (value as Source | undefined)?.dependsOn : value;
}

/** Returns what the change of a keyword does to stored data; undefined: nothing. */
export function effectOf(
  keyword: Keyword,
  [before, after]: readonly [unknown, unknown],
  { on, checkedAgain, fits }: Effects,
): string | undefined {
  const { change } = referenceOf(keyword);
  // A bound that is worked out (model/expression) may be narrower than any other.
  const isFixed = [before, after].every((bound) => Number.isFinite(bound ?? 0));
  if (change === 'least' && isFixed) return isMore(before, after) ? checkedAgain : fits;
  if (change === 'most' && isFixed) return isMore(after, before, Infinity) ? checkedAgain : fits;
  if (change === 'fits') return on === 'answers' ? fits : undefined;
  if (typeof change === 'string') return after === undefined ? fits : checkedAgain;
  const [added, removed = fits, other = added] = change?.[on] ?? [];
  if (added === undefined) return undefined;
  return after === undefined ? removed : before === undefined ? added : other;
}

const isMore = (before: unknown, after: unknown, none = -Infinity): boolean =>
  Number(after ?? none) > Number(before ?? none);

function choiceChanges(
  [before, after]: readonly [Field, Field],
  at: string,
  effects: Effects,
  own: Pick<FieldChange, 'name' | 'label'>,
): FieldChange[] {
  const { name } = own;
  const choices = [choicesOf(before), choicesOf(after)] as const;
  const [old, now] = choices.map((all) => all.map(({ value }) => value)) as [Answer[], Answer[]];
  const narrowed = choices[1].filter(({ value, under }) =>
    choices[0].some((one) => one.value === value && said(one.under) !== said(under)),
  );
  const here = now.length > 0 ? `${at}/choices` : at;
  const gone = old.filter((value) => !now.includes(value));
  const added = now.filter((value) => !old.includes(value));
  const change = (code: FieldChange['code'], problem: string, effect: string) => {
    return { at: here, problem: `"${name}" ${problem}`, effect, code, ...own };
  };
  if (old.length === 0 && now.length > 0)
    return [change('choices', 'is a choice now, and took any answer before', effects.checkedAgain)];
  return [
    ...gone.map((value) => ({
      ...change('choiceGone', `no longer has the choice ${said(value)}`, effects.choiceGone),
      choice: labelOf(choices[0], value),
    })),
    ...added.map((value) => ({
      ...change('choiceNew', `has the new choice ${said(value)}`, effects.fits),
      choice: labelOf(choices[1], value),
    })),
    ...narrowed.map(({ value }) =>
      change('choices', `has the choice ${said(value)} with other answers`, effects.checkedAgain),
    ),
  ];
}

const choicesOf = (field: Field): readonly Choice[] => ('choices' in field && field.choices) || [];

const labelOf = (choices: readonly Choice[], value: Answer): Text | undefined =>
  choices.find((one) => one.value === value)?.label;

/** Widgets whose values differ in shape from their type's. */
const SHAPES: readonly unknown[] = ['image', 'body'];

function kindOf(field: Field): unknown {
  const isWhole = field.type === 'array' && !('items' in field);
  if (isWhole || SHAPES.includes(field.widget)) return field.widget;
  return 'translated' in field && field.translated ? 'translated text' : field.type;
}

export const said = (value: unknown): string =>
  value === undefined ? 'nothing' : JSON.stringify(value);

/** Describes a change of a value. */
export const moved = (what: string, before: unknown, after: unknown): string =>
  `${what} was ${said(before)} and is ${said(after)}`;
