import { memo } from 'react';

interface Token {
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

/** Renders a line of JSON with syntax highlighting. Each text has its own direction, while the line runs left to right. */
export const CodeLine = memo(function CodeLine({ text: line }: { readonly text: string }) {
  return (
    <code>
      {tokensIn(line).map(({ kind, text }, index) => {
        const [, inner] = /^"(.*)"$/u.exec(text) ?? [];
        return (
          <span key={index} className={`pg-${kind}`}>
            {inner === undefined ? text : ['"', <bdi key="text">{inner}</bdi>, '"']}
          </span>
        );
      })}
    </code>
  );
});

/** Renders formatted JSON. */
export function Json({ value }: { readonly value: unknown }) {
  return (
    <pre className="pg-json">
      {JSON.stringify(value, null, 2)
        .split('\n')
        .map((line, index) => (
          <div key={index}>
            <CodeLine text={line} />
          </div>
        ))}
    </pre>
  );
}
