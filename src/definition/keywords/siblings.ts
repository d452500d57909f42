import { type Keyword, type KeywordOfKind, KEYWORDS, type Kind } from './keywords';

export const KEYWORD_NAMES = Object.keys(KEYWORDS) as Keyword[];

export const keywordsOf = <K extends Kind>(...kinds: readonly K[]) =>
  KEYWORD_NAMES.filter((keyword): keyword is KeywordOfKind<K> =>
    (kinds as readonly Kind[]).includes(KEYWORDS[keyword].kind),
  );

/** A field that another one names, and the place of the name in it. */
export interface NamedField {
  readonly keyword: Keyword;
  readonly kind: Kind;
  readonly at: readonly (string | number)[];
  readonly name: string;
}

type At = readonly (string | number)[];

/** The name of a field in the value of a keyword. */
export interface Mention {
  readonly name: string;
  readonly at: At;
  /** It is the last key of its place. */
  readonly isKey?: true;
  /** The lists in whose rows it is looked up, from the outermost on. */
  readonly rows: readonly string[];
}

/** What a comparison is with beside the name of an answer: a number, a day, or today. */
export const isLiteral = (operand: unknown): operand is number | string =>
  typeof operand === 'number' || /^(?:today|[0-9]{4}-[0-9]{2}-[0-9]{2})$/u.test(String(operand));

/** Among names: the day of today, on which the answers that count depend as well. */
const TODAY = '';

export const mention = (name: unknown, at: At, rows: readonly string[] = []): Mention[] =>
  typeof name === 'string' ? [{ name, at, rows }] : [];

const isParts = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const entriesOf = (value: unknown): [string, unknown][] =>
  isParts(value) ? Object.entries(value) : [];

export const partOf = (value: unknown, key: string): unknown =>
  isParts(value) ? value[key] : undefined;

/** Returns the names of answers that a condition is about, each with its place. */
export const namesInCondition = (condition: unknown, at: At = []): Mention[] =>
  inCondition(condition, at).filter(({ name }) => name !== TODAY);

const inCondition = (condition: unknown, at: At = [], rows: readonly string[] = []): Mention[] =>
  entriesOf(condition).flatMap(([name, test]): Mention[] => {
    const here = [...at, name];
    if (name === 'not') return inCondition(test, here, rows);
    if (name !== 'any' && name !== 'all')
      return [{ name, at: here, isKey: true, rows }, ...inTest(test, here, rows)];
    return [test].flat().flatMap((one, index) => inCondition(one, [...here, index], rows));
  });

const inTest = (test: unknown, at: At, rows: readonly string[]): Mention[] =>
  entriesOf(test).flatMap(([keyword, part]) => {
    const here = [...at, keyword];
    if (keyword === 'not') return inTest(part, here, rows);
    if (keyword === 'age' || part === 'today') return mention(TODAY, here);
    const isBound = keyword === 'atLeast' || keyword === 'atMost';
    return isBound && !isLiteral(part) ? namesIn(part, here, rows) : [];
  });

/** Returns the answers that an expression names. */
function namesIn(expression: unknown, at: At = [], rows: readonly string[] = []): Mention[] {
  if (Array.isArray(expression)) {
    return expression.flatMap((part, index) => namesIn(part, [...at, index], rows));
  }
  if (!isParts(expression)) return mention(expression, at, rows);
  const { const: constant, of, count } = expression;
  if (constant !== undefined) return constant === 'today' ? mention(TODAY, at) : [];
  const inner = [...rows, String([of ?? count].flat()[0])];
  const parts = Object.entries(expression).flatMap(([key, part]) => {
    const around = key === 'when' || (of !== undefined && key !== 'of') ? inner : rows;
    const named = key === 'if' || key === 'when' ? inCondition : namesIn;
    return named(part, [...at, key], around);
  });
  return 'age' in expression && !('on' in expression) ? [...parts, ...mention(TODAY, at)] : parts;
}

/** What comparisons name beside fields: the day of today, and the same answer in the row above. */
const isMoment = ({ name, at }: Mention): boolean =>
  at.length <= 2 && (name === 'today' || name === 'above');

/** By the kind of a keyword: returns the fields that its value names, and where in it. */
const SIBLINGS: Readonly<Partial<Record<Kind, (value: unknown) => readonly Mention[]>>> = {
  sibling: (name) => mention(name, []),
  comparisons: (comparisons) =>
    entriesOf(comparisons).flatMap(([order, operand]) =>
      order === 'age' ? [] : namesIn(operand, [order]).filter((one) => !isMoment(one)),
    ),
  prefill: (prefill) => namesIn(partOf(prefill, 'calculate'), ['calculate']),
  condition: inCondition,
  source: (source) => mention(partOf(source, 'dependsOn'), ['dependsOn']),
  calculation: namesIn,
  bound: namesIn,
  begins: (begins) =>
    entriesOf(partOf(begins, 'first')).flatMap(([own, name]) => mention(name, ['first', own])),
  reads: (reads) =>
    entriesOf(partOf(reads, 'passport')).flatMap(([value, name]) =>
      mention(name, ['passport', value]),
    ),
  copies: (copies) => mention(partOf(copies, 'by'), ['by']),
};

/** Returns what a keyword of a field names. */
function namedBy(keyword: string, value: unknown): readonly Mention[] {
  const row = Object.hasOwn(KEYWORDS, keyword) ? KEYWORDS[keyword as Keyword] : undefined;
  return (row && SIBLINGS[row.kind]?.(value)) ?? [];
}

/** Returns the same without the day of today. */
export const namesBy = (keyword: string, value: unknown): readonly Mention[] =>
  namedBy(keyword, value).filter(({ name }) => name !== TODAY);

/** Returns whether it depends on the day of today if a field counts, or what is calculated for it. */
export const dependsOnDay = (field: object): boolean =>
  keywordsOf('condition', 'calculation').some((keyword) =>
    namedBy(keyword, field[keyword as never]).some(({ name }) => name === TODAY),
  );

/** From a row, "../" leads to where the expression is; other names but those from the root on are of the row. */
const outward = (name: string | undefined): string | undefined =>
  name?.startsWith('../') ? name.slice(3) : name?.startsWith('/') ? name : undefined;

/** Returns the fields beside it that a field names: those that its conditions, rules and calculations depend on. */
export const siblingsOf = (field: object): NamedField[] =>
  Object.entries(field).flatMap(([keyword, value]) =>
    namesBy(keyword, value).flatMap(({ name: named, at, rows }) => {
      const { kind } = KEYWORDS[keyword as Keyword];
      const name = rows.reduce<string | undefined>(outward, named);
      return name === undefined
        ? []
        : [{ keyword: keyword as Keyword, kind, at: [keyword, ...at], name }];
    }),
  );
