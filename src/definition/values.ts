/** What a form holds, and what is sent: plain JSON. */
export type Json = string | number | boolean | null | Json[] | { [key: string]: Json | undefined };

/** Answers by field name. A missing answer is a missing key, never null and never an empty text. */
export type Values = { [key: string]: Json | undefined };

/** Where a value stands: property names and row numbers. */
export type Path = readonly (string | number)[];

export const dotted = (path: Path): string => path.join('.');

export const isRecord = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The value at a path, or undefined where the path leads nowhere. */
export function valueAt(values: Json | undefined, path: Path): Json | undefined {
  let here: Json | undefined = values;
  for (const key of path) {
    if (Array.isArray(here)) here = here[Number(key)];
    else if (isRecord(here) && Object.hasOwn(here, key)) here = here[key];
    else return undefined;
  }
  return here;
}
