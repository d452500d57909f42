/**
 * A backtracking matcher for the part of regular expressions that our patterns use. It counts its
 * steps, so that tests can check a pattern on a hostile text without measuring time.
 */
export function matchSteps(source: string, text: string): { matched: boolean; steps: number } {
  const node = parse(source);
  let steps = 0;

  function run(here: Node, at: number, next: (at: number) => boolean): boolean {
    steps += 1;
    switch (here.kind) {
      case 'start':
        return at === 0 && next(at);
      case 'end':
        return at === text.length && next(at);
      case 'one': {
        const letter = text[at];
        return letter !== undefined && here.test.test(letter) && next(at + 1);
      }
      case 'all':
        return runAll(here.parts, at, next);
      case 'any':
        return here.arms.some((arm) => run(arm, at, next));
      case 'repeat':
        return repeat(here, 0, at, next);
    }
  }

  function runAll(parts: readonly Node[], at: number, next: (at: number) => boolean): boolean {
    const [first, ...rest] = parts;
    return first ? run(first, at, (end) => runAll(rest, end, next)) : next(at);
  }

  function repeat(node: Repeat, done: number, at: number, next: (at: number) => boolean): boolean {
    const more =
      done < node.most &&
      run(node.body, at, (end) => end > at && repeat(node, done + 1, end, next));
    return more || (done >= node.least && next(at));
  }

  return { matched: run(node, 0, () => true), steps };
}

interface Repeat {
  readonly kind: 'repeat';
  readonly body: Node;
  readonly least: number;
  readonly most: number;
}

type Node =
  | { readonly kind: 'start' | 'end' }
  | { readonly kind: 'one'; readonly test: RegExp }
  | { readonly kind: 'all'; readonly parts: readonly Node[] }
  | { readonly kind: 'any'; readonly arms: readonly Node[] }
  | Repeat;

const TOKENS = /\(\?:|[()|^$?*+]|\{\d+(?:,\d*)?\}|\[(?:\\.|[^\]\\])*\]|\\.|./gu;

function parse(source: string): Node {
  const tokens = source.match(TOKENS) ?? [];
  let next = 0;

  function parseAny(): Node {
    const arms = [parseAll()];
    while (tokens[next] === '|') {
      next += 1;
      arms.push(parseAll());
    }
    return arms.length === 1 && arms[0] ? arms[0] : { kind: 'any', arms };
  }

  function parseAll(): Node {
    const parts: Node[] = [];
    while (next < tokens.length && tokens[next] !== '|' && tokens[next] !== ')') {
      parts.push(quantified(parseOne()));
    }
    return { kind: 'all', parts };
  }

  function parseOne(): Node {
    const token = tokens[next++] ?? '';
    if (token === '^') return { kind: 'start' };
    if (token === '$') return { kind: 'end' };
    if (token !== '(?:' && token !== '(') {
      return { kind: 'one', test: new RegExp(`^(?:${token})$`, 'u') };
    }
    const inner = parseAny();
    next += 1;
    return inner;
  }

  function quantified(body: Node): Node {
    const [least, most] = bounds(tokens[next] ?? '');
    if (least === undefined || most === undefined) return body;
    next += 1;
    return { kind: 'repeat', body, least, most };
  }

  return parseAny();
}

function bounds(token: string): [least?: number, most?: number] {
  if (token === '?') return [0, 1];
  if (token === '*') return [0, Infinity];
  if (token === '+') return [1, Infinity];
  const [, least, comma, most] = /^\{(\d+)(,?)(\d*)\}$/u.exec(token) ?? [];
  if (least === undefined) return [];
  return [Number(least), comma ? (most ? Number(most) : Infinity) : Number(least)];
}
