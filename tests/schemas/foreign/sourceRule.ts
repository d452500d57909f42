/**
 * Reads the rules of foreign forms as these write them: SurveyJS's `{name}`, XLSForm's `${name}` and `.`, and the part of
 * JavaScript that Form.io's conditions and amounts use. One grammar has all three: they differ in their words only.
 */

/** What a rule reads and works out. */
export type Value = string | number | boolean | undefined | readonly Value[];

export interface Reading {
  /** Returns the answer to a question; "." is the one that the rule is about. */
  read(name: string): Value;
  /** Rounds an amount that a rule reads, where the form does. */
  readonly rounds?: boolean;
}

const TOKEN =
  /\s*(?:\$?\{(?<braced>[^}]+)\}|(?<text>'[^']*'|"[^"]*")|(?<number>\d+(?:\.\d+)?)|(?<word>[A-Za-z_][\w.]*)|(?<sign>===|!==|==|!=|<>|>=|<=|&&|\|\||[-+*/=<>!()[\],.]))/y;

interface Token {
  readonly kind: 'name' | 'text' | 'number' | 'word' | 'sign';
  readonly text: string;
}

const read = new Map<string, readonly Token[]>();

function tokensOf(rule: string): readonly Token[] {
  const known = read.get(rule);
  if (known) return known;
  const tokens: Token[] = [];
  read.set(rule, tokens);
  TOKEN.lastIndex = 0;
  while (TOKEN.lastIndex < rule.trimEnd().length) {
    const { braced, text, number, word, sign } = TOKEN.exec(rule)?.groups ?? {};
    if (braced !== undefined) tokens.push({ kind: 'name', text: braced });
    else if (text !== undefined) tokens.push({ kind: 'text', text: text.slice(1, -1) });
    else if (number !== undefined) tokens.push({ kind: 'number', text: number });
    else if (sign !== undefined) tokens.push({ kind: sign === '.' ? 'name' : 'sign', text: sign });
    else if (word === undefined) throw new Error(`not read: ${rule}`);
    else if (word.startsWith('data.')) tokens.push({ kind: 'name', text: word.slice(5) });
    else
      tokens.push({
        kind: word === 'input' ? 'name' : 'word',
        text: word === 'input' ? '.' : word,
      });
  }
  return tokens;
}

/** Binary operators by how tightly they bind. */
const LEVELS: readonly Readonly<Record<string, (a: Value, b: Value) => Value>>[] = [
  { or: (a, b) => isTrue(a) || isTrue(b), '||': (a, b) => isTrue(a) || isTrue(b) },
  { and: (a, b) => isTrue(a) && isTrue(b), '&&': (a, b) => isTrue(a) && isTrue(b) },
  {
    '=': isSame,
    '==': isSame,
    '===': isSame,
    '!=': (a, b) => !isSame(a, b),
    '!==': (a, b) => !isSame(a, b),
    '>': (a, b) => numberOf(a) > numberOf(b),
    '<': (a, b) => numberOf(a) < numberOf(b),
    '>=': (a, b) => numberOf(a) >= numberOf(b),
    '<=': (a, b) => numberOf(a) <= numberOf(b),
    // One box alone is a yes or no here.
    contains: (a, b) => a === true || listOf(b).every((one) => listOf(a).includes(one)),
  },
  {
    '+': (a, b) => numberOf(a) + numberOf(b),
    '-': (a, b) => numberOf(a) - numberOf(b),
  },
  {
    '*': (a, b) => numberOf(a) * numberOf(b),
    '/': (a, b) => numberOf(a) / numberOf(b),
    div: (a, b) => numberOf(a) / numberOf(b),
  },
];

const FUNCTIONS: Readonly<Record<string, (parts: readonly Value[], how: Reading) => Value>> = {
  if: ([condition, then, other]) => (isTrue(condition) ? then : other),
  // XPath and JavaScript round a half up.
  round: ([value, decimals = 0]) => roundUp(numberOf(value), numberOf(decimals)),
  sqrt: ([value]) => Math.sqrt(numberOf(value)),
  cos: ([value]) => Math.cos(numberOf(value)),
  atan: ([value]) => Math.atan(numberOf(value)),
  regex: ([value, pattern]) => new RegExp(String(pattern), 'u').test(String(value)),
  String: ([value]) => value,
  // Form.io's own function in the rule: what is missing counts as 0.
  getFieldValue: ([value], { rounds }) => {
    const number = numberOf(value) || 0;
    return rounds ? Math.round(number) : number;
  },
};

const roundUp = (value: number, decimals: number): number =>
  Math.floor(Number(`${value}e${decimals}`) + 0.5) / 10 ** decimals;

const listOf = (value: Value): readonly Value[] => (Array.isArray(value) ? value : [value]);

const numberOf = (value: Value): number =>
  value === undefined || value === '' ? Number.NaN : Number(value);

export const isTrue = (value: Value): boolean =>
  value !== undefined && value !== '' && value !== false && !Number.isNaN(value);

const YES = new Set<Value>(['y', 'yes', 'ja', 'true', true]);

/** What is a yes or no here is a choice of two there. */
function isSame(a: Value, b: Value): boolean {
  if (a === undefined || b === undefined) return false;
  if (typeof a === 'boolean') return a === YES.has(b);
  if (!Array.isArray(a)) return a === b;
  // Of several chosen, Form.io's "eq" means that one is; SurveyJS's "= [...]" that these are, and no other.
  return Array.isArray(b)
    ? a.length === b.length && a.every((one) => b.includes(one))
    : a.includes(b);
}

/** Works out a rule. */
export function workedOut(rule: string, how: Reading): Value {
  const tokens = tokensOf(rule);
  let at = 0;
  const next = (): Token | undefined => tokens[at];
  const takes = (text: string): boolean => {
    if (next()?.kind === 'name' || next()?.kind === 'text' || next()?.text !== text) return false;
    at += 1;
    return true;
  };

  function binary(level: number): Value {
    const operators = LEVELS[level];
    if (!operators) return postfix();
    let value = binary(level + 1);
    for (;;) {
      const token = next();
      const apply =
        token && (token.kind === 'sign' || token.kind === 'word')
          ? operators[token.text]
          : undefined;
      if (!apply) return value;
      at += 1;
      value = apply(value, binary(level + 1));
    }
  }

  function postfix(): Value {
    const value = primary();
    if (takes('notempty')) return listOf(value).some((one) => one !== undefined && one !== '');
    return value;
  }

  function parts(end: string): Value[] {
    const values: Value[] = [];
    while (!takes(end)) {
      values.push(binary(0));
      takes(',');
    }
    return values;
  }

  function primary(): Value {
    if (takes('(')) return parts(')')[0];
    if (takes('[')) return parts(']');
    const token = next();
    at += 1;
    if (token?.kind === 'name') return how.read(token.text);
    if (token?.kind === 'text') return token.text;
    if (token?.kind === 'number') return Number(token.text);
    if (token?.text === 'true') return true;
    const apply = FUNCTIONS[token?.text ?? ''];
    if (!apply || !takes('(')) throw new Error(`not read: ${rule}`);
    return apply(parts(')'), how);
  }

  return binary(0);
}
