/** Replaces the Markdown renderer that rjsf uses for configuration errors. */
export function Markdown(): never {
  throw new Error('rjsf got a schema that no definition produces');
}
