import { memo } from 'react';
import { type Token, tokensIn } from './tokens';

/** Renders a line of JSON with syntax highlighting. */
export const CodeLine = memo(function CodeLine({ text }: { readonly text: string }) {
  return (
    <code>
      {tokensIn(text).map((token, index) =>
        token.kind === 'other' ? token.text : <Coloured key={index} token={token} />,
      )}
    </code>
  );
});

/** Each text has its own direction, while quotation marks and the line run from left to right. */
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
