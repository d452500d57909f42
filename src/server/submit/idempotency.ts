import { createHash } from 'node:crypto';
import { isRecord, type Json, type Values } from '../../definition/values';
import { Refusal } from '../http/refusal';

/**
 * The Idempotency-Key of a request, made by whoever opened the form; undefined without one.
 * @throws Refusal 400 for one that could not have been made for this
 */
export function idempotencyKey(header: string | string[] | undefined): string | undefined {
  if (header === undefined) return undefined;
  if (typeof header !== 'string' || !/^[\w.:-]{8,200}$/u.test(header)) {
    throw Refusal.of(400, 'malformed', { name: 'Idempotency-Key' });
  }
  return header;
}

/**
 * What makes two submissions the same: the service and what was answered, photos by their bytes. Not
 * the language, which the visitor may have changed before trying again.
 * @param digests the hashes of the files in their order
 */
export function bodyHash(serviceId: string, values: Values, digests: readonly string[]): string {
  return createHash('sha256')
    .update(canonical([serviceId, values, [...digests]]))
    .digest('hex');
}

/** JSON whose keys are in one order. */
function canonical(value: Json | undefined): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  if (!isRecord(value)) return JSON.stringify(value ?? null);
  const entries = Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1));
  return `{${entries.map(([key, inner]) => `${JSON.stringify(key)}:${canonical(inner)}`).join(',')}}`;
}
