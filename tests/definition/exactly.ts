import fc from 'fast-check';
import type { Expression } from '../../src/definition/model/calculate';
import type { Values } from '../../src/definition/model/values';

/** A fraction of whole numbers; its denominator is above 0. */
type Fraction = readonly [numerator: bigint, denominator: bigint];

const NAMES = ['a', 'b', 'c', 'rows'];

/** Numbers as people type them, and those at which floats fail. */
const number = fc.oneof(
  fc.integer({ min: -1000, max: 1000 }),
  fc.integer({ min: -999_999, max: 999_999 }).map((cents) => cents / 100),
  fc.integer({ min: -99_999, max: 99_999 }).map((mills) => mills / 1000),
  fc.constantFrom(1e-7, 1.005, 1e21, 2.675, 0.1, -0.5, 123_456_789_012.345),
);

const { expression } = fc.letrec<{ expression: Expression; inner: Expression }>((tie) => {
  const parts = fc.array(tie('expression'), { minLength: 1, maxLength: 4 });
  const operator = fc.constantFrom('sum', 'product', 'difference', 'min', 'max');
  return {
    expression: fc.oneof(
      { maxDepth: 4 },
      fc.oneof(number, fc.constantFrom(...NAMES.slice(0, 3))),
      fc.tuple(operator, parts).map(([name, list]) => ({ [name]: list }) as never),
      fc
        .tuple(fc.constantFrom('sum', 'product', 'min', 'max'), tie('inner'))
        .map(([name, inner]) => ({ [name]: inner, of: 'rows' }) as never),
      fc.record({ round: tie('expression'), to: fc.integer({ min: 0, max: 4 }) }),
      fc.record({
        quotient: fc.tuple(tie('expression'), tie('expression')),
        to: fc.integer({ min: 0, max: 4 }),
      }),
      fc.record({ sum: parts, missing: number }),
      fc.constant({ count: 'rows' }),
    ),
    inner: fc.oneof(
      fc.constantFrom('x', '/a'),
      fc
        .tuple(operator, fc.constantFrom(['x', '/a'], ['/b', 'x', 2.5]))
        .map(([name, list]) => ({ [name]: list }) as never),
    ),
  };
});

const values = fc.record(
  {
    a: number,
    b: number,
    c: number,
    rows: fc.array(fc.record({ x: number }), { minLength: 1, maxLength: 4 }),
  },
  { requiredKeys: ['a', 'b'] },
);

/** Returns cases: some hundreds, 20,000 with LONG=1. */
export const generated = () =>
  fc.sample(fc.record({ expression, values }), process.env.LONG ? 20_000 : 400);

/** Evaluates an expression with fractions, by the definitions of the operators: slow and plain. */
export function exactly(one: Expression, among: Values): Fraction | undefined {
  if (typeof one === 'number') return fraction(one);
  if (typeof one === 'string') {
    const given = among[one.replace('/', '')];
    return typeof given === 'number' ? fraction(given) : undefined;
  }
  if ('count' in one) {
    const rows = among.rows;
    return [BigInt(Array.isArray(rows) ? rows.length : 0), 1n];
  }
  if ('round' in one) {
    const inner = exactly(one.round, among);
    return inner && toDecimals(inner, BigInt(one.to ?? 0));
  }
  if ('quotient' in one) {
    const [a, b] = one.quotient.map((part) => exactly(part, among));
    if (!a || !b || b[0] === 0n) return undefined;
    const sign = b[0] < 0n ? -1n : 1n;
    return toDecimals([a[0] * b[1] * sign, a[1] * b[0] * sign], BigInt(one.to ?? 0));
  }
  const [name = '', list] = Object.entries(one)[0] ?? [];
  const instead = 'missing' in one && one.missing !== undefined ? fraction(one.missing) : undefined;
  const rows = 'of' in one ? among.rows : undefined;
  if ('of' in one && !Array.isArray(rows)) return undefined;
  const parts = Array.isArray(rows)
    ? rows.map((row) => exactly(list as Expression, { ...among, ...(row as Values) }))
    : (list as readonly Expression[]).map((part) => exactly(part, among) ?? instead);
  let result = parts[0];
  for (const part of parts.slice(1)) {
    result = result && part && OPERATIONS[name]?.(result, part);
  }
  return result;
}

const OPERATIONS: Readonly<Record<string, (a: Fraction, b: Fraction) => Fraction>> = {
  sum: ([a, b], [c, d]) => [a * d + c * b, b * d],
  difference: ([a, b], [c, d]) => [a * d - c * b, b * d],
  product: ([a, b], [c, d]) => [a * c, b * d],
  min: (a, b) => (a[0] * b[1] <= b[0] * a[1] ? a : b),
  max: (a, b) => (a[0] * b[1] >= b[0] * a[1] ? a : b),
};

function toDecimals([a, b]: Fraction, decimals: bigint): Fraction {
  const unit = 10n ** decimals;
  const doubled = (a < 0n ? -a : a) * unit * 2n;
  const whole = (doubled + b) / (b * 2n);
  return [a < 0n ? -whole : whole, unit];
}

/** Returns the fraction that a number is written as. */
function fraction(value: number): Fraction {
  const [, sign, whole = '', part = '', power = '0'] =
    /^(-?)(\d+)(?:\.(\d+))?(?:e([+-]\d+))?$/u.exec(String(value)) ?? [];
  const digits = BigInt(whole + part) * (sign ? -1n : 1n);
  const exponent = Number(power) - part.length;
  return exponent < 0 ? [digits, 10n ** BigInt(-exponent)] : [digits * 10n ** BigInt(exponent), 1n];
}

/** Returns the nearest number to a fraction whose denominator is made of tens. */
export function rational([a, b]: Fraction): number {
  const scale = String(b).length - 1;
  const digits = String(a < 0n ? -a : a).padStart(scale + 1, '0');
  const cut = digits.length - scale;
  return Number(`${a < 0n ? '-' : ''}${digits.slice(0, cut)}.${digits.slice(cut)}0`) + 0;
}
