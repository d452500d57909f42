/** What a form holds and sends: plain JSON. */
export type Json = string | number | boolean | null | Json[] | { [key: string]: Json | undefined };

/** Answers by field name. A missing answer is a missing key, never null or an empty text. */
export type Values = { [key: string]: Json | undefined };

/** The position of a value: property names and row numbers. */
export type Path = readonly (string | number)[];

/** Joins a path to one text, as in the names of controls and issues: "children.0.name". */
export const dotted = (path: Path): string => path.join('.');

/** Returns whether a dotted path is another, or lies below it. */
export const isWithin = (path: string, outer: string): boolean =>
  path === outer || path.startsWith(`${outer}.`);

/** Reverses dotted: a numeric part is a row number. */
export const parsePath = (path: string): Path =>
  path.split('.').map((key) => (/^(?:0|[1-9][0-9]*)$/u.test(key) ? Number(key) : key));

/** Returns whether a value is a JSON object: neither null nor a list. */
export const isRecord = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Spaces, what is never visible, and what is not visible alone: tatweel, and Braille without dots. */
const INVISIBLE = /^[\s\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u0640\u2800]*$/u;

/** Returns whether a value contains no answer: nothing, or nothing visible. */
export const isNone = (value: unknown): boolean =>
  value === undefined || value === null || (typeof value === 'string' && INVISIBLE.test(value));

/** Returns the values as `convert` returns them, without those for which it returns undefined. */
export function mapValues(
  values: Values,
  convert: (value: Json | undefined, name: string) => Json | undefined,
): Values {
  const converted: Values = {};
  for (const name of Object.keys(values)) {
    const value = convert(values[name], name);
    if (value === undefined) continue;
    // An assignment to it would set the prototype.
    if (name === '__proto__') Object.defineProperty(converted, name, { ...OWN, value });
    else converted[name] = value;
  }
  return converted;
}

const OWN = { configurable: true, enumerable: true, writable: true };

export function textsIn(value: Json | undefined): string[] {
  if (typeof value === 'string') return [value];
  const inner = isRecord(value) ? Object.values(value) : value;
  return Array.isArray(inner) ? inner.flatMap(textsIn) : [];
}

/** Returns what a JSON text stands for; of any other text what is given in its place. */
export function parsedJson(text: string, otherwise?: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return otherwise;
  }
}

/** Returns a number, also from a numeric text; undefined for anything else. */
export function toNumber(value: unknown): number | undefined {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  return typeof number === 'number' && Number.isFinite(number) ? number : undefined;
}

/** Returns the value at a path, or undefined if the path does not exist. */
export function valueAt(values: Json | undefined, path: Path): Json | undefined {
  let here: Json | undefined = values;
  for (const key of path) {
    if (Array.isArray(here)) here = here[Number(key)];
    else if (isRecord(here) && Object.hasOwn(here, key)) here = here[key];
    else return undefined;
  }
  return here;
}

/** Returns the values with another value at a path; everything else is shared, not copied. */
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

/** Compares two values as JSON, ignoring the order of keys. */
export function sameJson(a: Json | undefined, b: Json | undefined): boolean {
  if (Array.isArray(a) && Array.isArray(b)) {
    return a.length === b.length && a.every((entry, index) => sameJson(entry, b[index]));
  }
  if (!isRecord(a) || !isRecord(b)) return a === b;
  const keys = Object.keys(a);
  return (
    keys.length === Object.keys(b).length &&
    keys.every((key) => Object.hasOwn(b, key) && sameJson(a[key], b[key]))
  );
}
