import type { Condition } from '../../src/definition/model/condition';
import type { Expression } from '../../src/definition/model/calculate';

/** What an answer is, as far as conditions and expressions can tell. */
export type Kind = 'text' | 'number' | 'date' | 'yes' | 'choice' | 'several' | 'rows' | 'group';

/** An answer that comes before, by the name that it has from where it is named. */
export interface Named {
  readonly name: string;
  readonly kind: Kind;
  /** Of rows: their columns. */
  readonly columns?: readonly Named[];
}

export const VALUES = ['x', 'y', 'z'] as const;
export const NUMBERS = [0, 1, 2, 2.5, 0.1, 0.2, 18, -3] as const;
export const DAYS = ['1990-02-28', '2024-02-29', '2026-06-15', '2026-07-31'] as const;

export interface Drawing {
  pick<T>(values: readonly T[]): T;
  /** True in so many of a hundred cases. */
  often(percent: number): boolean;
  count(least: number, most: number): number;
}

export function conditionOf(draw: Drawing, known: readonly Named[], depth: number): Condition {
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
      return draw.pick([
        draw.pick(NUMBERS),
        { [bound]: draw.pick([...others, ...NUMBERS]) },
        { [bound]: expressionOf(draw, known, 1) },
      ]);
    case 'date':
      return draw.pick([
        { [bound]: draw.pick([...others, ...DAYS, 'today']) },
        { [bound]: { later: { const: 'today' }, months: draw.count(-14, 14) } },
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

export const limitOf = (draw: Drawing, known: readonly Named[]): Expression =>
  known.some(({ kind }) => kind === 'number') && draw.often(60)
    ? expressionOf(draw, known, 1)
    : draw.pick(NUMBERS);

export function expressionOf(draw: Drawing, known: readonly Named[], depth: number): Expression {
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
