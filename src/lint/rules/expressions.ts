import { namesInCondition } from '../../definition/keywords/siblings';
import {
  type Field,
  type Shape,
  isList,
  isNumber,
  isObject,
  isString,
} from '../../definition/model/field';
import type { Condition } from '../../definition/model/condition';
import { calculationOf, type Expression } from '../../definition/model/calculate';
import { FORMATS } from '../../definition/model/formats';
import { isRecord } from '../../definition/model/values';
import { suggestion } from '../base/closest';
import { pointer } from '../base/checkIssue';
import { impossible } from './impossible';
import { isInOperand } from './siblings';
import { namedIn } from './shownWith';
import { eachNamed, type Found, issue, issueIf } from '../base/lint';

type Kind = 'a number' | 'a day' | 'a text' | 'a list' | 'a group' | 'a yes or no' | 'countable';

/** What the parts of operators have to be; those of others, what the whole has to be. */
const PARTS: Readonly<Record<string, Kind>> = {
  ...{
    sum: 'a number',
    product: 'a number',
    quotient: 'a number',
    difference: 'a number',
    round: 'a number',
  },
  ...{ age: 'a day', on: 'a day', days: 'a day', later: 'a day', years: 'a number' },
  ...{ months: 'a number', count: 'countable', priceList: 'a number', first: 'a number' },
  ...{ people: 'countable', price: 'a number' },
};

/** Operators that give what their parts give. */
const CHOOSING = ['min', 'max', 'if'];

/** The fields that names mean: those beside it, and those of the whole form. */
interface Scope {
  readonly beside: Shape;
  readonly form: Shape;
  /** Around the rows of a list in which an expression is evaluated: where it is. */
  readonly outer?: Scope;
}

const fieldNamed = (name: string, { beside, form, outer }: Scope): Field | undefined =>
  outer && name.startsWith('../')
    ? fieldNamed(name.slice(3), outer)
    : namedIn(beside, form, name)?.field;

/** Reports expressions with names that are not there, with parts of the wrong type, or too deep to be read. */
export const expression = eachNamed(({ at, field, shape, form }) =>
  expressionsIn(field).flatMap(([keyword, part, kind]) => {
    const here = `${at}/${keyword}`;
    const depth = depthOf(part);
    const fix = `calculate a part of it in a field of its own: at most ${DEEPEST}`;
    return [
      ...wrongIn(part, kind, here, { beside: shape, form }),
      ...issueIf(depth > DEEPEST, here, `an expression of ${depth} levels`, fix),
    ];
  }),
);

/** Returns the expressions of a field, where they are in it, and what they have to give. */
function expressionsIn(field: Field): readonly (readonly [string, unknown, Kind])[] {
  const { age: _, ...compare } = (isString(field) && field.compare) || {};
  const operands = Object.entries(compare).flatMap(([order, operand]) =>
    [operand].flat().flatMap((part, index) => {
      const here = Array.isArray(operand) ? pointer(order, index) : pointer(order);
      return typeof part === 'object' ? [[`compare${here}`, part, 'a day'] as const] : [];
    }),
  );
  const { minimum, maximum } = isNumber(field) ? field : {};
  const all = [
    ['calculate', calculationOf(field), kindOf(field)],
    ['prefill/calculate', prefillOf(field), kindOf(field)],
    ['minimum', minimum, 'a number'],
    ['maximum', maximum, 'a number'],
    ...operands,
  ] as const;
  return all.filter(([, part]) => part !== undefined);
}

const prefillOf = ({ prefill }: Field): Expression | undefined =>
  typeof prefill === 'object' && 'calculate' in prefill ? prefill.calculate : undefined;

const DEEPEST = 5;

const depthOf = (part: unknown): number =>
  typeof part === 'object' && part !== null
    ? Number(!Array.isArray(part)) + Math.max(0, ...Object.values(part).map(depthOf))
    : 0;

/** Reports names that are not there, and parts of the wrong type. */
export function wrongIn(part: unknown, kind: Kind, at: string, scope: Scope): Found[] {
  if (Array.isArray(part)) {
    return part.flatMap((one, index) => wrongIn(one, kind, at + pointer(index), scope));
  }
  if (typeof part === 'string') return wrongAnswer(part, kind, at, scope);
  if (!isRecord(part)) return misfit('this', 'a number', kind, at);
  const { of, const: constant } = part;
  if (typeof constant === 'string') {
    const isDay = constant === 'today' || FORMATS.date.test(constant);
    return misfit(`"${constant}"`, isDay ? 'a day' : 'a text', kind, at);
  }
  const gives = 'later' in part ? 'a day' : CHOOSING.some((key) => key in part) ? kind : 'a number';
  const list = typeof of === 'string' ? fieldNamed(of, scope) : undefined;
  const rows = list && isList(list) && isObject(list.items) ? list.items : undefined;
  const inside = rows ? { ...scope, beside: rows, outer: scope } : scope;
  return [
    ...misfit('this', gives, kind, at),
    ...(list && !rows ? misfit(`"${String(of)}"`, kindOf(list), 'a list', `${at}/of`) : []),
    ...(typeof of === 'string' && !list ? wrongAnswer(of, 'a list', `${at}/of`, scope) : []),
    ...Object.entries(part).flatMap(([key, value]) => {
      const here = at + pointer(key);
      if (key === 'if') return wrongCondition(value as Condition, here, scope);
      if (key === 'when') return wrongInRows(value as Condition, part.count, here, scope);
      if (key === 'of' || key === 'to' || (of !== undefined && !rows)) return [];
      if (Array.isArray(value) && rows)
        return [issue(here, `a list of expressions in rows`, 'remove "of"')];
      const isLater = key === 'days' && 'later' in part;
      return wrongIn(value, isLater ? 'a number' : (PARTS[key] ?? kind), here, inside);
    }),
  ];
}

/** Reports what is wrong with a condition in an expression. */
function wrongCondition(condition: Condition, at: string, scope: Scope): Found[] {
  const unknown = namesInCondition(condition).flatMap(({ name, at: place }) =>
    isInOperand(place) ? [] : wrongAnswer(name, undefined, at + pointer(...place), scope),
  );
  return [...unknown, ...impossible(condition, { shape: scope.beside, form: scope.form }, at)];
}

/** Reports the same for rows that are counted. */
const wrongInRows = (condition: Condition, count: unknown, at: string, scope: Scope): Found[] =>
  [count].flat().flatMap((name) => {
    const list = fieldNamed(String(name), scope);
    if (!list) return [];
    const rows = isList(list) && isObject(list.items) ? list.items : undefined;
    return rows
      ? wrongCondition(condition, at, { ...scope, beside: rows, outer: scope })
      : [issue(at, `"${String(name)}" has no rows with answers`, 'remove it')];
  });

function wrongAnswer(name: string, kind: Kind | undefined, at: string, scope: Scope): Found[] {
  const field = fieldNamed(name, scope);
  if (field) return misfit(`"${name}"`, kindOf(field), kind ?? kindOf(field), at);
  const names = name.startsWith('/')
    ? Object.keys(scope.form.properties).map((one) => `/${one}`)
    : Object.keys(scope.beside.properties);
  return [issue(at, `there is no field "${name}" here`, suggestion(name, names))];
}

function misfit(what: string, gives: Kind, kind: Kind, at: string): Found[] {
  const isRight =
    gives === kind ||
    (kind === 'a text' && gives === 'a day') ||
    (kind === 'countable' && (gives === 'a number' || gives === 'a list'));
  const problem = `${what} is ${gives}, and not ${kind}`;
  return issueIf(!isRight, at, problem, `name or calculate ${kind}`);
}

const kindOf = (field: Field): Kind => {
  if (isNumber(field)) return 'a number';
  if (isString(field)) return field.format === 'date' ? 'a day' : 'a text';
  if (field.type === 'boolean') return 'a yes or no';
  return isObject(field) ? 'a group' : 'a list';
};
