import type { Condition } from '../../src/definition/model/condition';
import type { Expression } from '../../src/definition/model/expression';
import type { Choice, Field, Shape } from '../../src/definition/model/field';
import type { Json, Values } from '../../src/definition/model/values';
import { isRepeat } from '../../src/definition/model/compare';
import { seeded } from '../shared/seeded';
import { text } from './words';

/** What an answer is, as far as conditions and expressions can tell. */
type Kind = 'text' | 'number' | 'date' | 'yes' | 'choice' | 'several' | 'rows' | 'group';

/** An answer that comes before, by the name that it has from where it is named. */
interface Named {
  readonly name: string;
  readonly kind: Kind;
  /** Of rows: their columns. */
  readonly columns?: readonly Named[];
}

const VALUES = ['x', 'y', 'z'] as const;
const CHOICES: readonly Choice[] = VALUES.map((value) => ({ value, label: text(value) }));
/** As of a list that another answer narrows. */
const UNDER: readonly Choice[] = CHOICES.map((choice, index) =>
  index === 0 ? choice : { ...choice, under: VALUES.slice(index - 1, index) },
);
const NUMBERS = [0, 1, 2, 2.5, 0.1, 0.2, 18, -3] as const;
const DAYS = ['1990-02-28', '2024-02-29', '2026-06-15', '2026-07-31'] as const;

interface Drawing {
  pick<T>(values: readonly T[]): T;
  /** True in so many of a hundred cases. */
  often(percent: number): boolean;
  count(least: number, most: number): number;
}

/** Generates a form that uses the whole language, with some sets of answers. Names are of answers that come before. */
export function generated(seed: number, sets: number): { form: Shape; answers: Values[] } {
  const random = seeded(seed);
  const count = (least: number, most: number) => least + Math.floor(random() * (most - least + 1));
  const draw: Drawing = {
    count,
    pick: (values) => values[count(0, values.length - 1)] as never,
    often: (percent) => random() * 100 < percent,
  };
  const form = formOf(draw);
  return { form, answers: Array.from({ length: sets }, () => answersOf(form, draw)) };
}

function formOf(draw: Drawing): Shape {
  const root: Named[] = [];
  const properties: Record<string, Field> = {};
  for (let index = 0; index < draw.count(3, 9); index += 1) {
    const name = `f${index}`;
    const inner: Named[] = [];
    properties[name] = fieldOf(draw, root, draw.count(0, 9), inner);
    const kind = kindOf(properties[name]);
    const columns = kind === 'rows' ? inner : undefined;
    // A repeated answer is not sent: nothing may depend on it.
    if (!isRepeat(properties[name])) root.push({ name, kind, ...(columns && { columns }) });
    if (kind === 'group')
      root.push(...inner.map((one) => ({ ...one, name: `/${name}/${one.name}` })));
  }
  return { properties, required: Object.keys(properties).filter(() => draw.often(40)) };
}

function kindOf(field: Field): Kind {
  if (field.type === 'object') return 'group';
  if (field.type === 'array') return 'items' in field ? 'rows' : 'several';
  if (field.type === 'boolean') return 'yes';
  if (field.type === 'number' || field.type === 'integer') return 'number';
  if ('choices' in field && field.choices) return 'choice';
  return 'format' in field && field.format === 'date' ? 'date' : 'text';
}

/** @param inner receives the names within a group or a row */
function fieldOf(draw: Drawing, known: readonly Named[], which: number, inner: Named[]): Field {
  const more = {
    ...(known.length > 0 && draw.often(35) && { when: conditionOf(draw, known, 2) }),
    ...(known.length > 0 && draw.often(15) && { requiredWhen: conditionOf(draw, known, 1) }),
  };
  const label = text('Label');
  const numbers = known.filter(({ kind }) => kind === 'number');
  switch (which) {
    case 0:
    case 1: {
      const type = draw.pick(['number', 'integer'] as const);
      if (known.length > 0 && draw.often(40))
        return { type: 'number', label, ...more, calculate: expressionOf(draw, known, 2) };
      const limits = {
        ...(draw.often(30) && { minimum: limitOf(draw, known) }),
        ...(draw.often(30) && { maximum: limitOf(draw, known) }),
        ...(draw.often(10) && { mustBe: draw.pick(NUMBERS) }),
      };
      return { type, label, ...more, ...limits };
    }
    case 2: {
      const dates = known.filter(({ kind }) => kind === 'date').map(({ name }) => name);
      const order = draw.pick(['after', 'notBefore', 'notAfter'] as const);
      const compare = { [order]: draw.pick([...dates.filter(isBeside), 'today']) };
      return { type: 'string', format: 'date', label, ...more, ...(draw.often(50) && { compare }) };
    }
    case 3:
      return { type: 'boolean', label, ...more, ...(draw.often(30) && { mustBe: true }) };
    case 4: {
      const wider = known.filter(({ kind, name }) => kind === 'choice' && isBeside(name));
      if (wider.length === 0 || draw.often(50)) {
        return { type: 'string', label, choices: CHOICES, ...more };
      }
      const source = { list: 'letters', dependsOn: draw.pick(wider).name };
      return { type: 'string', label, choices: UNDER, source, ...more };
    }
    case 5:
      return { type: 'array', widget: 'checkboxes', label, choices: CHOICES, ...more };
    case 6: {
      const texts = known.filter(({ kind, name }) => kind === 'text' && isBeside(name));
      const [other] = texts;
      return {
        type: 'string',
        label,
        ...more,
        ...(other &&
          draw.often(40) && { compare: { [draw.pick(['same', 'differs'] as const)]: other.name } }),
      };
    }
    case 7:
      return { type: 'object', label, ...more, ...shapeOf(draw, known, inner) };
    case 8: {
      const counters = numbers.filter(({ name }) => isBeside(name));
      const countedBy =
        counters.length > 0 && draw.often(40) ? draw.pick(counters).name : undefined;
      const items = { type: 'object', label, ...shapeOf(draw, known, inner) } as const;
      return { type: 'array', label, ...more, items, ...(countedBy && { countedBy }) };
    }
    default:
      return { type: 'string', label, ...more, ...(draw.often(30) && { maxLength: 3 }) };
  }
}

const isBeside = (name: string): boolean => !name.includes('/');

/** Fields of a group or a row, which can name those beside them, and by a path those of the form. */
function shapeOf(draw: Drawing, around: readonly Named[], inner: Named[]): Shape {
  const outer = around.map((one) => ({
    ...one,
    name: isBeside(one.name) ? `${draw.often(50) ? '/' : '../'}${one.name}` : one.name,
  }));
  const properties: Record<string, Field> = {};
  for (let index = 0; index < draw.count(1, 4); index += 1) {
    const name = `g${index}`;
    properties[name] = fieldOf(draw, [...outer, ...inner], draw.count(0, 6), []);
    if (!isRepeat(properties[name])) inner.push({ name, kind: kindOf(properties[name]) });
  }
  return { properties, required: Object.keys(properties).filter(() => draw.often(40)) };
}

function conditionOf(draw: Drawing, known: readonly Named[], depth: number): Condition {
  const tests = Array.from({ length: draw.count(1, 2) }, () => draw.pick(known)).map((one) => [
    one.name,
    testOf(draw, one, known),
  ]);
  const inner = (): Condition => conditionOf(draw, known, depth - 1);
  return {
    ...(draw.often(80) && Object.fromEntries(tests)),
    ...(depth > 0 && draw.often(25) && { any: [inner(), inner()] }),
    ...(depth > 0 && draw.often(15) && { all: [inner(), inner()] }),
    ...(depth > 0 && draw.often(20) && { not: inner() }),
  } as Condition;
}

function testOf(draw: Drawing, { kind }: Named, known: readonly Named[]): unknown {
  if (draw.often(20)) return { answered: draw.often(50) };
  if (draw.often(10)) return { not: testOf(draw, { name: '', kind }, known) };
  const bound = draw.pick(['atLeast', 'atMost'] as const);
  const others = known.filter((other) => other.kind === kind).map(({ name }) => name);
  switch (kind) {
    case 'number':
      return draw.pick([draw.pick(NUMBERS), { [bound]: draw.pick([...others, ...NUMBERS]) }]);
    case 'date':
      return draw.pick([
        { [bound]: draw.pick([...others, ...DAYS, 'today']) },
        { age: { [bound]: draw.count(1, 40) } },
      ]);
    case 'yes':
      return draw.often(50);
    case 'choice':
      return draw.pick([draw.pick(VALUES), ['x', 'y'], { not: draw.pick(VALUES) }]);
    case 'several':
      return draw.pick([{ contains: draw.pick(VALUES) }, { [bound]: draw.count(1, 2) }]);
    case 'rows':
      return { [bound]: draw.count(1, 2) };
    case 'text':
      return draw.pick(['x', ['x', 'y']]);
    case 'group':
      return { answered: true };
  }
}

const limitOf = (draw: Drawing, known: readonly Named[]): Expression =>
  known.some(({ kind }) => kind === 'number') && draw.often(60)
    ? expressionOf(draw, known, 1)
    : draw.pick(NUMBERS);

function expressionOf(draw: Drawing, known: readonly Named[], depth: number): Expression {
  const named = (kind: Kind) => known.filter((one) => one.kind === kind);
  const [numbers, dates] = [named('number'), named('date')];
  const lists = named('rows').filter(({ columns }) =>
    columns?.some(({ kind }) => kind === 'number'),
  );
  const leaf = (): Expression =>
    numbers.length > 0 && draw.often(70) ? draw.pick(numbers).name : draw.pick(NUMBERS);
  if (depth === 0) return leaf();
  const part = (): Expression => expressionOf(draw, known, depth - 1);
  const parts = (): Expression[] => Array.from({ length: draw.count(2, 3) }, part);
  const folds = ['sum', 'product', 'min', 'max'] as const;
  const made: (() => unknown)[] = [
    leaf,
    () => ({ [draw.pick(folds)]: parts() }),
    () => ({ [draw.pick(folds)]: parts(), missing: 0 }),
    () => ({ difference: parts() }),
    () => ({ quotient: [part(), part()], to: draw.count(0, 2) }),
    () => ({ round: part(), to: draw.count(0, 2) }),
    () => ({ if: conditionOf(draw, known, 1), then: part(), else: part() }),
  ];
  if (lists.length > 0) {
    made.push(() => {
      const list = draw.pick(lists);
      const columns = (list.columns ?? []).filter(({ kind }) => kind === 'number');
      const [of, each] = [list.name, draw.pick(columns).name];
      return draw.often(60)
        ? { [draw.pick(folds)]: each, of }
        : { count: of, when: { [each]: { atLeast: 1 } } };
    });
  }
  if (dates.length > 0) {
    const day = () => draw.pick([draw.pick(dates).name, { const: draw.pick(DAYS) }]);
    made.push(
      () => ({ age: draw.pick(dates).name }),
      () => ({ days: [day(), day()] }),
      () => ({ days: [{ later: draw.pick(dates).name, months: draw.count(-14, 14) }, day()] }),
    );
  }
  return draw.pick(made)() as Expression;
}

function answersOf({ properties }: Pick<Shape, 'properties'>, draw: Drawing): Values {
  const answers: Values = {};
  for (const [name, field] of Object.entries(properties)) {
    // A page sends no amount in a group that holds nothing else.
    if (draw.often(20) || ('calculate' in field && name.startsWith('g'))) continue;
    answers[name] = draw.often(4) ? draw.pick(ODD) : answerOf(field, draw);
  }
  return answers;
}

const ODD: readonly Json[] = [
  '',
  null,
  [],
  {},
  'x'.repeat(600),
  -1e21,
  1e-7,
  true,
  [null],
  [{}],
  '2026-02-30',
];

function answerOf(field: Field, draw: Drawing): Json {
  if (field.type === 'array' && 'items' in field)
    return Array.from({ length: draw.count(0, 3) }, () => answersOf(field.items as never, draw));
  switch (kindOf(field)) {
    case 'group':
      return answersOf(field as never, draw);
    case 'number':
      return draw.pick(NUMBERS);
    case 'date':
      return draw.pick(DAYS);
    case 'yes':
      return draw.often(60);
    case 'choice':
      return draw.pick(VALUES);
    case 'several':
      return VALUES.filter(() => draw.often(50));
    case 'rows':
    case 'text':
      return draw.pick(VALUES);
  }
}
