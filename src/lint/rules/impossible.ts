import { isLiteral, namesInCondition } from '../../definition/keywords/siblings';
import {
  isComparison,
  partsOf,
  type Condition,
  type Operand,
  type Test,
} from '../../definition/model/condition';
import { type Answer, type Field, isSingle, type Shape } from '../../definition/model/field';
import { named, pointer } from '../base/checkIssue';
import { type Found, issue, issueIf } from '../base/lint';
import { wrongIn } from './expressions';
import { isInOperand, nameless } from './siblings';
import { canAnswer, isBeyond, listOf, namedIn, sizeIn } from './shownWith';

interface Scopes {
  readonly shape: Shape;
  readonly form: Shape;
}

/** Reports tests in a condition that no answer passes, and those that compare what cannot be compared. */
export function impossible(condition: Condition | undefined, scopes: Scopes, at: string): Found[] {
  if (!condition) return [];
  const { tests, any = [], all, not } = partsOf(condition);
  const inner = (key: string, list: readonly Condition[]) =>
    list.flatMap((one, index) => impossible(one, scopes, at + pointer(key, index)));
  return [
    ...tests.flatMap(([name, test]) => deadTest(name, test, scopes, at + pointer(name))),
    ...inner('any', any),
    ...inner('all', all),
    ...impossible(not, scopes, at + pointer('not')),
  ];
}

function deadTest(name: string, test: Test, scopes: Scopes, at: string): Found[] {
  const sibling = namedIn(scopes.shape, scopes.form, name)?.field;
  if (!sibling) return [];
  if (!isComparison(test)) {
    const dead = listOf(test).filter((answer) => !canAnswer(sibling, answer));
    return dead.map((answer) => never(at, name, answer, hint(sibling)));
  }
  const { contains, atLeast, atMost, not, age } = test;
  const bounds = Object.entries({ atLeast, atMost });
  const problem = `no answer of "${name}" is at least ${String(atLeast)} and at most ${String(atMost)}`;
  return [
    ...(not === undefined ? [] : deadTest(name, not, scopes, at + pointer('not'))),
    ...(contains === undefined ? [] : notContained(name, contains, sibling, at)),
    ...bounds.flatMap(([keyword, operand]) =>
      operand === undefined ? [] : unbounded(name, operand, sibling, scopes, at + pointer(keyword)),
    ),
    ...issueIf(isBeyond(atLeast, atMost), at, problem, 'swap "atLeast" and "atMost"'),
    ...(isBeyond(atLeast, mostOf(sibling))
      ? [never(at + pointer('atLeast'), name, atLeast, MORE)]
      : []),
    ...(isBeyond(leastOf(sibling), atMost)
      ? [never(at + pointer('atMost'), name, atMost, MORE)]
      : []),
    ...issueIf(
      age !== undefined && sizeIn(sibling) !== 'day',
      at + pointer('age'),
      `"${name}" is not a date, so that nobody has an age`,
      'name a date of birth',
    ),
  ];
}

const MORE = 'its limits do not allow that: change the bound, or "minimum" or "maximum"';

const never = (at: string, name: string, answer: unknown, fix: string): Found =>
  issue(at, `"${name}" never has the answer ${JSON.stringify(answer)}`, fix);

function notContained(name: string, value: Answer, field: Field, at: string): Found[] {
  const here = at + pointer('contains');
  if (field.type !== 'array')
    return [issue(here, `"${name}" is no list`, 'write the answer itself, without "contains"')];
  const rows = 'items' in field ? field.items : field;
  const isOffered =
    'choices' in field ? field.choices.some((one) => one.value === value) : canAnswer(rows, value);
  return isOffered ? [] : [never(here, name, value, 'name one of its choices')];
}

/** Reports a bound that is of another kind than the answer: a number for a date, or a name of a text. */
function unbounded(
  name: string,
  operand: Operand,
  field: Field,
  scopes: Scopes,
  at: string,
): Found[] {
  const size = sizeIn(field);
  if (!size) {
    const problem = `"${name}" is no number, no date and no list`;
    return [issue(at, problem, 'write the answers that it must have')];
  }
  if (typeof operand === 'object') {
    const scope = { beside: scopes.shape, form: scopes.form };
    return wrongIn(operand, size === 'day' ? 'a day' : 'a number', at, scope);
  }
  const other = isLiteral(operand) ? undefined : namedIn(scopes.shape, scopes.form, operand);
  const own = other ? sizeIn(other.field) : typeof operand === 'number' ? 'number' : 'day';
  const isFit = (size === 'day') === (own === 'day') && own !== undefined;
  const problem = `"${name}" cannot be compared with ${JSON.stringify(operand)}`;
  return issueIf(!isFit && (!!other || isLiteral(operand)), at, problem, HOW[size]);
}

const HOW = {
  number: 'write a number without quotation marks',
  length: 'write how many, a number without quotation marks',
  day: 'write a day, "2026-01-31", or "today"',
} as const;

function mostOf(field: Field): number | undefined {
  if ('choices' in field && field.choices && field.type === 'array') return field.choices.length;
  const { maximum, maxItems } = field as { maximum?: number; maxItems?: number };
  return maximum ?? maxItems;
}

const leastOf = (field: Field): number | undefined => (field as { minimum?: number }).minimum;

function hint(field: Field): string {
  if (!isSingle(field))
    return 'depend on a field with one answer: a choice, a yes or no, a text or a number';
  if (field.choices) return `its answers are ${named(field.choices.map(({ value }) => value))}`;
  if (field.type === 'boolean') return 'write true or false, without quotation marks';
  return Array.isArray(field.type) || field.type === 'string'
    ? 'write a text in quotation marks'
    : 'write a number without quotation marks';
}

/** Returns what is wrong with a condition that does not stand in a field. */
export function topCondition(when: Condition | undefined, form: Shape, at: string): Found[] {
  const known = Object.keys(form.properties);
  const unknown = namesInCondition(when).flatMap(({ name, at: place }) =>
    isInOperand(place) || namedIn(form, form, name)
      ? []
      : [nameless(at + pointer(...place), name, known)],
  );
  return [...unknown, ...impossible(when, { shape: form, form }, at)];
}
