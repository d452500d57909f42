import { HttpRefusal } from './refusal';

const DEEPEST = 20;
/** Values in one text. No form needs nearly as many. */
const MOST_VALUES = 10_000;

/** Names with a meaning in JavaScript. */
const RESERVED = new Set(['__proto__', 'constructor', 'prototype']);

/**
 * Parses JSON from outside: refuses deep or very wide values and names that would reach an object's prototype.
 * @param text of a megabyte at most, which is parsed within milliseconds, whatever is in it
 * @throws Refusal 400
 */
export function parseJsonText(text: string): unknown {
  let left = MOST_VALUES;
  const isHostile = (value: unknown, depth: number): boolean => {
    if (typeof value !== 'object' || value === null) return false;
    left -= Array.isArray(value) ? value.length : Object.keys(value).length;
    if (left < 0 || depth > DEEPEST) return true;
    return Object.entries(value).some(
      ([name, inner]) => RESERVED.has(name) || isHostile(inner, depth + 1),
    );
  };
  const value = parsed(text);
  if (value === undefined || isHostile(value, 1)) throw HttpRefusal.of(400, 'malformed');
  return value;
}

/** Returns undefined for what is no JSON. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
