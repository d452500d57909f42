import { hash, randomUUID } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { createHash } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { KEY_HEADER } from '../../definition/payload/keyHeader';
import { isRecord, type Json, type Values } from '../../definition/model/values';
import { HttpRefusal } from './refusal';

export const KEY_FORM = /^[\w.:-]{8,200}$/u;

/** Returns the key of a request; undefined without one. @throws Refusal 400 for an invalid key */
export function idempotencyKey(headers: IncomingHttpHeaders): string | undefined {
  const key = headers[KEY_HEADER.toLowerCase()];
  if (key === undefined) return undefined;
  if (typeof key !== 'string' || !KEY_FORM.test(key)) {
    throw HttpRefusal.of(400, 'malformed', { name: KEY_HEADER });
  }
  return key;
}

/**
 * Returns the hash that identifies equal submissions: of the service and the answers, photos by their bytes. Not
 * of the language, which the visitor may have changed before trying again.
 * @param digests the hashes of the files in their order
 */
export function bodyHash(serviceId: string, values: Values, digests: readonly string[]): string {
  return createHash('sha256')
    .update(JSON.stringify(sorted([serviceId, values, [...digests]])))
    .digest('hex');
}

/** Returns the value with the keys of its objects in order, and null for undefined. */
function sorted(value: Json | undefined): Json {
  if (Array.isArray(value)) return value.map(sorted);
  if (!isRecord(value)) return value ?? null;
  const ordered: Values = {};
  for (const key of Object.keys(value).toSorted()) ordered[key] = sorted(value[key]);
  return ordered;
}

/** Returns the hash by which a repeated request is known; each request without a key is another one. */
export const keyOf = ({ headers }: FastifyRequest): string =>
  hash('sha256', idempotencyKey(headers) ?? randomUUID());
