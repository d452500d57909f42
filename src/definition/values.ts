/** What a form holds, and what is sent: plain JSON. */
export type Json = string | number | boolean | null | Json[] | { [key: string]: Json | undefined };

/** Answers by field name. A missing answer is a missing key, never null and never an empty text. */
export type Values = { [key: string]: Json | undefined };

/** Where a value stands: property names and row numbers. */
export type Path = readonly (string | number)[];

/** A path as one text, as controls and issues are named: "children.0.name". */
export const dotted = (path: Path): string => path.join('.');

/** The inverse of dotted: what is written as a number is a row's. */
export const parsePath = (path: string): Path =>
  path.split('.').map((key) => (/^(?:0|[1-9][0-9]*)$/u.test(key) ? Number(key) : key));

/** Whether a value is a JSON object: neither null nor a list. */
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

/** The values with another value at a path; what lies beside the path is shared, not copied. */
export function withValueAt(values: Json | undefined, path: Path, value: Json | undefined): Json {
  const [key, ...rest] = path;
  if (key === undefined) return value ?? {};
  if (typeof key === 'number') {
    const rows = Array.isArray(values) ? [...values] : [];
    rows[key] = rest.length > 0 ? withValueAt(rows[key], rest, value) : (value ?? null);
    return rows;
  }
  const record = isRecord(values) ? values : {};
  return { ...record, [key]: rest.length > 0 ? withValueAt(record[key], rest, value) : value };
}
