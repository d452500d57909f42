export interface Token {
  readonly kind: 'key' | 'text' | 'value' | 'other';
  readonly text: string;
}

const TOKEN = /("(?:[^"\\]|\\.)*"?)(\s*:)?|(-?[0-9][0-9.eE+-]*|true|false|null)/gu;

/** Splits a line of JSON, valid or not, into tokens for highlighting; joined, they are the line. */
export function tokensIn(line: string): Token[] {
  const tokens: Token[] = [];
  let from = 0;
  const put = (kind: Token['kind'], text = '') => {
    if (text !== '') tokens.push({ kind, text });
  };
  for (const { 0: whole, 1: quoted, 2: colon, 3: plain, index } of line.matchAll(TOKEN)) {
    put('other', line.slice(from, index));
    put(colon === undefined ? 'text' : 'key', quoted);
    put('other', colon);
    put('value', plain);
    from = index + whole.length;
  }
  put('other', line.slice(from));
  return tokens;
}
