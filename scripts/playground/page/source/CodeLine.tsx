import { memo } from 'react';
import { type Token, tokensIn } from './tokens';

/** A line of JSON in colours. */
export const CodeLine = memo(function CodeLine({ text }: { readonly text: string }) {
  return (
    <code>
      {tokensIn(text).map((token, index) =>
        token.kind === 'other' ? token.text : <Coloured key={index} token={token} />,
      )}
    </code>
  );
});

/** Each text keeps its own direction, while quotation marks and the line go from left to right. */
function Coloured({ token: { kind, text } }: { readonly token: Token }) {
  const [, words] = /^"(.*)"$/u.exec(text) ?? [];
  return (
    <span className={`pg-${kind}`}>
      {words === undefined ? (
        text
      ) : (
        <>
          &quot;<bdi>{words}</bdi>&quot;
        </>
      )}
    </span>
  );
}
