import { HttpRefusal } from './refusal';

const DEEPEST = 20;
/** Commas and colons: about two for each value. No form needs nearly as many. */
const MOST_MARKS = 10_000;

/** Names with a meaning in JavaScript. */
const RESERVED = new Set(['__proto__', 'constructor', 'prototype']);

/**
 * Parses JSON from outside: refuses deep or very wide values and names that would reach an object's prototype.
 * @throws Refusal 400
 */
export function parseJsonText(text: string): unknown {
  if (!isModest(text)) throw HttpRefusal.of(400, 'malformed');
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw HttpRefusal.of(400, 'malformed');
  }
  refuseReserved(value);
  return value;
}

/** Checked before parsing, so that a bomb costs one pass over its text. */
function isModest(text: string): boolean {
  let depth = 0;
  let marks = 0;
  for (let at = 0; at < text.length; at += 1) {
    const character = text[at];
    if (character === '"') {
      at = endOfString(text, at);
    } else if (character === '{' || character === '[') {
      depth += 1;
      if (depth > DEEPEST) return false;
    } else if (character === '}' || character === ']') {
      depth -= 1;
    } else if (character === ',' || character === ':') {
      marks += 1;
      if (marks > MOST_MARKS) return false;
    }
  }
  return true;
}

function endOfString(text: string, start: number): number {
  for (let at = start + 1; at < text.length; at += 1) {
    if (text[at] === '\\') at += 1;
    else if (text[at] === '"') return at;
  }
  return text.length;
}

function refuseReserved(value: unknown): void {
  if (typeof value !== 'object' || value === null) return;
  for (const [key, inner] of Object.entries(value)) {
    if (RESERVED.has(key)) throw HttpRefusal.of(400, 'malformed');
    refuseReserved(inner);
  }
}
