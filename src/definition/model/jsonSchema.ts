/** A JSON Schema (draft 7), without texts. */
export type JsonSchema = { readonly [keyword: string]: unknown };
