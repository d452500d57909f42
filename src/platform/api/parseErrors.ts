import { isRecord } from '../../definition/model/values';
import type { FieldError } from './apiError';

/** Limits what a malformed response can cost. */
const MOST_ERRORS = 100;
const DEEPEST = 8;

/** Keys under which servers put errors that belong to no field. */
const GENERAL = new Set(['message', 'detail', 'error', 'title', 'non_field_errors']);

/**
 * Returns the errors in a refusal's body: this server's format, `{ errors: [{ name, message, code,
 * limit }] }`, or a map from fields to messages, at the root or under `errors`, nested or not.
 * Returns one entry for each field; entries without a message are left out.
 */
export function parseErrors(body: unknown): FieldError[] {
  const inner = isRecord(body) && isContainer(body.errors) ? body.errors : body;
  return collect(inner, '', 0).slice(0, MOST_ERRORS);
}

function collect(node: unknown, name: string, depth: number): FieldError[] {
  if (typeof node === 'string') return isProse(node) ? [{ name, message: node.trim() }] : [];
  if (depth > DEEPEST) return [];
  if (Array.isArray(node)) return collectList(node, name, depth);
  if (!isRecord(node)) return [];
  const own = asFieldError(node);
  if (own) return [own];
  return Object.entries(node).flatMap(([key, value]) =>
    collect(value, GENERAL.has(key) ? name : joined(name, key), depth + 1),
  );
}

/**
 * Several messages for one field become one entry. A list of objects is this server's format, or
 * the errors of list rows.
 */
function collectList(list: readonly unknown[], name: string, depth: number): FieldError[] {
  const texts = list.filter((entry) => typeof entry === 'string');
  if (texts.length > 0) return collect(texts.join(' '), name, depth);
  return list.flatMap((entry, index) => {
    const own = asFieldError(entry);
    return own ? [own] : collect(entry, joined(name, String(index)), depth + 1);
  });
}

function asFieldError(node: unknown): FieldError | undefined {
  if (!isRecord(node) || typeof node.name !== 'string' || typeof node.message !== 'string') {
    return undefined;
  }
  const { name, message, code, limit } = node;
  return {
    name,
    message,
    ...(typeof code === 'string' && { code }),
    ...((typeof limit === 'string' || typeof limit === 'number') && { limit }),
  };
}

const joined = (name: string, key: string): string => (name === '' ? key : `${name}.${key}`);

/** Rejects HTML: the error page of a proxy between client and server is not a message. */
const isProse = (text: string): boolean =>
  text.trim() !== '' && !/^\s*<(?:!doctype|html|\?xml)/iu.test(text);

const isContainer = (value: unknown): boolean => typeof value === 'object' && value !== null;
