/** Stands for the Markdown renderer that rjsf shows configuration errors with. */
export function Markdown(): never {
  throw new Error('rjsf met a schema that no definition gives it');
}
