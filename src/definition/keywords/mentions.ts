import { type Keyword, KEYWORDS, type Kind } from './keywords';
import { entriesOf, type Mention, mention, namesBy, namesInCondition, partOf } from './siblings';

/* All names of fields in the value of a keyword, also those in rows: what the designer renames. Pages do not load it. */

type At = readonly (string | number)[];

interface FieldMention extends Mention {
  readonly keyword: Keyword;
  readonly kind: Kind;
  /** It stands in the group, or in the rows of the list, that has the keyword; otherwise beside it. */
  readonly isInside?: true;
}

const listOf = (value: unknown): readonly unknown[] =>
  Array.isArray(value) ? (value as unknown[]) : [];

const keyed = (name: string, at: At): Mention => ({
  ...{ name, at: [...at, name], isKey: true, rows: [] },
});

const inList = (names: unknown, at: At = []): Mention[] =>
  listOf(names).flatMap((name, index) => mention(name, [...at, index]));

/** By the kind of a keyword: the names in its value of what is in the group, or in the rows of the list, that has it. */
const INSIDE: Readonly<Partial<Record<Kind, (value: unknown) => readonly Mention[]>>> = {
  begins: (begins) => [
    ...entriesOf(partOf(begins, 'first')).map(([own]) => keyed(own, ['first'])),
    ...entriesOf(partOf(begins, 'next')).flatMap(([own, name]) => [
      ...mention(name, ['next', own]),
      keyed(own, ['next']),
    ]),
  ],
  names: (names) => inList(names),
  sumLimit: (limit) => inList(partOf(limit, 'fields'), ['fields']),
  rows: (rows) =>
    listOf(rows).flatMap((row, index) => [
      ...entriesOf(partOf(row, 'holds')).map(([name]) => keyed(name, [index, 'holds'])),
      ...inList(partOf(row, 'edits'), [index, 'edits']),
    ]),
};

const beside = (keyword: Keyword, value: unknown): readonly Mention[] =>
  KEYWORDS[keyword].kind === 'references'
    ? listOf(value).flatMap((one, index) => namesInCondition(partOf(one, 'when'), [index, 'when']))
    : namesBy(keyword, value);

/** Returns all names of fields in a field, each with its place in it. */
export const mentionsOf = (field: object): FieldMention[] =>
  Object.entries(field).flatMap(([name, value]) => {
    if (!Object.hasOwn(KEYWORDS, name)) return [];
    const keyword = name as Keyword;
    const { kind } = KEYWORDS[keyword];
    const inside = INSIDE[kind]?.(value) ?? [];
    return [
      ...beside(keyword, value),
      ...inside.map((one) => ({ ...one, isInside: true as const })),
    ].map((one) => ({ ...one, keyword, kind, at: [keyword, ...one.at] }));
  });
