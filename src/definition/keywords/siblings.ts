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

type Named = readonly (readonly [name: unknown, ...at: readonly (string | number)[]])[];

/** What a comparison is with beside the name of an answer: a number, a day, or today. */
export const isLiteral = (operand: unknown): operand is number | string =>
  typeof operand === 'number' || /^(?:today|[0-9]{4}-[0-9]{2}-[0-9]{2})$/u.test(String(operand));

type At = readonly (string | number)[];

/** Among names: the day of today, on which the answers that count depend as well. */
const TODAY = '';

/** Returns the names of answers that a condition is about, each with its place. */
export const namesInCondition = (condition?: object): Named =>
  inCondition(condition).filter(([name]) => name !== TODAY);

const inCondition = (condition: object = {}, at: At = []): Named =>
  Object.entries(condition).flatMap(([name, test]: [string, unknown]): Named => {
    const here = [...at, name];
    if (name === 'not') return inCondition(test as object, here);
    if (name !== 'any' && name !== 'all') return [[name, ...here], ...inTest(test, here)];
    return (test as object[]).flatMap((one, index) => inCondition(one, [...here, index]));
  });

function inTest(test: unknown, at: At): Named {
  if (typeof test !== 'object' || test === null) return [];
  return Object.entries(test).flatMap(([keyword, part]: [string, unknown]): Named => {
    const here = [...at, keyword];
    if (keyword === 'not') return inTest(part, here);
    if (keyword === 'age' || part === 'today') return [[TODAY]];
    const isBound = keyword === 'atLeast' || keyword === 'atMost';
    return isBound && !isLiteral(part) ? namesIn(part, ...here) : [];
  });
}

/** By the kind of a keyword: returns the fields that its value names, and where in it. */
const SIBLINGS: Readonly<Partial<Record<Kind, (value: never) => Named>>> = {
  sibling: (name: string) => [[name]],
  comparisons: ({ age: _, ...orders }: Readonly<Record<string, unknown>>) => namesIn(orders),
  prefill: ({ calculate }: { readonly calculate?: unknown }) => namesIn(calculate, 'calculate'),
  condition: (condition: object) => inCondition(condition),
  source: ({ dependsOn }: Readonly<Record<string, unknown>>) => [[dependsOn, 'dependsOn']],
  calculation: (expression: unknown) => namesIn(expression),
  bound: (expression: unknown) => namesIn(expression),
  begins: ({ first = {} }: { readonly first?: object }) =>
    Object.entries(first).map(([own, name]: [string, unknown]) => [name, 'first', own]),
  reads: ({ passport }: { readonly passport: object }) =>
    Object.entries(passport).map(([value, name]: [string, unknown]) => [name, 'passport', value]),
  copies: ({ by }: Readonly<Record<string, unknown>>) => [[by, 'by']],
};

/** Returns the answers that an expression names. Those in rows stand there, not beside it. */
function namesIn(expression: unknown, ...at: readonly (string | number)[]): Named {
  if (typeof expression === 'string') return [[expression, ...at]];
  if (typeof expression !== 'object' || expression === null) return [];
  if ('const' in expression) return expression.const === 'today' ? [[TODAY]] : [];
  const own: Named = 'age' in expression && !('on' in expression) ? [[TODAY]] : [];
  const inParts = Object.entries(expression).flatMap(([key, part]: [string, unknown]): Named => {
    const isInRow = 'of' in expression && key !== 'of';
    const here = Array.isArray(expression) ? Number(key) : key;
    const isCondition = key === 'if' || key === 'when';
    const named = isCondition
      ? inCondition(part as object, [...at, here])
      : namesIn(part, ...at, here);
    if (!isInRow && key !== 'when') return named;
    // From the row, "../" leads to where the expression is.
    return named.flatMap(([name, ...place]): Named => {
      const outer = String(name);
      if (outer.startsWith('../')) return [[outer.slice(3), ...place]];
      return outer === TODAY || outer.startsWith('/') ? [[name, ...place]] : [];
    });
  });
  return [...own, ...inParts];
}

/** What comparisons name beside fields: the day of today, and the same answer in the row above. */
const NO_SIBLINGS: ReadonlySet<string> = new Set(['today', 'above']);

const isMoment = (kind: Kind, name: string): boolean =>
  name === TODAY || (kind === 'comparisons' && NO_SIBLINGS.has(name));

/** Returns what a keyword of a field names. */
function namedBy(keyword: string, value: unknown): Named {
  const row = Object.hasOwn(KEYWORDS, keyword) ? KEYWORDS[keyword as Keyword] : undefined;
  return (row && value !== undefined && SIBLINGS[row.kind]?.(value as never)) || [];
}

/** Returns whether it depends on the day of today if a field counts, or what is calculated for it. */
export const dependsOnDay = (field: object): boolean =>
  keywordsOf('condition', 'calculation').some((keyword) =>
    namedBy(keyword, field[keyword as never]).some(([name]) => name === TODAY),
  );

/** Returns the fields beside it that a field names: those that its conditions, rules and calculations depend on. */
export const siblingsOf = (field: object): NamedField[] =>
  Object.entries(field).flatMap(([keyword, value]) =>
    namedBy(keyword, value).flatMap(([name, ...at]) => {
      const { kind } = KEYWORDS[keyword as Keyword];
      return typeof name === 'string' && !isMoment(kind, name)
        ? [{ keyword: keyword as Keyword, kind, at: [keyword, ...at], name }]
        : [];
    }),
  );
