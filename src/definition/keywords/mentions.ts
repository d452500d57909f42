import { type Keyword, KEYWORDS, type Kind } from './keywords';
import { isLiteral } from './siblings';

/* All names of fields in the value of a keyword, also those in rows: what the designer renames. Pages do not load it. */

type At = readonly (string | number)[];

/** The name of a field in the value of a keyword. */
export interface Mention {
  readonly name: string;
  readonly at: At;
  /** It is the last key of its place. */
  readonly isKey?: true;
  /** The lists in whose rows it is looked up, from the outermost on. */
  readonly rows: readonly string[];
  /** It stands in the group, or in the rows of the list, that has the keyword; otherwise beside it. */
  readonly isInside?: true;
}

interface FieldMention extends Mention {
  readonly keyword: Keyword;
  readonly kind: Kind;
}

const entriesOf = (value: unknown): [string, unknown][] =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? Object.entries(value) : [];

const partOf = (value: unknown, key: string): unknown =>
  entriesOf(value).find(([name]) => name === key)?.[1];

const listOf = (value: unknown): readonly unknown[] =>
  Array.isArray(value) ? (value as unknown[]) : [];

const mention = (name: unknown, at: At, rows: readonly string[] = []): Mention[] =>
  typeof name === 'string' ? [{ name, at, rows }] : [];

const keyed = (name: string, at: At, rows: readonly string[] = []): Mention => ({
  name,
  at: [...at, name],
  isKey: true,
  rows,
});

/** Returns the names of answers in a condition. */
export const mentionsInCondition = (
  condition: unknown,
  at: At = [],
  rows: readonly string[] = [],
): Mention[] =>
  entriesOf(condition).flatMap(([name, test]) => {
    const here = [...at, name];
    if (name === 'not') return mentionsInCondition(test, here, rows);
    if (name === 'any' || name === 'all') {
      return listOf(test).flatMap((one, index) => mentionsInCondition(one, [...here, index], rows));
    }
    return [keyed(name, at, rows), ...inTest(test, here, rows)];
  });

const inTest = (test: unknown, at: At, rows: readonly string[]): Mention[] =>
  entriesOf(test).flatMap(([key, part]) => {
    const here = [...at, key];
    if (key === 'not') return inTest(part, here, rows);
    if (key !== 'atLeast' && key !== 'atMost') return [];
    return isLiteral(part) ? [] : inExpression(part, here, rows);
  });

function inExpression(expression: unknown, at: At, rows: readonly string[] = []): Mention[] {
  if (typeof expression === 'string') return mention(expression, at, rows);
  if (Array.isArray(expression)) {
    return listOf(expression).flatMap((part, index) => inExpression(part, [...at, index], rows));
  }
  if (partOf(expression, 'const') !== undefined) return [];
  const list = partOf(expression, 'of') ?? partOf(expression, 'count');
  return entriesOf(expression).flatMap(([key, part]) => {
    const isInRow = key === 'when' || (key !== 'of' && partOf(expression, 'of') !== undefined);
    const inner = isInRow && typeof list === 'string' ? [...rows, list] : rows;
    return key === 'if' || key === 'when'
      ? mentionsInCondition(part, [...at, key], inner)
      : inExpression(part, [...at, key], inner);
  });
}

const inList = (names: unknown, at: At = []): Mention[] =>
  listOf(names).flatMap((name, index) => mention(name, [...at, index]));

const inside = (mentions: readonly Mention[]): Mention[] =>
  mentions.map((one) => ({ ...one, isInside: true }));

const isMoment = ({ name, at }: Mention): boolean =>
  at.length <= 2 && (name === 'today' || name === 'above');

/** By the kind of a keyword: the names of fields in its value. */
const MENTIONS: Readonly<Partial<Record<Kind, (value: unknown) => readonly Mention[]>>> = {
  sibling: (name) => mention(name, []),
  condition: (condition) => mentionsInCondition(condition),
  comparisons: (comparisons) =>
    entriesOf(comparisons).flatMap(([order, operand]) =>
      order === 'age' ? [] : inExpression(operand, [order]).filter((one) => !isMoment(one)),
    ),
  prefill: (prefill) => inExpression(partOf(prefill, 'calculate'), ['calculate']),
  calculation: (expression) => inExpression(expression, []),
  bound: (expression) => inExpression(expression, []),
  source: (source) => mention(partOf(source, 'dependsOn'), ['dependsOn']),
  copies: (copies) => mention(partOf(copies, 'by'), ['by']),
  reads: (reads) =>
    entriesOf(partOf(reads, 'passport')).flatMap(([value, name]) =>
      mention(name, ['passport', value]),
    ),
  begins: (begins) => [
    ...entriesOf(partOf(begins, 'first')).flatMap(([own, name]) => [
      ...mention(name, ['first', own]),
      ...inside([keyed(own, ['first'])]),
    ]),
    ...inside(
      entriesOf(partOf(begins, 'next')).flatMap(([own, name]) => [
        ...mention(name, ['next', own]),
        keyed(own, ['next']),
      ]),
    ),
  ],
  names: (names) => inside(inList(names)),
  sumLimit: (limit) => inside(inList(partOf(limit, 'fields'), ['fields'])),
  rows: (rows) =>
    inside(
      listOf(rows).flatMap((row, index) => [
        ...entriesOf(partOf(row, 'holds')).map(([name]) => keyed(name, [index, 'holds'])),
        ...inList(partOf(row, 'edits'), [index, 'edits']),
      ]),
    ),
  references: (references) =>
    listOf(references).flatMap((reference, index) =>
      mentionsInCondition(partOf(reference, 'when'), [index, 'when']),
    ),
};

/** Returns all names of fields in a field, each with its place in it. */
export const mentionsOf = (field: object): FieldMention[] =>
  Object.entries(field).flatMap(([keyword, value]) => {
    if (!Object.hasOwn(KEYWORDS, keyword)) return [];
    const { kind } = KEYWORDS[keyword as Keyword];
    return (MENTIONS[kind]?.(value) ?? []).map((one) => ({
      ...one,
      keyword: keyword as Keyword,
      kind,
      at: [keyword, ...one.at],
    }));
  });
